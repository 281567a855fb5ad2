import { placeholders } from './placeholders'

// `npm run check:content` lists the placeholders that are left. It never fails: the site works with them.
const found = placeholders()
for (const { name, value } of found) console.warn(`${name} is still a placeholder: ${value || '(empty)'}`)
console.warn(
  found.length > 0
    ? 'Replace them in src/content/brand.ts and src/content/business.ts.'
    : 'No placeholders are left.',
)
