// Written by images.ts from masters/cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './cedar-480.avif'
import webp480 from './cedar-480.webp'
import avif768 from './cedar-768.avif'
import webp768 from './cedar-768.webp'
import avif1280 from './cedar-1280.avif'
import webp1280 from './cedar-1280.webp'

export const cedar: PictureFiles = {
  width: 1280,
  height: 960,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#623f27',
  placeholder: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAACwAwCdASoUAA8APzmGuVOvKSWisAgB4CcJQBOgAwPWnIOhc6eSAAD+2UJMlLPUg8Vf2CNHU/fwSZm/xQAeWAAA',
}
