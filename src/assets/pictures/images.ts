/**
 * `npm run images` converts masters/SCENE.webp to web/SCENE-WIDTH.avif and .webp, and writes web/SCENE.ts, which pages
 * import. One module per picture, so that a page's code names only the files it shows. masters/SCENE-portrait.webp
 * becomes the portrait version of SCENE.
 * Exits 1 when a picture exceeds its budget.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const masters = join(here, 'masters')
const web = join(here, 'web')

const widths = [480, 768, 1280, 1920, 2560]
const avif = { quality: 58, effort: 6, chromaSubsampling: '4:4:4' }
const webp = { quality: 80, effort: 6, smartSubsample: true }

/** The most bytes a picture may have in AVIF at the width most visitors load. */
const budgetOf = (scene: string) =>
  scene.startsWith('hall') ? { width: 1280, bytes: 140_000 } : { width: 768, bytes: 60_000 }

const portraitOf = (scene: string) => `${scene}-portrait`
const isPortrait = (scene: string) => scene.endsWith(portraitOf(''))

type Picture = {
  width: number
  height: number
  widths: number[]
  colour: string
  placeholder: string
}

/** A blurred data URL, 20 px wide, which browsers scale up smoothly. */
async function placeholderOf(master: string) {
  const tiny = await sharp(master).resize(20).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** The mean colour; sharp's `dominant` is nearly black for dark pictures. */
async function colourOf(master: string) {
  const [r, g, b] = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${[r, g, b].map((c) => (c ?? 0).toString(16).padStart(2, '0')).join('')}`
}

/** Whether a file is newer than its master, and need not be made again. */
async function isFresh(output: string, master: string) {
  const made = await stat(output).catch(() => null)
  return made !== null && made.mtimeMs > (await stat(master)).mtimeMs
}

async function encode(master: string, scene: string, width: number) {
  const path = join(web, `${scene}-${width}`)
  const picture = sharp(master).resize(width, null, { kernel: 'lanczos3' })
  if (!(await isFresh(`${path}.avif`, master))) await picture.clone().avif(avif).toFile(`${path}.avif`)
  if (!(await isFresh(`${path}.webp`, master))) await picture.clone().webp(webp).toFile(`${path}.webp`)
  return {
    width,
    avif: (await stat(`${path}.avif`)).size,
    webp: (await stat(`${path}.webp`)).size,
  }
}

/** Removes the files of scenes and widths that no longer exist. */
async function removeStale(pictures: Map<string, Picture>) {
  const wanted = new Set<string>()
  for (const [scene, picture] of pictures)
    for (const width of picture.widths)
      for (const kind of ['avif', 'webp']) wanted.add(`${scene}-${width}.${kind}`)
  for (const scene of pictures.keys()) if (!isPortrait(scene)) wanted.add(`${scene}.ts`)
  for (const file of await readdir(web)) if (!wanted.has(file)) await rm(join(web, file))
}

const camelCase = (scene: string) => scene.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The code of one framing: the imports of its files, and its fields; `more` are further ones. */
function versionOf(scene: string, { width, height, widths, placeholder }: Picture, more: string[] = []) {
  const name = (kind: string) => (isPortrait(scene) ? camelCase(`portrait-${kind}`) : kind)
  const files = widths.flatMap((size) => ['avif', 'webp'].map((kind) => ({ kind, size })))
  const srcset = (kind: string) => widths.map((size) => `\${${name(kind)}${size}} ${size}w`).join(', ')
  return {
    imports: files.map(({ kind, size }) => `import ${name(kind)}${size} from './${scene}-${size}.${kind}'\n`),
    fields: [
      `width: ${width},\n`,
      `height: ${height},\n`,
      `avif: \`${srcset('avif')}\`,\n`,
      `webp: \`${srcset('webp')}\`,\n`,
      ...more,
      `placeholder: '${placeholder}',\n`,
    ],
  }
}

function moduleOf(scene: string, picture: Picture, portrait: Picture | undefined) {
  const fallback = picture.widths.includes(1280) ? 1280 : Math.max(...picture.widths)
  const wide = versionOf(scene, picture, [`fallback: webp${fallback},\n`, `colour: '${picture.colour}',\n`])
  const upright = portrait ? versionOf(portraitOf(scene), portrait) : { imports: [], fields: [] }
  return `// Written by images.ts from masters/${scene}.webp.
import type { PictureFiles } from '@/assets/pictures/picture'
${[...wide.imports, ...upright.imports].join('')}
export const ${camelCase(scene)}: PictureFiles = {
${wide.fields.map((field) => `  ${field}`).join('')}${
  portrait ? `  portrait: {\n${upright.fields.map((field) => `    ${field}`).join('')}  },\n` : ''
}}
`
}

await mkdir(web, { recursive: true })
const files = (await readdir(masters)).filter((file) => file.endsWith('.webp')).sort()
const pictures = new Map<string, Picture>()
const overweight: string[] = []
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(0).padStart(4)

for (const file of files) {
  const scene = basename(file, '.webp')
  const master = join(masters, file)
  const { width, height } = await sharp(master).metadata()
  // A master between two of the widths is also kept at its own width.
  const largest = Math.max(...widths)
  const sizes = [...new Set([...widths.filter((w) => w <= width), Math.min(width, largest)])]

  const budget = budgetOf(scene)
  const made = []
  for (const size of sizes) made.push(await encode(master, scene, size))
  const judged = made.find((m) => m.width === budget.width)
  if (judged && judged.avif > budget.bytes) overweight.push(scene)

  pictures.set(scene, {
    width,
    height,
    widths: sizes,
    colour: await colourOf(master),
    placeholder: await placeholderOf(master),
  })
  const columns = made.map((m) => `${m.width}: ${kilobytes(m.avif)}/${kilobytes(m.webp)}`).join('  ')
  const verdict = judged
    ? `${kilobytes(judged.avif)} of ${budget.bytes / 1000} kB at ${budget.width}`
    : `too small to judge at ${budget.width}`
  console.log(`${scene.padEnd(20)} avif/webp kB  ${columns}  | ${verdict}`)
}

await removeStale(pictures)
for (const [scene, picture] of pictures) {
  if (isPortrait(scene)) continue
  const module = moduleOf(scene, picture, pictures.get(portraitOf(scene)))
  await writeFile(join(web, `${scene}.ts`), module)
}
if (overweight.length > 0) {
  console.error(`Over budget: ${overweight.join(', ')}`)
  process.exit(1)
}
