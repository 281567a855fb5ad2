// Written by images.ts from masters/object-ladder.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './object-ladder-480.avif'
import webp480 from './object-ladder-480.webp'

export const objectLadder: PictureFiles = {
  width: 480,
  height: 480,
  avif: `${avif480} 480w`,
  webp: `${webp480} 480w`,
  fallback: webp480,
  colour: '#425059',
  placeholder: 'data:image/webp;base64,UklGRjgAAABXRUJQVlA4ICwAAAAwAgCdASoQABAABUB8JZQCdAEREagoK8M4oAD6SrtSmf66zijhkJ3f69CAAA==',
}
