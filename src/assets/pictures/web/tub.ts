// Written by images.ts from masters/tub.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './tub-480.avif'
import avif768 from './tub-768.avif'
import avif912 from './tub-912.avif'
import webp768 from './tub-768.webp'
import webp912 from './tub-912.webp'

export const tub: PictureFiles = {
  width: 912,
  height: 1140,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif912} 912w`,
  webp: `${webp768} 768w, ${webp912} 912w`,
  fallback: webp912,
  colour: '#645b55',
  placeholder: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAwCdASoQABQAPzmGulOvKSWisAgB4CcJYwAAXEqWHJEqf2OsAAD+u7LvPD1RLhn1tJYJgJ2pbT/lCThP2rWxdwChJsj0jaSv8GW2wQAAAA==',
}
