// Written by images.ts from masters/relaxation.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './relaxation-480.avif'
import webp480 from './relaxation-480.webp'
import avif768 from './relaxation-768.avif'
import webp768 from './relaxation-768.webp'
import avif960 from './relaxation-960.avif'
import webp960 from './relaxation-960.webp'

export const relaxation: PictureFiles = {
  width: 960,
  height: 600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  fallback: webp960,
  colour: '#503c2e',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAAAQBACdASoUAAwAPzmEuVOvKKWisAgB4CcJYwCsAB6TIVVVk/tcV2rjhAD+u1Wa84Z9YRq+qvbzfxkaDB4yrNxMshjgAA==',
}
