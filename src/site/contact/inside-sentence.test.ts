import { expect, test } from 'vitest'
import { insideSentence } from './inside-sentence'

test.each([
  ['The founder', 'the founder'],
  ['Founder Name', 'Founder Name'],
  ['Theodore', 'Theodore'],
])('%s reads %s inside a sentence', (name, text) => {
  expect(insideSentence(name)).toBe(text)
})
