// Written by images.ts from masters/detail-steam-wall.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-steam-wall-480.avif'
import avif768 from './detail-steam-wall-768.avif'
import avif1088 from './detail-steam-wall-1088.avif'
import webp768 from './detail-steam-wall-768.webp'
import webp1088 from './detail-steam-wall-1088.webp'

export const detailSteamWall: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#555742',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQAAQy10gu3J15AbAAD+FQsxxGfHVBgb37F71R44+l6l4gAAAA==',
}
