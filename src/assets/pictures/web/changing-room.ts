// Written by images.ts from masters/changing-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './changing-room-480.avif'
import avif768 from './changing-room-768.avif'
import avif1280 from './changing-room-1280.avif'
import avif1920 from './changing-room-1920.avif'
import webp480 from './changing-room-480.webp'
import webp768 from './changing-room-768.webp'
import webp1280 from './changing-room-1280.webp'

export const changingRoom: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#79634d',
  placeholder: 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACwAQCdASoQAAoABUB8JQBOgBjrzoR0AP7Rx1z0bDBhh24qSD4Gv15kTONm0biZD2AAAA==',
}
