// Written by images.ts from masters/sample-glazed-tile.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-glazed-tile-480.avif'
import avif640 from './sample-glazed-tile-640.avif'
import webp640 from './sample-glazed-tile-640.webp'

export const sampleGlazedTile: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#717a5e',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAwCdASoQABQAPzmMu1SvKaYjMAgB4CcJYwAAUa10fNfKdLoAAP5woX4HXSN6onBr6HrO5V4Qfib5SAA=',
}
