// Written by images.ts from masters/detail-steam-bench.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-steam-bench-480.avif'
import avif768 from './detail-steam-bench-768.avif'
import avif1280 from './detail-steam-bench-1280.avif'
import avif1344 from './detail-steam-bench-1344.avif'
import webp768 from './detail-steam-bench-768.webp'
import webp1280 from './detail-steam-bench-1280.webp'

export const detailSteamBench: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#555845',
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAABwAQCdASoQAA0ABUB8JYwAAWcgAAD7pOQqXNT6acZxNy4dHc3+2K29LMAAAA==',
}
