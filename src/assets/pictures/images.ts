/**
 * `npm run images` converts masters/SCENE.webp to web/SCENE-WIDTH.avif and .webp, and writes web/SCENE.ts, which pages
 * import. One module per picture, so that a page's code names only the files it shows. masters/SCENE-portrait.webp is
 * the portrait version of SCENE, with a module of its own.
 * Exits 1 when a picture exceeds its budget.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const here = import.meta.dirname
const masters = join(here, 'masters')
const web = join(here, 'web')

/**
 * The widths of the files in each format. WebP serves browsers without AVIF: those older than the scripts' target, and
 * Edge 120. It has few widths, because the scripts of a page contain the name of every file.
 */
const widths = { avif: [480, 768, 1280, 1920, 2400], webp: [768, 1280] }
const encoders = {
  avif: { quality: 58, effort: 6, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 6, smartSubsample: true },
}
type Format = keyof typeof encoders

/** The largest AVIF file (bytes) at the width that most visitors load. */
const budgetOf = (scene: string) =>
  scene.startsWith('hall') ? { width: 1280, bytes: 140_000 } : { width: 768, bytes: 60_000 }

const isPortrait = (scene: string) => scene.endsWith('-portrait')

type Picture = {
  width: number
  height: number
  files: File[]
  colour: string
  placeholder: string
}

/** A blurred miniature as a data URL, 16 px wide (one block of WebP); browsers scale it up smoothly. */
async function placeholderOf(master: string) {
  const tiny = await sharp(master).resize(16).blur(0.6).webp({ quality: 20, effort: 6 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** The mean colour; sharp's `dominant` is nearly black for dark pictures. */
async function colourOf(master: string) {
  const [r, g, b] = await sharp(master).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return `#${[r, g, b].map((c) => (c ?? 0).toString(16).padStart(2, '0')).join('')}`
}

/** Whether a file is newer than its master. Encoding all of them takes 15 minutes. */
async function isFresh(output: string, master: string) {
  const made = await stat(output).catch(() => null)
  return made !== null && made.mtimeMs > (await stat(master)).mtimeMs
}

/** The files of a master. A master narrower than the largest width also gets a file of its own width. */
function filesOf(scene: string, masterWidth: number) {
  return (['avif', 'webp'] as const).flatMap((format) => {
    const largest = Math.min(masterWidth, Math.max(...widths[format]))
    const sizes = [...new Set([...widths[format].filter((width) => width <= largest), largest])]
    return sizes.map((width) => ({ format, width, path: `${scene}-${width}.${format}` }))
  })
}
type File = ReturnType<typeof filesOf>[number]

/** Writes a file unless it is newer than its master; returns its size in bytes. */
async function encode(master: string, { format, width, path }: File) {
  const output = join(web, path)
  if (!(await isFresh(output, master)))
    await sharp(master)
      .resize(width, null, { kernel: 'lanczos3' })
      .toFormat(format, encoders[format])
      .toFile(output)
  return (await stat(output)).size
}

/** Removes the files of scenes and widths that no longer exist. */
async function removeStale(pictures: Map<string, Picture>) {
  const wanted = new Set<string>()
  for (const [scene, { files }] of pictures) {
    for (const { path } of files) wanted.add(path)
    wanted.add(`${scene}.ts`)
  }
  for (const file of await readdir(web)) if (!wanted.has(file)) await rm(join(web, file))
}

const camelCase = (scene: string) => scene.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The code of a picture's module. A portrait version has no fallback. */
function moduleOf(scene: string, { width, height, files, colour, placeholder }: Picture) {
  const name = ({ format, width }: File) => `${format}${width}`
  const srcset = (format: Format) =>
    files
      .filter((file) => file.format === format)
      .map((file) => `\${${name(file)}} ${file.width}w`)
      .join(', ')
  const type = isPortrait(scene) ? 'PictureVersion' : 'PictureFiles'
  const fallback = `  fallback: webp${Math.min(width, 1280)},
  colour: '${colour}',
`
  return `// Written by images.ts from masters/${scene}.webp.
import type { ${type} } from '@/assets/pictures/picture'
${files.map((file) => `import ${name(file)} from './${file.path}'\n`).join('')}
export const ${camelCase(scene)}: ${type} = {
  width: ${width},
  height: ${height},
  avif: \`${srcset('avif')}\`,
  webp: \`${srcset('webp')}\`,
${isPortrait(scene) ? '' : fallback}  placeholder: '${placeholder}',
}
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
  const made = filesOf(scene, width)
  const bytes = new Map<string, number>()
  for (const output of made) bytes.set(output.path, await encode(master, output))

  const budget = budgetOf(scene)
  const judged = bytes.get(`${scene}-${budget.width}.avif`)
  if (judged && judged > budget.bytes) overweight.push(scene)

  pictures.set(scene, {
    width,
    height,
    files: made,
    colour: await colourOf(master),
    placeholder: await placeholderOf(master),
  })
  const columns = (['avif', 'webp'] as const).map((format) => {
    const sizes = made.filter((file) => file.format === format)
    return `${format} ${sizes.map((file) => `${file.width}: ${kilobytes(bytes.get(file.path) ?? 0)}`).join('  ')}`
  })
  const verdict = judged
    ? `${kilobytes(judged)} of ${budget.bytes / 1000} kB at ${budget.width}`
    : `too small to judge at ${budget.width}`
  console.log(`${scene.padEnd(20)} kB  ${columns.join('  | ')}  | ${verdict}`)
}

await removeStale(pictures)
for (const [scene, picture] of pictures) await writeFile(join(web, `${scene}.ts`), moduleOf(scene, picture))
if (overweight.length > 0) {
  console.error(`Over budget: ${overweight.join(', ')}`)
  process.exit(1)
}
