/**
 * `npx tsx src/assets/pictures/samples.ts` cuts the samples of materials out of the masters: masters/sample-NAME.webp. Run it
 * again after a new master, then `npm run images`.
 */
import { join } from 'node:path'
import sharp from 'sharp'

const masters = join(import.meta.dirname, 'masters')
const size = { width: 640, height: 800 }

/** The middle of the part (fractions of the master), its width (px), and how many times brighter it becomes. */
const samples = {
  travertine: { master: 'travertine', at: [0.5, 0.5], width: 1200, brightness: 1 },
  cedar: { master: 'cedar', at: [0.68, 0.43], width: 900, brightness: 1.1 },
  'glazed-tile': { master: 'steam-room', at: [0.19, 0.345], width: 390, brightness: 1.15 },
  'ribbed-tile': { master: 'steam-room', at: [0.87, 0.648], width: 290, brightness: 1.4 },
  brick: { master: 'industrial', at: [0.66, 0.13], width: 200, brightness: 1.7 },
  mosaic: { master: 'water', at: [0.62, 0.4], width: 640, brightness: 1.05 },
  stone: { master: 'sauna', at: [0.92, 0.635], width: 280, brightness: 2 },
  ash: { master: 'rooftop-portrait', at: [0.13, 0.885], width: 250, brightness: 1.15 },
  water: { master: 'rooftop', at: [0.42, 0.666], width: 150, brightness: 1.15 },
} as const

for (const [name, { master, at, width, brightness }] of Object.entries(samples)) {
  const picture = sharp(join(masters, `${master}.webp`))
  const whole = await picture.metadata()
  const height = Math.round((width * size.height) / size.width)
  const left = Math.round(at[0] * whole.width - width / 2)
  const top = Math.round(at[1] * whole.height - height / 2)
  await picture
    .extract({
      left: Math.max(0, left),
      top: Math.max(0, Math.min(top, whole.height - height)),
      width,
      height,
    })
    .resize(size.width, size.height, { kernel: 'lanczos3' })
    .modulate({ brightness })
    .sharpen({ sigma: 1 })
    .webp({ quality: 92 })
    .toFile(join(masters, `sample-${name}.webp`))
}
