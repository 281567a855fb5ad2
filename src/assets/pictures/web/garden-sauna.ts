// Written by images.ts from masters/garden-sauna.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './garden-sauna-480.avif'
import webp480 from './garden-sauna-480.webp'
import avif768 from './garden-sauna-768.avif'
import webp768 from './garden-sauna-768.webp'
import avif960 from './garden-sauna-960.avif'
import webp960 from './garden-sauna-960.webp'

export const gardenSauna: PictureFiles = {
  width: 960,
  height: 600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  fallback: webp960,
  colour: '#3c332c',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAwCdASoUAAwAPzmIu1QvKSYjMAgB4CcJYwC/OBI2EwJHYJJqYAD+H5uhKj4bkm1S8ORrHjkwcFwOLd2RJHlHOh8gAA==',
}
