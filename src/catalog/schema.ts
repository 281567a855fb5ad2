import * as v from 'valibot'
import { type Currency, currencies } from '@/content/equipment'
import { canonicalText } from '@/lib/canonical-text'
import { parseUrl, withHttps } from '@/lib/parse'
import { labelOf } from './columns'
import { type Equipment, type EquipmentInput, joinCategories, splitCategories } from './equipment'
import { noteWords, readLeadTime, readWarranty } from './lead-time'
import { type Price, type Reading, readMoney } from './numbers'
import { wrongKeys } from './specifications/check-specification'
import { type Specifications, specificationsOf } from './specifications/values'

/** The longest allowed texts, in characters. The database has the same limits. */
export const limits = { name: 200, text: 2000, notes: 10_000, url: 2048 } as const

/** A check of the length. It counts characters as Postgres does: an emoji is one, although its `length` is two. */
export const atMost = (max: number) =>
  v.check((text: string) => [...text].length <= max, `Please keep this under ${max + 1} characters`)

/** A text as it is stored: trimmed and canonical, as the database makes every text. */
export const text = v.pipe(v.string(), v.transform(canonicalText), v.trim())

/** A text of at most that many characters; null if it is empty. */
export const optionalText = (max: number) =>
  v.pipe(
    text,
    atMost(max),
    v.transform((text) => text || null),
  )

/** Parses a text with `reader`; the reason for a refusal becomes the message. */
const readBy = <Value>(reader: (text: string) => Reading<Value>) =>
  v.pipe(
    text,
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const reading = reader(dataset.value)
      if (reading.ok) return reading.value
      addIssue({ message: reading.reason })
      return NEVER
    }),
  )

/**
 * The address of a picture. The Content-Security-Policy blocks http://, and the database refuses it.
 * @param kept the stored address, which is accepted as it is
 */
const pictureAddress = (kept: string | null) =>
  v.pipe(
    optionalText(limits.url),
    v.transform((url) => url && withHttps(url)),
    v.check(
      (url) => url === null || url === kept || (/^https:\/\/\S+$/i.test(url) && parseUrl(url) !== null),
      'Please enter an address that starts with https://',
    ),
  )

/** The schema of each field alone; the CSV import uses them too. */
export const fieldSchemas = {
  name: v.pipe(text, v.minLength(1, 'Please enter a name'), atMost(limits.name)),
  categories: v.pipe(v.array(text), v.minLength(1, 'Please select at least one category')),
  brand: optionalText(limits.text),
  model: optionalText(limits.text),
  cost: readBy(readMoney),
  currency: v.picklist(currencies),
  image_url: pictureAddress(null),
  power_requirements: optionalText(limits.text),
  water_requirements: optionalText(limits.text),
  space_requirements: optionalText(limits.text),
  maintenance_requirements: optionalText(limits.text),
  maintenance_schedule: optionalText(limits.text),
  warranty_months: readBy(readWarranty),
  supplier: optionalText(limits.text),
  supplier_contact: optionalText(limits.text),
  lead_time_days: v.pipe(
    readBy(readLeadTime),
    v.transform(({ days }) => days),
  ),
  notes: optionalText(limits.notes),
}

/** @param kept the stored specifications, which are accepted as they are */
const checkedSpecifications = (kept: Specifications) =>
  v.pipe(
    v.custom<Specifications>((input) => typeof input === 'object' && input !== null),
    v.check((all) => wrongKeys(all, kept).length === 0, 'Please correct the marked specifications'),
  )

type Priced = { cost: Price; currency: Currency }

/**
 * Validates the form and converts it to a row.
 * @param item the item to edit, whose stored picture and specifications are accepted; null for a new item
 */
