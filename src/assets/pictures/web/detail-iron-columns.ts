// Written by images.ts from masters/detail-iron-columns.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-iron-columns-480.avif'
import avif768 from './detail-iron-columns-768.avif'
import avif1280 from './detail-iron-columns-1280.avif'
import avif1344 from './detail-iron-columns-1344.avif'
import webp768 from './detail-iron-columns-768.webp'
import webp1280 from './detail-iron-columns-1280.webp'

export const detailIronColumns: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#4f4a4a',
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoQAA0ABUB8JZQAAuW9xsAA/s1bsLMCMfQYcsewfUfZbBHJIFAAAA==',
}
