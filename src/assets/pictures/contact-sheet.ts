/** `npx tsx src/assets/pictures/contact-sheet.ts` draws every master with its name, for review. */
import { mkdir, readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { colors } from '../../../tailwind.config.ts'

const masters = join(import.meta.dirname, 'masters')
const folder = join(import.meta.dirname, '../../../tests/pictures')
const cell = { width: 480, height: 300, caption: 28, gap: 12, columns: 3 }

const files = (await readdir(masters)).filter((file) => file.endsWith('.webp')).sort()
if (files.length === 0) throw new Error('No masters yet: ./render.sh SCENE --final')

const step = { x: cell.width + cell.gap, y: cell.height + cell.caption + cell.gap }
const columns = Math.min(cell.columns, files.length)
const rows = Math.ceil(files.length / columns)

const caption = (name: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.caption}">
      <text x="2" y="18" font-family="sans-serif" font-size="14" fill="${colors.travertine}">${name}</text>
    </svg>`,
  )

const pieces = []
for (const [i, file] of files.entries()) {
  const left = cell.gap + (i % columns) * step.x
  const top = cell.gap + Math.floor(i / columns) * step.y
  const picture = await sharp(join(masters, file))
    .resize(cell.width, cell.height, { fit: 'contain', background: colors.ink })
    .toBuffer()
  pieces.push({ input: picture, left, top })
  pieces.push({ input: caption(basename(file, '.webp')), left, top: top + cell.height })
}

await mkdir(folder, { recursive: true })
const path = join(folder, 'contact-sheet.jpg')
await sharp({
  create: {
    width: cell.gap + columns * step.x,
    height: cell.gap + rows * step.y,
    channels: 3,
    background: colors.ink,
  },
})
  .composite(pieces)
  .jpeg({ quality: 78, mozjpeg: true })
  .toFile(path)
console.log(`${path}: ${files.length} pictures, ${((await stat(path)).size / 1000).toFixed(0)} kB`)
