// Written by images.ts from masters/plant-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './plant-room-480.avif'
import avif768 from './plant-room-768.avif'
import avif1120 from './plant-room-1120.avif'
import webp768 from './plant-room-768.webp'
import webp1120 from './plant-room-1120.webp'

export const plantRoom: PictureFiles = {
  width: 1120,
  height: 2036,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1120} 1120w`,
  webp: `${webp768} 768w, ${webp1120} 1120w`,
  fallback: webp1120,
  colour: '#787167',
  placeholder: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAwCdASoQAB0APzmMvlUvKaajMAgB4CcJZQC7ABYsw/zQkAstMkIAAM2+wOvt46dSfdcz5rBSJ/pWnjRs24xPnpQFCKhF3LuGdM2jQWafmQhbSVELEwdG9rj68AAA',
}
