// Written by images.ts from masters/sample-ash.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-ash-480.avif'
import avif720 from './sample-ash-720.avif'
import webp720 from './sample-ash-720.webp'

export const sampleAsh: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#614329',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAABQAwCdASoQABQAPzmGuVO+qSWisAgD0CcJYwCo9C0Y0nxaAAD+5FwfTAzZPzPJurOZVgSwQAA=',
}
