import { expect, test } from 'vitest'
import { contactHref } from './view-supplier'

test.each([
  ['sales@example.com', 'mailto:sales@example.com'],
  [' +1 (212) 555-0100 ', 'tel:+12125550100'],
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['(020) 7946 0000', 'tel:02079460000'],
  ['Ask for Jo, ext. 4', null],
  ['javascript:alert(1)', null],
  ['a@b.co, c@d.co', null],
  [null, null],
])('the contact %j links to %j', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})
