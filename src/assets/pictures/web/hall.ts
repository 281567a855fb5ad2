// Written by images.ts from masters/hall.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './hall-480.avif'
import webp480 from './hall-480.webp'
import avif768 from './hall-768.avif'
import webp768 from './hall-768.webp'
import avif1280 from './hall-1280.avif'
import webp1280 from './hall-1280.webp'
import avif1920 from './hall-1920.avif'
import webp1920 from './hall-1920.webp'
import avif2560 from './hall-2560.avif'
import webp2560 from './hall-2560.webp'

export const hall: PictureFiles = {
  width: 2560,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2560} 2560w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w, ${webp2560} 2560w`,
  fallback: webp1280,
  colour: '#584434',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAACQAwCdASoUAAwAPzmIuVOvKSWisAgB4CcJYwAAW6Xn27ZvXOKAAP6413RvM3B9i3hJ0e9XYinUMndm3EAAAA==',
}
