import { placeholders } from './placeholders'

// `npm run check:content`: what the owner has still to fill in. A warning only, because the site works without it.
const found = placeholders()
for (const { name, value } of found) console.warn(`${name} is still a placeholder: ${value || '(empty)'}`)
console.warn(
  found.length > 0
    ? 'They stand in src/content/brand.ts and src/content/business.ts.'
    : 'Nothing is a placeholder any more.',
)