export const schemaFor = (item: Partial<Equipment> | null) =>
  v.pipe(
    v.object({
      ...fieldSchemas,
      image_url: pictureAddress(item?.image_url ?? null),
      lead_time_days: readBy(readLeadTime),
      specifications: checkedSpecifications(specificationsOf(item?.specifications)),
    }),
    v.forward(
      v.partialCheck(
        [['cost'], ['currency']],
        ({ cost, currency }: Priced) => cost.currencies.includes(currency),
        ({ input: { cost, currency } }) =>
          `This price is in ${cost.currencies[0]}, but the currency is ${currency}. Change one of them.`,
      ),
      ['cost'],
    ),
    v.transform(
      ({ categories, cost, lead_time_days: leadTime, ...fields }): EquipmentInput => ({
        ...fields,
        lead_time_days: leadTime.days,
        notes: noteWords(fields.notes, 'Lead time', leadTime.words),
        category: joinCategories(categories),
        cost: cost.amount,
      }),
    ),
  )

/** The values of the form: texts as typed, the chosen categories, and specifications as stored. */
export type EquipmentFormValues = v.InferInput<ReturnType<typeof schemaFor>>

/** Normalizes line breaks to those of a <textarea>, which would otherwise change the text when it loses focus. */
const lines = (text: string | null | undefined) => (text ?? '').replace(/\r\n?/g, '\n')

/** Converts an item, or the known part of a new one, to the values of the form. */
export function toForm(item: Partial<Equipment>): EquipmentFormValues {
  return {
    name: lines(item.name),
    categories: splitCategories(item.category ?? ''),
    brand: lines(item.brand),
    model: lines(item.model),
    cost: String(item.cost ?? ''),
    currency: isCurrency(item.currency) ? item.currency : 'USD',
    image_url: item.image_url ?? '',
    power_requirements: lines(item.power_requirements),
    water_requirements: lines(item.water_requirements),
    space_requirements: lines(item.space_requirements),
    maintenance_requirements: lines(item.maintenance_requirements),
    maintenance_schedule: lines(item.maintenance_schedule),
    warranty_months: String(item.warranty_months ?? ''),
    supplier: lines(item.supplier),
    supplier_contact: lines(item.supplier_contact),
    lead_time_days: String(item.lead_time_days ?? ''),
    notes: lines(item.notes),
    specifications: specificationsOf(item.specifications ?? {}),
  }
}

/** The form of a new item. It has no category: a person must choose one. */
export const emptyForm: EquipmentFormValues = { ...toForm({}), categories: [] }

/** Keeps a stored text if `input` differs from it only in line breaks. */
export function keepLineBreaks(input: EquipmentInput, stored: Partial<Equipment>): EquipmentInput {
  const kept = { ...input }
  for (const column of Object.keys(input) as (keyof EquipmentInput)[]) {
    const text = stored[column]
    if (typeof text === 'string' && lines(text) === input[column]) Object.assign(kept, { [column]: text })
  }
  return kept
}

const copySuffix = ' (copy)'

/** The form of a new item that copies this one. */
export function toCopy(item: Equipment): EquipmentFormValues {
  const name = [...item.name].slice(0, limits.name - copySuffix.length).join('')
  return { ...toForm(item), name: name + copySuffix }
}

function isCurrency(text: string | undefined): text is Currency {
  return currencies.some((currency) => currency === text)
}

/** The fields of each tab, in display order; specifications follow the technical fields. */
export const fieldsByTab = {
  basic: ['name', 'categories', 'brand', 'model', 'cost', 'currency', 'image_url'],
  technical: [
    'power_requirements',
    'water_requirements',
    'space_requirements',
    'maintenance_requirements',
    'maintenance_schedule',
    'warranty_months',
  ],
  supplier: ['supplier', 'supplier_contact', 'lead_time_days'],
  notes: ['notes'],
} as const satisfies Record<string, readonly (keyof EquipmentFormValues)[]>

export type FormTab = keyof typeof fieldsByTab
export type FieldName = (typeof fieldsByTab)[FormTab][number]

/** The column of a field: `categories` is stored in `category`. */
export const columnOf = (field: FieldName) => (field === 'categories' ? 'category' : field)

/** The label of a field on the screen. */
export const fieldLabel = (field: FieldName) => labelOf(columnOf(field))
