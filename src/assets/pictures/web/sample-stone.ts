// Written by images.ts from masters/sample-stone.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-stone-480.avif'
import avif640 from './sample-stone-640.avif'
import webp640 from './sample-stone-640.webp'

export const sampleStone: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#3c362f',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZwC7ACPtE3l/fJ1vOgAA+hBPDZAIKP9okGhzoSe7ni70Axs4T9yZHfiAAA==',
}
