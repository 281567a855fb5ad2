/**
 * Facts about the studio. Everything marked as a placeholder is to be replaced by the owner; `npm run check:content`
 * lists what still is one.
 */
export const business = {
  /** Placeholder. */
  founder: { name: 'The founder', role: 'Founder', email: 'hello@example.com' },
  /** Placeholder: as shown, and as dialled. */
  phone: { display: '+1 (000) 000-0000', dial: '+10000000000' },
  /** Placeholder: street and postal code are left out until they are known. */
  address: { street: '', locality: 'Brooklyn', region: 'NY', postalCode: '', country: 'US' },
  /** New York City. */
  geo: { region: 'US-NY', place: 'New York', latitude: 40.7128, longitude: -74.006 },
  hours: { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' },
  payment: ['Cash', 'Credit Card', 'Wire Transfer'],
  currency: 'USD',
} as const

/** The office as one line. */
export const addressLine = [
  business.address.street,
  [business.address.locality, business.address.region].join(', '),
  business.address.postalCode,
]
  .filter(Boolean)
  .join(', ')

/** The figures the studio claims. Each stands here once, so that two pages cannot disagree. */
export const facts = {
  experience: { figure: '15+', unit: 'years', label: 'of experience' },
  fullDevelopment: { figure: '18-36', unit: 'months', label: 'for a full development' },
  consulting: { figure: '3-12', unit: 'months', label: 'for consulting and design phases' },
  /** Construction-led work, once a site is secured. */
  construction: { figure: '12-24', unit: 'months', label: 'for a commercial development, typically' },
} as const

export type Fact = { figure: string; unit: string; label: string }
