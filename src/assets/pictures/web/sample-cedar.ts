// Written by images.ts from masters/sample-cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-cedar-480.avif'
import avif640 from './sample-cedar-640.avif'
import webp640 from './sample-cedar-640.webp'

export const sampleCedar: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#a77d5e',
  placeholder: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBOgA1iaqzK2BrtWAAD3zLg7I4e+Eh4Ia7wbxEt3/85lnZQtsFKFhrw1LsuYZZVTrXOOx7AF/YVV49AAAA==',
}
