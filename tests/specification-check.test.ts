import { expect, test } from 'vitest'
import {
  newestSpecificationCheck,
  specificationCheck,
} from '../supabase/local/generate-specification-check.ts'

test('the database checks the fields of the field table', () => {
  expect(newestSpecificationCheck(), 'run `npm run db:specifications`').toBe(specificationCheck())
})
