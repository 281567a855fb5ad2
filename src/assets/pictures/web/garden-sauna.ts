// Written by images.ts from masters/garden-sauna.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './garden-sauna-480.avif'
import avif768 from './garden-sauna-768.avif'
import avif1280 from './garden-sauna-1280.avif'
import avif1920 from './garden-sauna-1920.avif'
import webp480 from './garden-sauna-480.webp'
import webp768 from './garden-sauna-768.webp'
import webp1280 from './garden-sauna-1280.webp'

export const gardenSauna: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#4a3c33',
  placeholder: 'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADQAQCdASoQAAoABUB8JYgCsADdGMiCQAD+wRgE2rOqYLuLMc87wK1PgoAuXiddCL+v340IAAA=',
}
