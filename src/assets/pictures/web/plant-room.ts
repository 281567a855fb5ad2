// Written by images.ts from masters/plant-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './plant-room-480.avif'
import avif768 from './plant-room-768.avif'
import avif1280 from './plant-room-1280.avif'
import webp768 from './plant-room-768.webp'
import webp1280 from './plant-room-1280.webp'

export const plantRoom: PictureFiles = {
  width: 1280,
  height: 2327,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#787167',
  placeholder: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAwCdASoQAB0APzmKulOvKaWisAgB4CcJZQC7ABYsw/zQkBpIgwgAAM2+wOvt46dSfdcz5rBSJ/pWnjRs24xU9C0SFBrIZHtFKIc9Tv+9rY4tJeiQgqOJpVn0KjcAAAA=',
}
