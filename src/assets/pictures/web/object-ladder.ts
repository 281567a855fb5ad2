// Written by images.ts from masters/object-ladder.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-ladder-480.avif'
import webp480 from './object-ladder-480.webp'

export const objectLadder: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#76858d',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQABAABUB8JZQCdAD6lrN/1AAA/tQwB8+TpB+qVVU2YDqrp5xbWc/+k+gclMi35AA=',
}
