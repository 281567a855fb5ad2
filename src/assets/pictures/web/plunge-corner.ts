// Written by images.ts from masters/plunge-corner.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './plunge-corner-480.avif'
import avif768 from './plunge-corner-768.avif'
import avif1280 from './plunge-corner-1280.avif'
import avif1400 from './plunge-corner-1400.avif'
import webp768 from './plunge-corner-768.webp'
import webp1280 from './plunge-corner-1280.webp'

export const plungeCorner: PictureFiles = {
  width: 1400,
  height: 1400,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1400} 1400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#393b3c',
  placeholder: 'data:image/webp;base64,UklGRjIAAABXRUJQVlA4ICYAAACwAQCdASoQABAABUB8JZwAAudZg3WgAP7i6RfSvuX9Gg2OWqQAAA==',
}
