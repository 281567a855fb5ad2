// Written by images.ts from masters/sauna-bench.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sauna-bench-480.avif'
import avif768 from './sauna-bench-768.avif'
import avif1280 from './sauna-bench-1280.avif'
import avif1920 from './sauna-bench-1920.avif'
import avif2240 from './sauna-bench-2240.avif'
import webp768 from './sauna-bench-768.webp'
import webp1280 from './sauna-bench-1280.webp'

export const saunaBench: PictureFiles = {
  width: 2240,
  height: 1400,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2240} 2240w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5c3b21',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAoABUB8JZgCdAEOJlBQgAD+ozUHteKo7bI103zAZz0uRvnSHLRnFWTFFwAA',
}
