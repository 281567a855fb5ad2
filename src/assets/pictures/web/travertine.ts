// Written by images.ts from masters/travertine.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './travertine-480.avif'
import webp480 from './travertine-480.webp'
import avif768 from './travertine-768.avif'
import webp768 from './travertine-768.webp'
import avif1280 from './travertine-1280.avif'
import webp1280 from './travertine-1280.webp'
import avif1920 from './travertine-1920.avif'
import webp1920 from './travertine-1920.webp'

export const travertine: PictureFiles = {
  width: 1920,
  height: 1440,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#786957',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAwCdASoUAA8APzmIu1QvKSYjMAgB4CcJYwCw7CHEN7NqpBeuPKAA3GC9mvQWoiz+As+sDbHEUJckwAA=',
}
