// Written by images.ts from masters/detail-rooftop-lanterns.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
import avif480 from './detail-rooftop-lanterns-480.avif'
import avif768 from './detail-rooftop-lanterns-768.avif'
import avif1280 from './detail-rooftop-lanterns-1280.avif'
import avif1344 from './detail-rooftop-lanterns-1344.avif'
import webp768 from './detail-rooftop-lanterns-768.webp'
import webp1280 from './detail-rooftop-lanterns-1280.webp'

export const detailRooftopLanterns: PictureFiles = {
  width: 1344,
  height: 1075,
  avif: `${avif480} 480w, ${avif768} 768w, ${avif1280} 1280w, ${avif1344} 1344w`,
  webp: `${webp768} 768w, ${webp1280} 1280w`,
  fallback: webp1280,
  colour: '#705d54',
  placeholder: 'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAA0ABUB8JaAC7ADPaSYQAAAA/uxTth6PPLd/WYev6OwR0/ThaTE4nXQoMNAA',
}
