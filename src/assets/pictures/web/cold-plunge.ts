// Written by images.ts from masters/cold-plunge.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './cold-plunge-480.avif'
import webp480 from './cold-plunge-480.webp'
import avif768 from './cold-plunge-768.avif'
import webp768 from './cold-plunge-768.webp'
import avif960 from './cold-plunge-960.avif'
import webp960 from './cold-plunge-960.webp'

export const coldPlunge: PictureFiles = {
  width: 960,
  height: 600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  fallback: webp960,
  colour: '#272c30',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABQAwCdASoUAAwAPzmGuVOvKSWisAgB4CcJZwDImA/ruzMNWAD+6PEPIdfAguakh1gOGE03Q7gZ5hzR7YAAAA==',
}
