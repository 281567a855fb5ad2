import { brand } from './brand'
import { business } from './business'

export type Placeholder = { name: string; value: string }

/** What stands where nobody has said what it is called. */
const inventedNames: readonly string[] = ['Tepidarium', 'Tepidarium Consulting', 'The founder']

const isPlaceholder = (value: string) =>
  value === '' ||
  inventedNames.includes(value) ||
  value.endsWith('@example.com') ||
  // A telephone number of nothing but zeros behind the code of the country.
  /^\+1\D*(0\D*){10}$/.test(value)

/** Every text in a tree of content that is still a placeholder, by its path. */
export function placeholdersIn(content: unknown, name: string): Placeholder[] {
  if (typeof content === 'string') return isPlaceholder(content) ? [{ name, value: content }] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => placeholdersIn(value, `${name}.${key}`))
}

/** The placeholders of this site: who the studio is and how it is reached. */
export const placeholders = () => [...placeholdersIn(brand, 'brand'), ...placeholdersIn(business, 'business')]
