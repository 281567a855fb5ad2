// Written by images.ts from masters/sample-travertine.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-travertine-480.avif'
import avif640 from './sample-travertine-640.avif'
import webp640 from './sample-travertine-640.webp'

export const sampleTravertine: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#a98f76',
  placeholder: 'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAABwAwCdASoQABQAPzmGulOvKKWisAgB4CcJYwCdMoADTXU+xUAA/os+v2UCGrqG6Un7hEUZ14Xv1WO9l+ZIAA==',
}
