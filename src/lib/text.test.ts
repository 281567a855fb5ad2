import { expect, test } from 'vitest'
import { canonicalText } from './canonical-text'
import { isolated, normalizeName, normalizeText } from './text'

test.each<[kind: string, ...spellings: string[]]>([
  ['case', 'GROHE', 'Grohe', 'grohe'],
  ['accents, composed or not', 'Kärcher', 'Ka\u0308rcher', 'karcher'],
  ['accents of Vietnamese and Czech', 'Tiệp Đồ', 'tiep do'],
  ['the ring', 'Ångström', 'A\u030angstro\u0308m', 'angstrom'],
  ['ø', 'Jøtul', 'JØTUL', 'jotul'],
  ['ł', 'Łódź', 'lodz'],
  ['ß', 'weiß', 'WEIẞ', 'weiss'],
  ['æ', 'Æsir', 'æsir', 'aesir'],
  ['œ', 'Cœur', 'CŒUR', 'coeur'],
  ['đ and ð', 'Đakovo, Ðarr', 'đakovo, ðarr', 'dakovo, darr'],
  ['þ', 'Þórr', 'thorr'],
  ['ı and İ', 'Isıtıcı', 'ISITICI', 'İsitici', 'isitici'],
  ['ħ and ŧ', 'Ħal Ŧin', 'hal tin'],
  ['the last sigma', 'ΛΟΥΤΡΟΣ', 'λουτρος', 'λουτροσ'],
  ['full width', 'Ｈ－２６０（Ａ）', 'H-260(A)'],
  ['ligatures', 'Oﬃce ﬁtting', 'office fitting'],
  ['curly apostrophes', 'O’Brien', 'O‘Brien', 'Oʼbrien', 'O＇Brien', 'O´Brien', 'O′Brien', "o'brien"],
  ['curly quotes', '24″ “quick”', '24” „quick‟', '24" «quick»', '24" "quick"'],
  ['hyphens', '3\u2010phase', '3\u2011phase', '3\ufe63phase', '3\uff0dphase', '3-phase'],
  ['dashes', '2\u201236', '2–36', '2—36', '2−36', '2⸺36', '2⁃36', '2〜36', '2-36'],
  ['soft hyphens', 'Sauna\u00adheater', 'saunaheater'],
  ['zero-width characters', 'Sauna\u200bheater\u200c \ufeffX\u2060Y\u200d', 'saunaheater xy'],
  ['direction marks', '\u200eGrohe\u200f \u202a260\u202c \u2066T\u2069', 'grohe 260 t'],
  ['variation selectors', 'Grohe\ufe0f', 'grohe'],
  ['spaces of typesetters', '18\u00a0kW', '18\u202fkW', '18\u3000kW', '18 kw'],
  ['signs of trademarks', 'HUUM® DROP™', 'huum drop'],
  ['superscripts and fractions', '4 m² 1½', '4 m2 1 1/2'],
])('%s: all spellings are one', (_, ...spellings) => {
  const [plain = ''] = spellings.slice(-1)
  expect(spellings.map(normalizeText)).toEqual(spellings.map(() => plain.toLowerCase()))
})

test.each([
  ['3-phase', '3phase'],
  ["o'brien", 'obrien'],
  ['Grohe 260', 'Grohe 206'],
  ['が', 'か'],
  ['m²', 'm'],
  ['1½', '11/2'],
])('%j is not %j', (one, other) => expect(normalizeText(one)).not.toBe(normalizeText(other)))

test.each([
  [' Cedar\u00a0 Bench\n', 'cedar bench'],
  ['Cedar\u200b bench', 'CEDAR BENCH'],
  ['\u200e Jøtul', 'jotul'],
])('names %j and %j are the same', (one, other) => expect(normalizeName(one)).toBe(normalizeName(other)))

test.each([
  ['a Hebrew name with figures', 'ספסל 12', '\u2068ספסל 12\u2069'],
  ['an Arabic name', 'مدفأة', '\u2068مدفأة\u2069'],
  ['letters from right to left after others', 'Harvia תנור', '\u2068Harvia תנור\u2069'],
  ['a name from left to right', 'Jøtul 260 (copy)', 'Jøtul 260 (copy)'],
  ['no name', '', ''],
])('%s in a sentence', (_, name, shown) => {
  expect(isolated(name)).toBe(shown)
  // Pasted back from the screen, it is the same name.
  expect(canonicalText(shown)).toBe(name)
})
