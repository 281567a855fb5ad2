/**
 * Contact details, place and opening hours of the studio. The owner replaces the placeholders; `npm run check:content`
 * lists the remaining ones.
 */
export const business = {
  /** Placeholder. */
  founder: { name: 'The founder', email: 'hello@example.com' },
  /** Placeholder: as shown, and as dialled. */
  phone: { display: '+1 (000) 000-0000', dial: '+10000000000' },
  /** Placeholder: street and postal code are left out until they are known. */
  address: { street: '', locality: 'Brooklyn', region: 'NY', postalCode: '', country: 'US' },
  /** New York City, for meta tags and structured data, until the address of the office is known. */
  geo: { region: 'US-NY', place: 'New York', latitude: 40.7128, longitude: -74.006 },
  areasServed: ['Manhattan', 'Brooklyn', 'New York'],
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

/**
 * The figures that the studio claims. Pages and metadata read them from here, so that they always agree. `name` is for
 * drawings.
 */
export const keyFigures = {
  experience: { figure: '15+', unit: 'years', label: 'of experience' },
  fullDevelopment: {
    name: 'Full development',
    figure: '18–36',
    unit: 'months',
    label: 'for a full development',
  },
  consulting: { figure: '3–12', unit: 'months', label: 'for consulting and design phases' },
  construction: {
    name: 'Construction-led work',
    figure: '12–24',
    unit: 'months',
    label: 'for a typical commercial development, once a site is secured',
  },
} as const

export type KeyFigure = { figure: string; unit: string; label: string }
