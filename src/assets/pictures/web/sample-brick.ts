// Written by images.ts from masters/sample-brick.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-brick-480.avif'
import avif640 from './sample-brick-640.avif'
import webp640 from './sample-brick-640.webp'

export const sampleBrick: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#7e5b47',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAgCdASoQABQAPzmGuVO+qSWisAgD0CcJYwCsAC0kAAD+2wqdbhlFVIIalWrkQo4w9dtuAAA=',
}
