// Written by images.ts from masters/industrial.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './industrial-480.avif'
import avif768 from './industrial-768.avif'
import avif1280 from './industrial-1280.avif'
import avif1920 from './industrial-1920.avif'
import avif2400 from './industrial-2400.avif'
import webp768 from './industrial-768.webp'
import webp1280 from './industrial-1280.webp'

export const industrial: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#4c413c',
  placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAAoABUB8JZQCw7BVrAAA/unfJotn1+gp8SBonweRuYgHz4UCwAAA',
}
