// Written by images.ts from masters/garden-window.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './garden-window-480.avif'
import avif768 from './garden-window-768.avif'
import avif1280 from './garden-window-1280.avif'
import avif1920 from './garden-window-1920.avif'
import avif2400 from './garden-window-2400.avif'
import webp768 from './garden-window-768.webp'
import webp1280 from './garden-window-1280.webp'

export const gardenWindow: PictureFiles = {
  width: 2400,
  height: 1350,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1920} 1920w, ${avif2400} 2400w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#5c3d28',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAkABUB8JZgCdADD2AK+QAD+6iJ7E2lE8jiiJqHmdxKZmtY1hEoGlggqAAAA',
}
