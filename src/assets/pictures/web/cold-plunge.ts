// Written by images.ts from masters/cold-plunge.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './cold-plunge-480.avif'
import avif768 from './cold-plunge-768.avif'
import avif1280 from './cold-plunge-1280.avif'
import avif1920 from './cold-plunge-1920.avif'
import avif2400 from './cold-plunge-2400.avif'
import webp768 from './cold-plunge-768.webp'
import webp1280 from './cold-plunge-1280.webp'

export const coldPlunge: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#33393e',
  placeholder: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAoABUB8JZQAAsb/wYAgAAD+7qDSvBKj10B9pchbe9RvacViV9wAAAA=',
}
