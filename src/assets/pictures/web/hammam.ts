// Written by images.ts from masters/hammam.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './hammam-480.avif'
import avif768 from './hammam-768.avif'
import avif1088 from './hammam-1088.avif'
import webp768 from './hammam-768.webp'
import webp1088 from './hammam-1088.webp'

export const hammam: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#56524f',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAwCdASoQABQAPzmGulQvKSWjMAgB4CcJZQAASmj+lBQkxJQA/jeFdf8Ay6poekOvQ8Y57pVz7adbcvAAAA==',
}
