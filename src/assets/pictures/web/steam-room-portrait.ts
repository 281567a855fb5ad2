// Written by images.ts from masters/steam-room-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './steam-room-portrait-480.avif'
import avif768 from './steam-room-portrait-768.avif'
import avif1280 from './steam-room-portrait-1280.avif'
import avif1600 from './steam-room-portrait-1600.avif'
import webp768 from './steam-room-portrait-768.webp'
import webp1280 from './steam-room-portrait-1280.webp'

export const steamRoomPortrait: PictureVersion = {
  width: 1600,
  height: 2000,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1600} 1600w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAACwAwCdASoQABQAPzmGulQvKSWjMAgB4CcJZQAAUrSy48mFlossAAD+y+fRQFj/3F7JOKrNOt+MHdVu3qjk12m5pzet/hZiIAA=',
}
