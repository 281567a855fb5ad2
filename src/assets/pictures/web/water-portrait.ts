// Written by images.ts from masters/water-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './water-portrait-480.avif'
import avif768 from './water-portrait-768.avif'
import avif1280 from './water-portrait-1280.avif'
import avif1600 from './water-portrait-1600.avif'
import webp768 from './water-portrait-768.webp'
import webp1280 from './water-portrait-1280.webp'

export const waterPortrait: PictureVersion = {
  width: 1600,
  height: 2000,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADQAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQDG9CFsCvPLNttBbgAA/uMuU50Ir3m7BlzfCG5rZb105sAAAA==',
}
