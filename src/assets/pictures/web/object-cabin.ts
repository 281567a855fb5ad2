// Written by images.ts from masters/object-cabin.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-cabin-480.avif'
import webp480 from './object-cabin-480.webp'

export const objectCabin: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#876044',
  placeholder: 'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAAAQAgCdASoQABAABUB8JaACdAEO6m+BmUCAAP7Ab0/O7moOC2yej8YvntLkt3BepH6+6w9wivFBc3e6+gy1SKAA',
}
