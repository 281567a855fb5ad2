// Written by images.ts from masters/object-bench.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-bench-480.avif'
import webp480 from './object-bench-480.webp'

export const objectBench: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#525748',
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAADQAQCdASoQABAABUB8JZQAAqHx/W+uAAD+v+wttvYACejv9FZaLi912QAAAA==',
}
