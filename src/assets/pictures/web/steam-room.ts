// Written by images.ts from masters/steam-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './steam-room-480.avif'
import webp480 from './steam-room-480.webp'
import avif768 from './steam-room-768.avif'
import webp768 from './steam-room-768.webp'
import avif1280 from './steam-room-1280.avif'
import webp1280 from './steam-room-1280.webp'
import avif1920 from './steam-room-1920.avif'
import webp1920 from './steam-room-1920.webp'

export const steamRoom: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#49543d',
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAwCdASoUAAwAPzmGulOvKSWisAgB4CcJYwC06Aq/lFBnKgAA/qJJFs7CurAygZgnQDCnA/8cci3384hsz/YXli/0+eaZ6r0QAA==',
}
