import { expect, test } from 'vitest'
import { placeholdersIn } from './placeholders'

test('lists the remaining placeholders and nothing else', () => {
  const content = {
    name: 'Calda',
    tagline: 'Bathhouses, saunas and cold plunges, designed around the body.',
    founder: { name: 'The founder', email: 'hello@example.com' },
    phone: ['+1 (000) 000-0000', '+10000000000', '+1 (212) 000-0000'],
    address: { street: '', country: 'US' },
    latitude: 0,
  }
  expect(placeholdersIn(content, 'business').map(({ name }) => name)).toEqual([
    'business.tagline',
    'business.founder.name',
    'business.founder.email',
    'business.phone.0',
    'business.phone.1',
    'business.address.street',
  ])
})
