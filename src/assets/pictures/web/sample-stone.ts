// Written by images.ts from masters/sample-stone.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-stone-480.avif'
import avif720 from './sample-stone-720.avif'
import webp720 from './sample-stone-720.webp'

export const sampleStone: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#413c34',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAwCdASoQABQAPzmGuVO/qSWisAgD8CcJZwCzgCz97mAAAP7odvHWJU6BAaWc5b/MYwVAAAA=',
}
