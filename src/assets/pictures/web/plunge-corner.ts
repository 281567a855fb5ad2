// Written by images.ts from masters/plunge-corner.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './plunge-corner-480.avif'
import avif768 from './plunge-corner-768.avif'
import avif1280 from './plunge-corner-1280.avif'
import avif1600 from './plunge-corner-1600.avif'
import webp768 from './plunge-corner-768.webp'
import webp1280 from './plunge-corner-1280.webp'

export const plungeCorner: PictureFiles = {
  width: 1600,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#393b3c',
  placeholder: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAACQAQCdASoQABAABUB8JZwAAudVMbgA/uLpBi2TqMmYN28ZtXmT8lsYAAA=',
}
