// Written by images.ts from masters/wellness-room-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './wellness-room-portrait-480.avif'
import avif768 from './wellness-room-portrait-768.avif'
import avif1280 from './wellness-room-portrait-1280.avif'
import webp768 from './wellness-room-portrait-768.webp'
import webp1280 from './wellness-room-portrait-1280.webp'

export const wellnessRoomPortrait: PictureVersion = {
  width: 1280,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAACwAwCdASoQABQAPzmIuVQvKSWjMAgB4CcJYwCw7CHw7417BPAowAD+c6TtMIHahNRJhg0FIxzlbRe4kD2upVRn/AA=',
}
