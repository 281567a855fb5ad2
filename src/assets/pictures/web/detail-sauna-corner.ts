// Written by images.ts from masters/detail-sauna-corner.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-sauna-corner-480.avif'
import avif768 from './detail-sauna-corner-768.avif'
import avif1088 from './detail-sauna-corner-1088.avif'
import webp768 from './detail-sauna-corner-768.webp'
import webp1088 from './detail-sauna-corner-1088.webp'

export const detailSaunaCorner: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#8b6140',
  placeholder: 'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAABwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJQBadA83nOSLV3cAA/ru5wGf0sPLd+cXgqAnJ+sfeN0XsoJcojCg6QnuhaNAA',
}
