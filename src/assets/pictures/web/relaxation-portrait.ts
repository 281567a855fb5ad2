// Written by images.ts from masters/relaxation-portrait.webp.
import type { PictureVersion } from '@/assets/pictures/picture'
import avif480 from './relaxation-portrait-480.avif'
import avif768 from './relaxation-portrait-768.avif'
import avif1280 from './relaxation-portrait-1280.avif'
import webp768 from './relaxation-portrait-768.webp'
import webp1280 from './relaxation-portrait-1280.webp'

export const relaxationPortrait: PictureVersion = {
  width: 1280,
  height: 1600,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  placeholder: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAwCdASoQABQAPzmIulQvKSWjMAgB4CcJYgCdMoADTWsXhhxjEwAA8lGyi0u9VRWTUrt4i9L+mW9EuNm8tIZeYHdYVkH7VsAAAA==',
}
