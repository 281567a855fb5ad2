// Written by images.ts from masters/industrial.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './industrial-480.avif'
import webp480 from './industrial-480.webp'
import avif768 from './industrial-768.avif'
import webp768 from './industrial-768.webp'
import avif1280 from './industrial-1280.avif'
import webp1280 from './industrial-1280.webp'
import avif1920 from './industrial-1920.avif'
import webp1920 from './industrial-1920.webp'

export const industrial: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#574941',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAwCdASoUAAwAPzmGulOvKSWisAgB4CcJYwAAK+Z13TqxrpAAAP7L1JbuR5wpoI2Mao7Ioall4T63vVx1EIIAAAA=',
}
