/**
 * `npx tsx src/assets/pictures/samples.ts` cuts parts out of the masters: the samples of materials, masters/sample-NAME.webp, close
 * views of rooms, masters/detail-NAME.webp, and one object of a room each, masters/object-NAME.webp. Run it again after a new
 * master, then `npm run images`.
 */
import { join } from 'node:path'
import sharp from 'sharp'

const masters = join(import.meta.dirname, 'masters')
/** The size of a sample. */
const upright = { width: 640, height: 800 }
/** The size of a detail: half a window of two pixels. */
const level = { width: 1344, height: 1075 }
/** The size of an upright detail: the width of a phone of three pixels. */
const tall = { width: 1088, height: 1360 }
/** The size of a detail that fills a window of two pixels from top to bottom. */
const large = { width: 1408, height: 1408 }

/** The size of an object, which is shown small. */
const square = { width: 480, height: 480 }

type Part = {
  master: string
  /** The middle of the part, in fractions of the master. */
  at: readonly [number, number]
  /** Its width (px). */
  width: number
  /** How many times brighter it becomes. */
  brightness: number
}

const samples: Record<string, Part> = {
  travertine: { master: 'travertine', at: [0.76, 0.47], width: 800, brightness: 1.08 },
}

const details: Record<string, Part> = {
  'reception-branch': { master: 'reception', at: [0.321, 0.517], width: 1080, brightness: 1 },
  'garden-door': { master: 'garden-sauna', at: [0.496, 0.587], width: 900, brightness: 1 },
}

const tallDetails: Record<string, Part> = {
  'sauna-corner': { master: 'sauna', at: [0.375, 0.45], width: 1000, brightness: 1.1 },
  'sauna-stove': { master: 'sauna', at: [0.7075, 0.649], width: 826, brightness: 1.1 },
  'plunge-lantern': { master: 'cold-plunge', at: [0.4583, 0.6467], width: 800, brightness: 1.1 },
}

const largeDetails: Record<string, Part> = {
  tub: { master: 'wellness-room-portrait', at: [0.518, 0.606], width: 1060, brightness: 1.1 },
}

const objects: Record<string, Part> = {
  cabin: { master: 'garden-sauna', at: [0.583, 0.53], width: 950, brightness: 1.1 },
  bench: { master: 'steam-room', at: [0.14, 0.82], width: 620, brightness: 1.5 },
  ladder: { master: 'cold-plunge', at: [0.655, 0.73], width: 560, brightness: 1 },
  basin: { master: 'rooftop', at: [0.5, 0.68], width: 1000, brightness: 1.1 },
  hearth: { master: 'relaxation-portrait', at: [0.28, 0.495], width: 600, brightness: 1.4 },
}

async function cut(file: string, { master, at, width, brightness }: Part, size: typeof upright) {
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
    .toFile(join(masters, file))
}

for (const [name, part] of Object.entries(samples)) await cut(`sample-${name}.webp`, part, upright)
for (const [name, part] of Object.entries(details)) await cut(`detail-${name}.webp`, part, level)
for (const [name, part] of Object.entries(tallDetails)) await cut(`detail-${name}.webp`, part, tall)
for (const [name, part] of Object.entries(largeDetails)) await cut(`detail-${name}.webp`, part, large)
for (const [name, part] of Object.entries(objects)) await cut(`object-${name}.webp`, part, square)
