// Written by images.ts from masters/sample-cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-cedar-480.avif'
import avif720 from './sample-cedar-720.avif'
import webp720 from './sample-cedar-720.webp'

export const sampleCedar: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#8d6040',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAgCdASoQABQAPzmGulOvKSWisAgB4CcJQBYdgsFsgADcTe6b+To3GfmeqGjT8OCabIHRj/oHjNzmAAA=',
}
