// Written by images.ts from masters/rooftop.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './rooftop-480.avif'
import avif768 from './rooftop-768.avif'
import avif1280 from './rooftop-1280.avif'
import avif1920 from './rooftop-1920.avif'
import avif2400 from './rooftop-2400.avif'
import webp768 from './rooftop-768.webp'
import webp1280 from './rooftop-1280.webp'

export const rooftop: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#766b6b',
  placeholder: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoQAAoABUB8JQBdgBrZm/U3AAD8Zz99ES13B5ZwKGt47q4DfKiXJtPyQfceHTgCJb3coiAA',
}
