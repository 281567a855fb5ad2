// Written by images.ts from masters/plant-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './plant-room-480.avif'
import avif768 from './plant-room-768.avif'
import avif1280 from './plant-room-1280.avif'
import webp768 from './plant-room-768.webp'
import webp1280 from './plant-room-1280.webp'

export const plantRoom: PictureFiles = {
  width: 1280,
  height: 2327,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#787066',
  placeholder: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQBACdASoQAB0APzmQvlWvKqajMAgB4CcJZQC7ABYsukKPKJpPotHbAADNvsDr7eOnUn3XM+qlbjAg9DTv5Gd7DfYsN9M+5j0K6xo+ucBp44Pvridnyn05+nzuAAAA',
}
