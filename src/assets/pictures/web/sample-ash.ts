// Written by images.ts from masters/sample-ash.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-ash-480.avif'
import avif640 from './sample-ash-640.avif'
import webp640 from './sample-ash-640.webp'

export const sampleAsh: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#886956',
  placeholder: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJYgCw7B61QjiNcCLhOU1gAPWBERHu1+ZRNTemhyLXqIQ7tDrlDeLfZVWQnPs0yyawW8AA',
}
