// Written by images.ts from masters/steam-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './steam-room-480.avif'
import avif768 from './steam-room-768.avif'
import avif1280 from './steam-room-1280.avif'
import avif1920 from './steam-room-1920.avif'
import avif2400 from './steam-room-2400.avif'
import webp768 from './steam-room-768.webp'
import webp1280 from './steam-room-1280.webp'

export const steamRoom: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5a5b48',
  placeholder: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAoABUB8JYwAApuXp2+ZgAD+wDL2vDjK5bNq2v0M3dHLuwRXRN94uAA=',
}
