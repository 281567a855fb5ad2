/**
 * `npm run identity` makes the icons and the social image from mark.svg and the picture of the hall. Run it after a
 * change of brand, mark or hall, and commit the results.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { colors } from '../../../tailwind.config.ts'
import { brand } from '../../content/brand.ts'

const root = join(import.meta.dirname, '../../..')
const publicFile = (name: string) => join(root, 'public', name)
const mark = await readFile(join(import.meta.dirname, 'mark.svg'))

/** The mark at a size (px). `inset` (a share of the size) is a margin for platforms that mask icons. */
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

/** An .ico file, a header and one PNG: https://en.wikipedia.org/wiki/ICO_(file_format). */
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

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The social image, 1200 x 630 as social networks ask. A browser renders it, because sharp cannot load the web font. */
async function socialImage(): Promise<Buffer> {
  const size = { width: 1200, height: 630 }
  const dataUrl = async (type: string, file: string) =>
    `data:${type};base64,${(await readFile(join(root, file))).toString('base64')}`
  const face = await dataUrl(
    'font/woff2',
    'node_modules/@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
  )
  const hall = await dataUrl('image/webp', 'src/assets/pictures/masters/hall.webp')
  // Playwright's own Chromium, or the one at the path in E2E_BROWSER.
  const executablePath = process.env.E2E_BROWSER
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false })
  try {
    const page = await browser.newPage({ viewport: size })
    await page.setContent(`<style>
      @font-face { font-family: Marcellus; src: url("${face}") }
      body { margin: 0; height: 100vh; display: flex; flex-direction: column; justify-content: flex-end;
        box-sizing: border-box; padding: 52px 72px; font-family: Marcellus; color: ${colors.steam};
        /* The picture turns into a dark band, which the words do not leave. */
        background: linear-gradient(transparent 46%, ${colors.ink} 73%), url("${hall}") center 40% / cover }
      h1 { margin: 0; font: 68px/1 Marcellus; letter-spacing: 0.08em; text-transform: uppercase }
      p { margin: 16px 0 0; font-size: 29px; color: ${colors.sand} }
    </style><h1>${escapeHtml(brand.name)}</h1><p>${escapeHtml(brand.tagline)}</p>`)
    await page.evaluate(() => document.fonts.ready)
    return await sharp(await page.screenshot())
      .png({ palette: true, quality: 90, effort: 10 })
      .toBuffer()
  } finally {
    await browser.close()
  }
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
