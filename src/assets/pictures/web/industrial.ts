// Written by images.ts from masters/industrial.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './industrial-480.avif'
import webp480 from './industrial-480.webp'
import avif768 from './industrial-768.avif'
import webp768 from './industrial-768.webp'
import avif960 from './industrial-960.avif'
import webp960 from './industrial-960.webp'

export const industrial: PictureFiles = {
  width: 960,
  height: 600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  fallback: webp960,
  colour: '#3c302b',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACQAwCdASoUAAwAPzmEuVOvKKWisAgB4CcJYwAAUrQIdOBPkx6AAP7jSZjcd283sU6SGcoC4bCagNLfOZW8rmrAAAA=',
}
