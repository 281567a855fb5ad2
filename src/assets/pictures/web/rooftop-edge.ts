// Written by images.ts from masters/rooftop-edge.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './rooftop-edge-480.avif'
import avif768 from './rooftop-edge-768.avif'
import avif1280 from './rooftop-edge-1280.avif'
import avif1344 from './rooftop-edge-1344.avif'
import webp768 from './rooftop-edge-768.webp'
import webp1280 from './rooftop-edge-1280.webp'

export const rooftopEdge: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#8d8b8c',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAA0ABUB8JZQCw7EMhJ8AAP3eBxmLEkSo5zZWfNKMFN7Q/ysjlLjDLKWCYAAA',
}
