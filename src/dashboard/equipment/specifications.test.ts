import { expect, test } from 'vitest'
import { contactHref } from './contact-href'
import { describeSpecifications } from './specifications'

test('keys and values, also nested ones, are written in words', () => {
  const list = describeSpecifications({
    heater_output: 18,
    stoneMass: '120 kg',
    certified: true,
    outdoor: false,
    voltages: [208, 240],
    control: { wifi: true },
    temperature_c: { max: 55, min: 39 },
    zones: [{ name: 'A', heater: { output_kw: 9 } }, { name: 'B' }],
    spare: {},
    manuals: [],
    unknown: null,
  })
  expect(list.map(({ label, value }) => [label, value])).toEqual([
    ['Heater output', '18'],
    ['Stone Mass', '120 kg'],
    ['Certified', 'Yes'],
    ['Outdoor', 'No'],
    ['Voltages', '208, 240'],
    ['Control', 'Wifi Yes'],
    ['Temperature c', 'Max 55, Min 39'],
    ['Zones', 'Name A, Heater (Output kw 9); Name B'],
    ['Spare', '-'],
    ['Manuals', '-'],
    ['Unknown', '-'],
  ])
})

test.each([[null], [{}], [['a']], ['text'], [3]])('%j has no specifications to show', (value) => {
  expect(describeSpecifications(value)).toEqual([])
})

test.each([
  ['sales@example.com', 'mailto:sales@example.com'],
  [' +1 (212) 555-0100 ', 'tel:+12125550100'],
  ['Ask for Jo, ext. 4', null],
  ['javascript:alert(1)', null],
  ['a@b.co, c@d.co', null],
  [null, null],
])('the contact %j links to %j', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})
