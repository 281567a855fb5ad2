// Written by images.ts from masters/wellness-room.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './wellness-room-480.avif'
import webp480 from './wellness-room-480.webp'
import avif768 from './wellness-room-768.avif'
import webp768 from './wellness-room-768.webp'
import avif960 from './wellness-room-960.avif'
import webp960 from './wellness-room-960.webp'

export const wellnessRoom: PictureFiles = {
  width: 960,
  height: 600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif960} 960w`,
  webp: `${webp480} 480w, ${webp768} 768w, ${webp960} 960w`,
  fallback: webp960,
  colour: '#4f3f33',
  placeholder: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAwCdASoUAAwAPzmEuVOvKKWisAgB4CcJQBadBEBQkfxQx+ZjiAD+hQQp6F72sopB/OITtGsEfq8lEi/De60sdT4AAA==',
}
