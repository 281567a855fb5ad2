// Written by images.ts from masters/tub-candles.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './tub-candles-480.avif'
import avif768 from './tub-candles-768.avif'
import avif1280 from './tub-candles-1280.avif'
import avif1680 from './tub-candles-1680.avif'
import webp768 from './tub-candles-768.webp'
import webp1280 from './tub-candles-1280.webp'

export const tubCandles: PictureFiles = {
  width: 1680,
  height: 1344,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1680} 1680w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#4e4a44',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAA0ABUB8JQBOgBwhLFgAAP654MU2YM7/Ta81LgcHDa6FIdrDQ8JmHK0XpQAA',
}
