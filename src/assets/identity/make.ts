/**
 * `npm run identity`: from mark.svg and the picture of the hall to everything that stands for the studio outside its
 * pages: icons and social image. Run it after a change of brand, mark or hall; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { colors } from '../../../tailwind.config.ts'
import { brand } from '../../content/brand.ts'

const root = join(import.meta.dirname, '../../..')
const publicFile = (name: string) => join(root, 'public', name)
const mark = await readFile(join(import.meta.dirname, 'mark.svg'))

/** The mark at a size (px); `inset` leaves a margin for platforms that cut their own shape out of it. */
async function icon(size: number, inset = 0): Promise<Buffer> {
  const inner = Math.round(size * (1 - 2 * inset))
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: colors.ink } })
    .composite([{ input: drawn }])
    .png({ palette: true })
    .toBuffer()
}

/** An .ico file is a header and one PNG: https://en.wikipedia.org/wiki/ICO_(file_format). */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

/** One line in the display face; `size` and `spacing` in px. */
function line(text: string, size: number, spacing: number, color: string): Promise<Buffer> {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${Math.round(spacing * 1024)}">${escaped}</span>`,
      font: `Marcellus ${size}`,
      fontfile: join(root, 'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
}

/** 1200 x 630: the size social networks ask for. */
async function socialImage(): Promise<Buffer> {
  const size = { width: 1200, height: 630 }
  const hall = await sharp(join(root, 'src/assets/pictures/masters/hall.webp')).resize(size).toBuffer()
  const shade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
      <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".35" stop-color="${colors.ink}" stop-opacity="0"/>
        <stop offset="1" stop-color="${colors.ink}" stop-opacity=".88"/>
      </linearGradient></defs>
      <rect width="100%" height="100%" fill="url(#g)"/>
    </svg>`,
  )
  return sharp(hall)
    .composite([
      { input: shade },
      { input: await line(brand.name, 84, 8, colors.steam), left: 72, top: 432 },
      { input: await line(brand.tagline, 30, 0.5, colors.sand), left: 74, top: 540 },
    ])
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
}

const files: Record<string, Buffer | string> = {
  'favicon.svg': mark,
  'favicon.ico': toIco(await icon(32), 32),
  'apple-touch-icon.png': await icon(180, 0.1),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'icon-maskable-512.png': await icon(512, 0.14),
  'og-image.png': await socialImage(),
}

for (const [name, content] of Object.entries(files)) {
  await writeFile(publicFile(name), content)
  console.log(`${relative(root, publicFile(name))}  ${Math.ceil(content.length / 1000)} kB`)
}
