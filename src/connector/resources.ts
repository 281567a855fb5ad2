import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { categories } from '@/content/equipment'
import { fieldTable } from './tools/list-fields'

const uri = 'catalog://fields'
const mimeType = 'application/json'
const description = 'Type, unit and options of every field, as list_fields returns them'

/** The category that an address names; undefined for another one. */
const categoryOf = (name: unknown) =>
  categories.find((category) => category === decodeURIComponent(String(name)))

/** Offers the table of fields: those of every item, and with those of each category. */
export function registerResources(server: McpServer): void {
  server.registerResource(
    'fields',
    uri,
    { title: 'Fields of every item', description, mimeType },
    ({ href }) => answer(href),
  )
  const template = new ResourceTemplate(`${uri}/{category}`, {
    list: () => ({
      resources: categories.map((category) => ({
        name: category,
        uri: `${uri}/${encodeURIComponent(category)}`,
        title: `Fields of ${category}`,
        mimeType,
      })),
    }),
    complete: {
      category: (typed) => categories.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase())),
    },
  })
  server.registerResource(
    'fields of a category',
    template,
    { title: 'Fields of a category', description, mimeType },
    ({ href }, { category }) => {
      const known = categoryOf(category)
      if (!known) throw new Error('There is no such category.')
      return answer(href, known)
    },
  )
}

const answer = (href: string, category?: (typeof categories)[number]) => ({
  contents: [{ uri: href, mimeType, text: JSON.stringify(fieldTable(category)) }],
})
