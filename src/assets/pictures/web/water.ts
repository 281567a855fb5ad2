// Written by images.ts from masters/water.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './water-480.avif'
import avif768 from './water-768.avif'
import avif1280 from './water-1280.avif'
import avif1920 from './water-1920.avif'
import avif2400 from './water-2400.avif'
import webp768 from './water-768.webp'
import webp1280 from './water-1280.webp'

export const water: PictureFiles = {
  width: 2400,
  height: 1800,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#253a35',
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADwAQCdASoQAAwABUB8JYwAAxYTo9N39+AA/u6+mFyhlH10EjUnYvOU46AAAA==',
}
