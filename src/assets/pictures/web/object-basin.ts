// Written by images.ts from masters/object-basin.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-basin-480.avif'
import webp480 from './object-basin-480.webp'

export const objectBasin: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#836f68',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQABAABUB8JQBdgCPuNDNjbgAA/pGf+cV+VImFDkCLSw2PDnKF/dUGRNh0xSidqFewlQ2yJG/pkLegAAA=',
}
