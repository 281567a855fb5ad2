// Written by images.ts from masters/sample-pool-floor.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-pool-floor-480.avif'
import avif640 from './sample-pool-floor-640.avif'
import webp640 from './sample-pool-floor-640.webp'

export const samplePoolFloor: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#676b61',
  placeholder: 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAACQAwCdASoQABQAPzmQvlWvKqajMAgB4CcJZwDG9CHWlK0Jf5LQAPobn2o/YN4oiDt+x/amTaBdLhuAAAA=',
}
