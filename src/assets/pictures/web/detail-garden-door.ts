// Written by images.ts from masters/detail-garden-door.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-garden-door-480.avif'
import avif768 from './detail-garden-door-768.avif'
import avif1280 from './detail-garden-door-1280.avif'
import avif1344 from './detail-garden-door-1344.avif'
import webp768 from './detail-garden-door-768.webp'
import webp1280 from './detail-garden-door-1280.webp'

export const detailGardenDoor: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#704f38',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAA0ABUB8JagCdADdHldkPoAA/vFs3kjc8+34dfdS0LZDcvRIVjBOJWoYgjOa4AA=',
}
