// Written by images.ts from masters/detail-tub.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-tub-480.avif'
import avif768 from './detail-tub-768.avif'
import avif1280 from './detail-tub-1280.avif'
import avif1408 from './detail-tub-1408.avif'
import webp768 from './detail-tub-768.webp'
import webp1280 from './detail-tub-1280.webp'

export const detailTub: PictureFiles = {
  width: 1408,
  height: 1408,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1408} 1408w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#504235',
  placeholder: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQABAABUB8JQBOgCHVH6CAAP7NnLrtiq4qkc16wosXc246HCDFbGWpLisgAA==',
}
