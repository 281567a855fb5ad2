// Written by images.ts from masters/sample-cedar.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './sample-cedar-480.avif'
import avif640 from './sample-cedar-640.avif'
import webp640 from './sample-cedar-640.webp'

export const sampleCedar: PictureFiles = {
  width: 640,
  height: 800,
  avif: `${avif480} 480w, ${avif640} 640w`,
  webp: `${webp640} 640w`,
  fallback: webp640,
  colour: '#946d51',
  placeholder: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQABQAPzmGuVQvKSWjMAgB4CcJQBOmUABsDMiLMeiCBxQA+p4C1LdelQ7fRMrvTQtx/dDL1wZez13l3UJetjN7GKphJMM6AHCdIqAA',
}
