// Written by images.ts from masters/sample-rim.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-rim-480.avif'
import avif720 from './sample-rim-720.avif'
import webp720 from './sample-rim-720.webp'

export const sampleRim: PictureFiles = {
  width: 720,
  height: 900,
  avif: `${avif480} 480w, ${avif720} 720w`,
  webp: `${webp720} 720w`,
  fallback: webp720,
  colour: '#785337',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYgCdMoADTcQesAD+y1K8juXyCEO8kYhaA/MJ636lsBeuEIzLUkd89kAAAA==',
}
