// Written by images.ts from masters/sample-pool-floor.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-pool-floor-480.avif'
import avif720 from './sample-pool-floor-720.avif'
import webp720 from './sample-pool-floor-720.webp'

export const samplePoolFloor: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#667061',
  placeholder: 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAAAwAwCdASoQABQAPzmGuVO/qSWisAgD8CcJZwDImDAsUWlUAP6/lgoGqC9m+46J6SxsjftHJCZRgAAA',
}
