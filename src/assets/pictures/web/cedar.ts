// Written by images.ts from masters/cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './cedar-480.avif'
import avif768 from './cedar-768.avif'
import avif1280 from './cedar-1280.avif'
import avif1920 from './cedar-1920.avif'
import avif2240 from './cedar-2240.avif'
import webp768 from './cedar-768.webp'
import webp1280 from './cedar-1280.webp'

export const cedar: PictureFiles = {
  width: 2240,
  height: 1680,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2240} 2240w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#573e2b',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JYgCdAD1PGDMaAAA/t19iRpjQNLbqDWhUdDacm1nlRJM5IOomIwAAAA=',
}
