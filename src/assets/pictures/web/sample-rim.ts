// Written by images.ts from masters/sample-rim.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-rim-480.avif'
import avif640 from './sample-rim-640.avif'
import webp640 from './sample-rim-640.webp'

export const sampleRim: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#694534',
  placeholder: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgBERrEQS+JRwA/rrE4Q/LVXgUQDHbCT/9wOrxmuGM4NWIbbHszNdVYeJxGAA=',
}
