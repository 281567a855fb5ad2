// Written by images.ts from masters/relaxation.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './relaxation-480.avif'
import avif768 from './relaxation-768.avif'
import avif1280 from './relaxation-1280.avif'
import avif1920 from './relaxation-1920.avif'
import avif2400 from './relaxation-2400.avif'
import webp768 from './relaxation-768.webp'
import webp1280 from './relaxation-1280.webp'

export const relaxation: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#695242',
  placeholder: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAoABUB8JYgCdAEKh+U6wAD9cAqGMLl9AtjJPY3oP1jGRo8ZD9jykAA=',
}
