// Written by images.ts from masters/sauna-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './sauna-portrait-480.avif'
import avif768 from './sauna-portrait-768.avif'
import avif1280 from './sauna-portrait-1280.avif'
import webp768 from './sauna-portrait-768.webp'
import webp1280 from './sauna-portrait-1280.webp'

export const saunaPortrait: PictureVersion = {
  width: 1280,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYgCdMoR8eCD4U3SdN7yoAP53UKHE15FX+0bgpPfRfrgO8KF7KN4yKgR9ZsUl0IAAAA==',
}
