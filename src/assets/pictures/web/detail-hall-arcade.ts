// Written by images.ts from masters/detail-hall-arcade.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-hall-arcade-480.avif'
import avif768 from './detail-hall-arcade-768.avif'
import avif1088 from './detail-hall-arcade-1088.avif'
import webp768 from './detail-hall-arcade-768.webp'
import webp1088 from './detail-hall-arcade-1088.webp'

export const detailHallArcade: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#5b4533',
  placeholder: 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAwCdASoQABQAPzmIulQvKSWjMAgB4CcJQBOmUABerXQWlxSvRAAA/jJjoQQDJy4bjg+LQ8kkBDoQlepaPfL00TIvy+TN+yQ+/tQgAAA=',
}
