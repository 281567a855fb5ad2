// Written by images.ts from masters/water.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './water-480.avif'
import webp480 from './water-480.webp'
import avif768 from './water-768.avif'
import webp768 from './water-768.webp'
import avif1280 from './water-1280.avif'
import webp1280 from './water-1280.webp'
import avif1920 from './water-1920.avif'
import webp1920 from './water-1920.webp'
import portraitAvif480 from './water-portrait-480.avif'
import portraitWebp480 from './water-portrait-480.webp'
import portraitAvif768 from './water-portrait-768.avif'
import portraitWebp768 from './water-portrait-768.webp'
import portraitAvif1280 from './water-portrait-1280.avif'
import portraitWebp1280 from './water-portrait-1280.webp'
import portraitAvif1600 from './water-portrait-1600.avif'
import portraitWebp1600 from './water-portrait-1600.webp'

export const water: PictureFiles = {
  width: 1920,
  height: 1440,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp1280} 1280w, ${webp1920} 1920w`,
  fallback: webp1280,
  colour: '#40564a',
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAwCdASoUAA8APzmEuVOvKKWisAgB4CcJZQDGfBoxe8J8yQkwAAD+2fVfVvdftBARCn/XDKDTaOtkhUMzLA/wAAA=',
  portrait: {
    width: 1600,
    height: 2000,
    avif: `${portraitAvif480} 480w, ${portraitAvif768} 768w, ${portraitAvif1280} 1280w, ${portraitAvif1600} 1600w`,
    webp: `${portraitWebp480} 480w, ${portraitWebp768} 768w, ${portraitWebp1280} 1280w, ${portraitWebp1600} 1600w`,
    placeholder: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQBACdASoUABkAPzmKu1UvKSYjKA1R4CcJZQDCCAyXq2mrY3/+X+lgsy8wvkAA/tA5BwSJzELvqo/324FTlIpsIUXI3MMbEsDHX0qRKofdaH9wOPgVmHPbQAA=',
  },
}
