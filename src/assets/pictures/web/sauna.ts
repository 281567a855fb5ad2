// Written by images.ts from masters/sauna.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sauna-480.avif'
import avif768 from './sauna-768.avif'
import avif1280 from './sauna-1280.avif'
import avif1920 from './sauna-1920.avif'
import avif2400 from './sauna-2400.avif'
import webp768 from './sauna-768.webp'
import webp1280 from './sauna-1280.webp'

export const sauna: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5b3a21',
  placeholder: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAoABUB8JZACdACAlZgA/tpw5FQQICuL/K0cDyGquMzUmKwUnGKbaZAAAA==',
}
