// Written by images.ts from masters/sample-cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-cedar-480.avif'
import avif640 from './sample-cedar-640.avif'
import webp640 from './sample-cedar-640.webp'

export const sampleCedar: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#6e4120',
  placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQBACdASoQABQAPzmGulOvKKWisAgB4CcJZACdMoADDnm/7jQnimr+AAD+qQ/ci01G+sy8a9WIrKNsjPhWzBmSa7yLV8AA',
}
