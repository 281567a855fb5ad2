// Written by images.ts from masters/rooftop.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './rooftop-480.avif'
import webp480 from './rooftop-480.webp'
import avif768 from './rooftop-768.avif'
import webp768 from './rooftop-768.webp'
import avif1280 from './rooftop-1280.avif'
import webp1280 from './rooftop-1280.webp'
import avif1920 from './rooftop-1920.avif'
import webp1920 from './rooftop-1920.webp'

export const rooftop: PictureFiles = {
  width: 1920,
  height: 1200,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#6f6668',
  placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoUAAwAPzmGuVOvKSWisAgB4CcJQBibAqqTXUQFwOK0gAD3p8ipjsG/p8XHLsQtmEbLTw5lbTOHkbjcrPtQDHLEvqIsE3QA',
}
