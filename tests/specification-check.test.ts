import { expect, test } from 'vitest'
import { specificationCheck } from '../supabase/local/generate-specification-check.ts'

test('the database checks the fields of the field table', () => {
  const { stored, current } = specificationCheck()
  expect(stored, 'run `npm run db:specifications`').toBe(current)
})
