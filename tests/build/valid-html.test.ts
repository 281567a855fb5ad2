import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faultsOf } from '../html-checker.ts'
import { builtFolder } from './setup.ts'

const documents = readdirSync(builtFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

test.each(documents)('%s is valid HTML', (file) => {
  expect(faultsOf(readFileSync(join(builtFolder, file), 'utf8'))).toEqual([])
})
