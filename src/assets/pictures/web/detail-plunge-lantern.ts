// Written by images.ts from masters/detail-plunge-lantern.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-plunge-lantern-480.avif'
import avif768 from './detail-plunge-lantern-768.avif'
import avif1088 from './detail-plunge-lantern-1088.avif'
import webp768 from './detail-plunge-lantern-768.webp'
import webp1088 from './detail-plunge-lantern-1088.webp'

export const detailPlungeLantern: PictureFiles = {
  width: 1088,
  height: 1360,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1088} 1088w`,
  webp: `${webp768} 768w, ${webp1088} 1088w`,
  fallback: webp1088,
  colour: '#3c4041',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACQAwCdASoQABQAPzmGulQvKSWjMAgB4CcJZQDCgBm812PKhE8gAP7jSzHDaIeJAaocFjn+AkElLrGiuGESKqD0zQAAAA==',
}
