// Written by images.ts from masters/industrial-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './industrial-portrait-480.avif'
import avif768 from './industrial-portrait-768.avif'
import avif1280 from './industrial-portrait-1280.avif'
import webp768 from './industrial-portrait-768.webp'
import webp1280 from './industrial-portrait-1280.webp'

export const industrialPortrait: PictureVersion = {
  width: 1280,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAwCdASoQABQAPzmGulQvKSWjMAgB4CcJQAAKTxfO7iAdTh1XGAD+O59gprt30uxUzYiB4GGM459izymPWjNV5o2AAA==',
}
