import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder } from './setup.ts'

/** The prerendered document of a public page, as text. */
export const documentOf = (path: string) =>
  readFileSync(join(builtFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
