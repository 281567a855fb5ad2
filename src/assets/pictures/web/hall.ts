// Written by images.ts from masters/hall.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './hall-480.avif'
import avif768 from './hall-768.avif'
import avif1280 from './hall-1280.avif'
import avif1920 from './hall-1920.avif'
import avif2400 from './hall-2400.avif'
import webp768 from './hall-768.webp'
import webp1280 from './hall-1280.webp'

export const hall: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5f4b3c',
  placeholder: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAoABUB8JQBOgBuABY+UIAD+v3xH+SuRjKPT0kWSWNy5OsjCMVAR/POMAA==',
}
