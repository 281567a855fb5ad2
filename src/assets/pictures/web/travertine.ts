// Written by images.ts from masters/travertine.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './travertine-480.avif'
import avif768 from './travertine-768.avif'
import avif1280 from './travertine-1280.avif'
import avif1920 from './travertine-1920.avif'
import avif2400 from './travertine-2400.avif'
import webp768 from './travertine-768.webp'
import webp1280 from './travertine-1280.webp'

export const travertine: PictureFiles = {
  width: 2400,
  height: 1800,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#83705b',
  placeholder: 'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAwABUB8JQBOgBuCrfG4AAD1wYBdIgZCzhfbNK1j7oqyQeTrAWAA',
}
