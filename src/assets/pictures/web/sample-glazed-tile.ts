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
  colour: '#636e55',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAwCdASoQABQAPzmYvlY/rCajsAgD8CcJZQC06CzmM2ngOLAA/t0Etggrz+1+h9GPh1QDBMfAdCjUGXAAAA==',
}
