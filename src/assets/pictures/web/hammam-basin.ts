// Written by images.ts from masters/hammam-basin.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './hammam-basin-480.avif'
import avif768 from './hammam-basin-768.avif'
import avif1088 from './hammam-basin-1088.avif'
import webp768 from './hammam-basin-768.webp'
import webp1088 from './hammam-basin-1088.webp'

export const hammamBasin: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#456050',
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJYwAAW+qXygm0gXwOpwAA/rlrFsBLfmoY2re4b4qzVfjQh2AfRfBKD9Paj4pVB40vVWetoAA=',
}
