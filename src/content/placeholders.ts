import { brand } from './brand'
import { business } from './business'

export type Placeholder = { name: string; value: string }

/** Names and words that the owner has not confirmed. */
const invented: readonly string[] = [
  'Tepidarium',
  'Tepidarium Consulting',
  'Bathhouses, saunas and cold plunges, designed around the body.',
  'The founder',
]

const isPlaceholder = (value: string) =>
  value === '' ||
  invented.includes(value) ||
  value.endsWith('@example.com') ||
  // A telephone number of zeros after the country code.
  /^\+1\D*(0\D*){10}$/.test(value)

/** The placeholders in a tree of content, each with its path: 'business.phone.dial'. */
export function placeholdersIn(content: unknown, name: string): Placeholder[] {
  if (typeof content === 'string') return isPlaceholder(content) ? [{ name, value: content }] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => placeholdersIn(value, `${name}.${key}`))
}

/** The placeholders in brand.ts and business.ts. */
export const placeholders = () => [...placeholdersIn(brand, 'brand'), ...placeholdersIn(business, 'business')]
