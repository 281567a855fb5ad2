// Written by images.ts from masters/detail-sauna-stove.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-sauna-stove-480.avif'
import avif768 from './detail-sauna-stove-768.avif'
import avif1088 from './detail-sauna-stove-1088.avif'
import webp768 from './detail-sauna-stove-768.webp'
import webp1088 from './detail-sauna-stove-1088.webp'

export const detailSaunaStove: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#593c26',
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQBACdASoQABQAPzmGulOvKSWisAgB4CcJZACdACPzkCQGTV97VOzsgADgLUPXEeY+RQ5Zjx2hWF19hGGQOx6VuUo60GKqF1dnxMSAAAA=',
}
