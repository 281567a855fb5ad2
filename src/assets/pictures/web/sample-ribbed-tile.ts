// Written by images.ts from masters/sample-ribbed-tile.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-ribbed-tile-480.avif'
import avif720 from './sample-ribbed-tile-720.avif'
import webp720 from './sample-ribbed-tile-720.webp'

export const sampleRibbedTile: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#374a38',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZwCo9BullbhDa514l4AA/TRO9RIlzL2wyKwAI6BcRP2AAAA=',
}
