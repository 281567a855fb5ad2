// Written by images.ts from masters/sample-glazed-tile.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-glazed-tile-480.avif'
import avif720 from './sample-glazed-tile-720.avif'
import webp720 from './sample-glazed-tile-720.webp'

export const sampleGlazedTile: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#3a4a39',
  placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZwC7ABuy0mziN+/8IADHx1GuEQFJPwGBR1NrZIiAAA==',
}
