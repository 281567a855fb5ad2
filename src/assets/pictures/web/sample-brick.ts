// Written by images.ts from masters/sample-brick.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-brick-480.avif'
import avif720 from './sample-brick-720.avif'
import webp720 from './sample-brick-720.webp'

export const sampleBrick: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#603d26',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAgCdASoQABQAPzmGuVOvKSWisAgB4CcJQBYdhbYgAP7lZefpxLmtwy0h9bse4Pw+JlOr/GypQRN63AA=',
}
