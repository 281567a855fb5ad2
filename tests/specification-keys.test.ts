import { expect, test } from 'vitest'
import { commonFields } from '@/catalog/specifications/common-fields'
import { fieldsFor, type SpecificationField } from '@/catalog/specifications/fields'
import { unitSuffix } from '@/catalog/specifications/units'
import { categories } from '@/content/equipment'

// What AI clients are told of the keys, from the table of fields: `npm run guides` writes it, a plain run compares.

/** Units that read as other words in a sentence. */
const unitNames: Readonly<Record<string, string>> = { in: 'inches', hp: 'horsepower' }

function typeOf(field: SpecificationField): string {
  const suffix = unitSuffix(field, 'si')
  const unit = unitNames[suffix] ?? suffix
  const options = field.options?.join(', ')
  switch (field.type) {
    case 'number':
    case 'integer':
      return `${field.type === 'integer' ? 'whole number' : 'number'}${unit && ` in ${unit}`}`
    case 'boolean':
      return 'true or false'
    case 'enum':
      return `one of ${options}`
    case 'list':
      return `list of ${options}`
    case 'text':
      return options ? `text, e.g. ${options}` : 'text'
    case 'date':
      return 'date like 2026-11-30'
    case 'url':
      return 'address that begins with https:// or http://'
  }
}

const keysOf = (fields: readonly SpecificationField[]) =>
  fields.map((field) => `\`${field.key}\` ${typeOf(field)}`).join('; ')

const isCommon = (title: string) => Object.hasOwn(commonFields, title)

test('src/content/specification-keys.json says what the table of fields says', async () => {
  const common = fieldsFor([]).flatMap(({ fields }) => fields)
  const own = categories.map((category) => {
    const groups = fieldsFor([category]).filter(({ title }) => !isCommon(title))
    return [category, keysOf(groups.flatMap(({ fields }) => fields))]
  })
  const content = Object.fromEntries([['Every item', keysOf(common)], ...own])
  await expect(`${JSON.stringify(content, null, 2)}\n`).toMatchFileSnapshot(
    '../src/content/specification-keys.json',
  )
})
