// Written by images.ts from masters/changing-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './changing-room-480.avif'
import avif768 from './changing-room-768.avif'
import avif1280 from './changing-room-1280.avif'
import avif1920 from './changing-room-1920.avif'
import avif2400 from './changing-room-2400.avif'
import webp768 from './changing-room-768.webp'
import webp1280 from './changing-room-1280.webp'

export const changingRoom: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#706354',
  placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAoABUB8JYwCdADGh5vZAAD1wYGt9a+rqrqdwzv06iPeGdiPMgAA',
}
