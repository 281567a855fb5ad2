// Written by images.ts from masters/object-hearth.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-hearth-480.avif'
import webp480 from './object-hearth-480.webp'

export const objectHearth: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#855e40',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQABAABUB8JbACdACVGQwkYAAA9wHGg/NsFCDRkufH8Ly/1HpzH4njAMa9yxtL51YlLMTIAAA=',
}
