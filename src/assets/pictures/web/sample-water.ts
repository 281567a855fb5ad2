// Written by images.ts from masters/sample-water.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-water-480.avif'
import avif640 from './sample-water-640.avif'
import webp640 from './sample-water-640.webp'

export const sampleWater: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#9da3aa',
  placeholder: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoQABQAPzmOvlOvKqcisAgB4CcJYwC7AGjjYPEszcAA/sVdgGfq1NliHwbv6qNfLm1OsdWBdKz34DRs9GQat5iAAAA=',
}
