// Written by images.ts from masters/sample-mosaic.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-mosaic-480.avif'
import avif640 from './sample-mosaic-640.avif'
import webp640 from './sample-mosaic-640.webp'

export const sampleMosaic: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#536e60',
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAACQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQAAK1i1kqWFgjgAAP6iUqvYQwEFNVu5l4T1DkUsNO97KJz9wssePr6cJ2By9cg/m79yAAA=',
}
