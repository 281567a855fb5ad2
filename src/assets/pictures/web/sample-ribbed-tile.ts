// Written by images.ts from masters/sample-ribbed-tile.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-ribbed-tile-480.avif'
import avif640 from './sample-ribbed-tile-640.avif'
import webp640 from './sample-ribbed-tile-640.webp'

export const sampleRibbedTile: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#6e6f58',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAABQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQCo9Appw/R/EADNCMYisl1zHBlpFRNmmcbm8qsk0JsYAAA=',
}
