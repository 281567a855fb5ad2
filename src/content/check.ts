import { placeholders } from './placeholders'

// `npm run check:content` lists the remaining placeholders. It never fails: the site works with them.
const found = placeholders()
for (const { name, value } of found) console.log(`${name} is still a placeholder: ${value || '(empty)'}`)
console.log(
  found.length > 0
    ? 'Replace them in src/content/brand.ts and src/content/business.ts.'
    : 'No placeholders are left.',
)
