import { describe, expect, test } from 'vitest'
import { leadTimeHint, noteWords, readLeadTime, readWarranty, warrantyHint } from './lead-time'

describe('a lead time', () => {
  test.each([
    ['30', 30],
    [' 1,200 ', 1200],
    ['0', 0],
    ['', null],
    ['\u200b', null],
    ['30 days', 30],
    ['1 day', 1],
    ['8 weeks', 56],
    ['8wks', 56],
    ['8 wks.', 56],
    ['1 Wk', 7],
    ['6-week', 42],
    ['6 Wochen', 42],
    ['10 días', 10],
    ['2 semaines', 14],
    ['stock', 0],
    ['In Stock', 0],
    ['in-stock', 0],
    ['ex stock', 0],
    ['STOCK ITEM', 0],
    ['ab Lager', 0],
    ['sofort lieferbar', 0],
    ['Available now', 0],
    ['6 weeks ARO', 42],
    ['6 wks A.R.O.', 42],
    ['stock ARO', 0],
    ['6 weeks (ARO)', 42],
    ['6 weeks after receipt of order', 42],
    ['6 Wochen nach Auftragseingang', 42],
    ['Lead time: 6 weeks', 42],
    ['6 week lead time', 42],
    ['Ships 3 days', 3],
  ])('%j is %j days, and its words say no more', (text, days) => {
    expect(readLeadTime(text)).toEqual({ ok: true, value: { days, words: null } })
  })

  test.each([
    ['6-8 weeks', 56],
    ['6-8 wks', 56],
    ['6 – 8 Wks.', 56],
    ['6 to 8 weeks', 56],
    ['6 bis 8 Wochen', 56],
    ['6/8 weeks', 56],
    ['4 à 6 semaines', 42],
    ['4 till 6 veckor', 42],
    ['4 weeks - 6 weeks', 42],
    ['10 days to 2 weeks', 14],
    ['3 weeks or 10 days', 21],
    ['8-6 weeks', 56],
    ['6-8', 8],
    ['6-8 weeks ARO', 56],
    ['Lieferzeit 6-8 Wochen', 56],
    ['stock - 4 weeks', 28],
    ['stock to 2 wks', 14],
    ['ca. 6 Wochen', 42],
    ['approx. 6-8 weeks', 56],
    ['~6 wks', 42],
    ['up to 8 weeks', 56],
    ['10 business days', 14],
    ['5-7 working days', 10],
    ['3 Werktage', 5],
    ['\u200b6\u20118 weeks', 56],
    ['10-12 wks ARO', 84],
    // Part of a day is one more day, and a month may have 31.
    ['2.5 weeks', 18],
    ['2,5 Wochen', 18],
    ['1.5-2.5 weeks', 18],
    ['2½ weeks', 18],
    ['2 1/2 wks', 18],
    ['½ week', 4],
    ['1.5 days', 2],
    ['3 months', 93],
    ['2-3 months', 93],
    ['1½ months', 47],
    ['1 1/2 mos.', 47],
    ['2 Monate', 62],
    ['6 weeks to 2 months', 62],
  ])('%j is %d days, and its words are kept', (text, days) => {
    const words = text.replace('\u200b', '')
    expect(readLeadTime(text)).toEqual({ ok: true, value: { days, words } })
  })

  test.each([
    'soon',
    'call',
    'TBD',
    '-',
    '8 moons',
    '12.5',
    '1½',
    '1.2.5 weeks',
    '3 years',
    '6+ weeks',
    '6-8 weeks, longer for custom finishes',
    'out of stock',
    'not in stock',
    'nicht auf Lager',
    '11/26',
    '11/26/2026',
    '2026-11-26',
    '8-Jun',
    '6-8-10 weeks',
    '1.234 days',
    '-5',
    'weeks',
    '€8',
    '8 EUR',
    '1'.repeat(101),
    `6${' '.repeat(1_000_000)}x`,
  ])('%j is refused', (text) => expect(readLeadTime(text)).toEqual({ ok: false, reason: leadTimeHint }))

  test('a number beyond the column is refused', () =>
    expect(readLeadTime('400000000 weeks')).toEqual({ ok: false, reason: 'This number is too large' }))
})

describe('a warranty', () => {
  test.each([
    ['24', 24],
    ['0', 0],
    ['', null],
    ['24 months', 24],
    ['18 mo.', 18],
    ['2 years', 24],
    ['1 yr', 12],
    ['5 Yrs.', 60],
    ['2-year', 24],
    ['2 year warranty', 24],
    ['2.5 years', 30],
    ['2,5 Jahre', 30],
    ['5 Jahre Garantie', 60],
    ['2 ans', 24],
    ['3 años', 36],
    ['2 år', 24],
  ])('%j is %j months', (text, months) => expect(readWarranty(text)).toEqual({ ok: true, value: months }))

  test.each([
    'lifetime',
    '2.3 years',
    '1-2 years',
    '90 days',
    '10 yrs parts, 1 labor',
    '2 weeks',
    '-1',
    'years',
  ])('%j is refused', (text) => expect(readWarranty(text)).toEqual({ ok: false, reason: warrantyHint }))
})

test.each([
  [null, '6-8 weeks', 'Lead time: 6-8 weeks'],
  ['Ask for Tom', '6-8 weeks', 'Ask for Tom\nLead time: 6-8 weeks'],
  ['Lead time: 4-5 weeks\nAsk for Tom', '6-8 weeks', 'Ask for Tom\nLead time: 6-8 weeks'],
  ['Lead time: 6-8 weeks', '6-8 weeks', 'Lead time: 6-8 weeks'],
  ['Ask for Tom', null, 'Ask for Tom'],
  [null, null, null],
])('the notes %j with the words %j are %j', (notes, words, all) =>
  expect(noteWords(notes, 'Lead time', words)).toBe(all),
)
