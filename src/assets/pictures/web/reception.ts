// Written by images.ts from masters/reception.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './reception-480.avif'
import avif768 from './reception-768.avif'
import avif1280 from './reception-1280.avif'
import avif1920 from './reception-1920.avif'
import avif2400 from './reception-2400.avif'
import webp768 from './reception-768.webp'
import webp1280 from './reception-1280.webp'

export const reception: PictureFiles = {
  width: 2400,
  height: 1640,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#685542',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAsABUB8JQBOgBI0XXAA/txLiuprZrlSWFsJEHvtACFaPdY/39/ryPV1vAAA',
}
