// Written by images.ts from masters/water.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './water-480.avif'
import avif768 from './water-768.avif'
import avif1280 from './water-1280.avif'
import avif1920 from './water-1920.avif'
import avif2400 from './water-2400.avif'
import webp480 from './water-480.webp'
import webp768 from './water-768.webp'
import webp1280 from './water-1280.webp'
import portraitAvif480 from './water-portrait-480.avif'
import portraitAvif768 from './water-portrait-768.avif'
import portraitAvif1280 from './water-portrait-1280.avif'
import portraitAvif1600 from './water-portrait-1600.avif'
import portraitWebp480 from './water-portrait-480.webp'
import portraitWebp768 from './water-portrait-768.webp'
import portraitWebp1280 from './water-portrait-1280.webp'

export const water: PictureFiles = {
  width: 2400,
  height: 1800,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#283933',
  placeholder: 'data:image/webp;base64,UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoQAAwABUB8JYwAAlvUtAlMAAD+7sL/uRFXCAZ27U2bxds78AA=',
  portrait: {
    width: 1600,
    height: 2000,
    avif: `${portraitAvif480} 480w, ${portraitAvif768} 768w, ${portraitAvif1280} 1280w, ${portraitAvif1600} 1600w`,
    webp: `${portraitWebp480} 480w, ${portraitWebp768} 768w, ${portraitWebp1280} 1280w`,
    placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZQDKACFNssrRdFg7wowAAP7ZNMLEuj5d7tdWQkpdF2kJi4AAAA==',
  },
}
