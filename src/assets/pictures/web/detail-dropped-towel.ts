// Written by images.ts from masters/detail-dropped-towel.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-dropped-towel-480.avif'
import avif768 from './detail-dropped-towel-768.avif'
import avif1280 from './detail-dropped-towel-1280.avif'
import avif1344 from './detail-dropped-towel-1344.avif'
import webp768 from './detail-dropped-towel-768.webp'
import webp1280 from './detail-dropped-towel-1280.webp'

export const detailDroppedTowel: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5c5145',
  placeholder: 'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAA0ABUB8JYwCdADWJ4AA9nIPo+CmqSGtEyJbFo7wVeSjNH/7eDaVAAA=',
}
