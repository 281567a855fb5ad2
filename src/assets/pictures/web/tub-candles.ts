// Written by images.ts from masters/tub-candles.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './tub-candles-480.avif'
import avif768 from './tub-candles-768.avif'
import avif1280 from './tub-candles-1280.avif'
import avif1344 from './tub-candles-1344.avif'
import webp768 from './tub-candles-768.webp'
import webp1280 from './tub-candles-1280.webp'

export const tubCandles: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#625040',
  placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAA0ABUB8JYgCdADvUeKengAA/rvvUv/CkdLSgbkKGVBLWQsFIfOfd8hRkz4rcW7AAA==',
}
