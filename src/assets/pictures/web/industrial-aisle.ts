// Written by images.ts from masters/industrial-aisle.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './industrial-aisle-480.avif'
import avif768 from './industrial-aisle-768.avif'
import avif1280 from './industrial-aisle-1280.avif'
import avif1344 from './industrial-aisle-1344.avif'
import webp768 from './industrial-aisle-768.webp'
import webp1280 from './industrial-aisle-1280.webp'

export const industrialAisle: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5a5152',
  placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoQAA0ABUB8JYwCw7EMTgAA/qJL1U+uz49mtxUSa3xtlMiO0YhdoAAA',
}
