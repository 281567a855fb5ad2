// Written by images.ts from masters/reception.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './reception-480.avif'
import webp480 from './reception-480.webp'
import avif768 from './reception-768.avif'
import webp768 from './reception-768.webp'
import avif1280 from './reception-1280.avif'
import webp1280 from './reception-1280.webp'
import avif1920 from './reception-1920.avif'
import webp1920 from './reception-1920.webp'

export const reception: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#685948',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADQAwCdASoUAAwAPzmIuVOvKSWisAgB4CcJYwAAQ34Z5ZR/0juvAAAA/qgdqg65iHECVaAzB78DcBI7+jVe+K4AAAA=',
}
