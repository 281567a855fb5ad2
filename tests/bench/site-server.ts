import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { serveFiles } from '../../src/build/serve-files.ts'

export type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'other'

/** One response: its kind and the size of its compressed body (bytes). */
export type Answer = { kind: Kind; bytes: number }

export type Served = {
  origin: string
  /** The responses since the last call. */
  takeAnswers: () => Answer[]
  close: () => void
}

type File = { body: Buffer; type: string; kind: Kind; compressed: boolean }

const types: Record<string, { type: string; kind: Kind }> = {
  '.html': { type: 'text/html; charset=utf-8', kind: 'document' },
  '.js': { type: 'text/javascript', kind: 'script' },
  '.css': { type: 'text/css', kind: 'style' },
  '.woff2': { type: 'font/woff2', kind: 'font' },
  '.avif': { type: 'image/avif', kind: 'picture' },
  '.webp': { type: 'image/webp', kind: 'picture' },
  '.jpg': { type: 'image/jpeg', kind: 'picture' },
  '.png': { type: 'image/png', kind: 'picture' },
  '.svg': { type: 'image/svg+xml', kind: 'picture' },
}
const unknown = { type: 'application/octet-stream', kind: 'other' } as const

/** File types that are not compressed already. */
const compressible = new Set(['.html', '.js', '.css', '.svg'])

const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

/**
 * Serves a built folder like a good host: headers from its `_headers`, everything compressed with brotli in advance.
 * @param edit changes the documents
 */
export async function serveSite(folder: string, edit = (html: string) => html): Promise<Served> {
  const files = new Map<string, File>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const extension = extname(path)
    const raw = extension === '.html' ? Buffer.from(edit(readFileSync(path, 'utf8'))) : readFileSync(path)
    const compressed = compressible.has(extension)
    const body = compressed ? brotli(raw) : raw
    files.set(path.slice(folder.length), { ...(types[extension] ?? unknown), body, compressed })
  }

  let answers: Answer[] = []
  const find = serveFiles(folder)
  const server = createServer((req, res) =>
    find(req, res, () => {
      const file = files.get(req.url?.split('?')[0] ?? '')
      if (!file) {
        res.writeHead(404).end()
        return
      }
      answers.push({ kind: file.kind, bytes: file.body.length })
      res.writeHead(200, {
        'Content-Type': file.type,
        'Content-Length': file.body.length,
        ...(file.compressed && { 'Content-Encoding': 'br' }),
      })
      res.end(file.body)
    }),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    takeAnswers() {
      const taken = answers
      answers = []
      return taken
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
