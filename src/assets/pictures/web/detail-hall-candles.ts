// Written by images.ts from masters/detail-hall-candles.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-hall-candles-480.avif'
import avif768 from './detail-hall-candles-768.avif'
import avif1280 from './detail-hall-candles-1280.avif'
import avif1344 from './detail-hall-candles-1344.avif'
import webp768 from './detail-hall-candles-768.webp'
import webp1280 from './detail-hall-candles-1280.webp'

export const detailHallCandles: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#86664a',
  placeholder: 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoQAA0ABUB8JZACdADGKZnhAAD+vZzWZ1Zj9XCYxMgPUhSybazR0KEfHCGi9UC1BOQAAA==',
}
