// Written by images.ts from masters/reception-desk.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './reception-desk-480.avif'
import avif768 from './reception-desk-768.avif'
import avif1280 from './reception-desk-1280.avif'
import avif1344 from './reception-desk-1344.avif'
import webp768 from './reception-desk-768.webp'
import webp1280 from './reception-desk-1280.webp'

export const receptionDesk: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#967b62',
  placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAA0ABUB8JYgCdACwDnmptsAAzboOGD/gmPzsAgmx3feXhF7nSNd2D1Iw0Z2TsMAAAA==',
}
