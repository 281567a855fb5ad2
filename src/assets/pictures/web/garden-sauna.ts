// Written by images.ts from masters/garden-sauna.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './garden-sauna-480.avif'
import avif768 from './garden-sauna-768.avif'
import avif1280 from './garden-sauna-1280.avif'
import avif1920 from './garden-sauna-1920.avif'
import avif2400 from './garden-sauna-2400.avif'
import webp768 from './garden-sauna-768.webp'
import webp1280 from './garden-sauna-1280.webp'

export const gardenSauna: PictureFiles = {
  width: 2400,
  height: 1500,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#40342b',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAoABUB8JQBWAB0+aTXuAAD+5Tb3/L4SvF3oxv/vUU4SU1AvyQ/NmD10IAAA',
}
