// Written by images.ts from masters/hammam-basin.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './hammam-basin-480.avif'
import avif768 from './hammam-basin-768.avif'
import avif896 from './hammam-basin-896.avif'
import webp768 from './hammam-basin-768.webp'
import webp896 from './hammam-basin-896.webp'

export const hammamBasin: PictureFiles = {
  width: 896,
  height: 1120,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif896} 896w`,
  webp: `${webp768} 768w, ${webp896} 896w`,
  fallback: webp896,
  colour: '#456050',
  placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAACwAwCdASoQABQAPzmIvlSvKSajMAgB4CcJYwAAW+qXygoDZP244AD+uWsWwEt+El/15TVMDLWouJDLTevjze0AKpjv44tDGA0UFgAA',
}
