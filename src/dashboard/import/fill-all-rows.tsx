import { categories, currencies } from '@/content/equipment'
import { isolated } from '@/lib/text'
import { Disclosure } from '@/ui/disclosure'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { type Choices, columnsForAll, priceDateColumn } from './choices'
import { columnLabel } from './column-mapping'

type Props = { forAll: Choices['forAll']; onChange: (forAll: Choices['forAll']) => void }

const options = { category: categories, currency: currencies } as const

const labelOf = (key: (typeof columnsForAll)[number]) => columnLabel({ key, unit: null })

/** 'For all rows: Brand Harvia, Currency EUR.' Null without a value. */
export function describeForAll(forAll: Choices['forAll']): string | null {
  const filled = columnsForAll.flatMap((key) =>
    forAll[key] ? `${labelOf(key)} ${isolated(forAll[key])}` : [],
  )
  return filled.length > 0 ? `For all rows: ${filled.join(', ')}.` : null
}

/** Values that a price list says once, in its title or its name, or not at all. */
export function FillAllRows({ forAll, onChange }: Props) {
  return (
    <Disclosure
      summary="For all rows: brand, category, supplier, currency, price date"
      summaryClass="font-medium text-ui"
      open={describeForAll(forAll) !== null || undefined}
      className="mb-6 border-line border-b pb-2 sm:mb-4 sm:pb-0"
    >
      <p className="mb-4 text-note text-clay">
        A value fills cells that are empty and columns the file does not have, also in rows that change an
        item. Currency and price date fill only rows with a price.
      </p>
      <div className="mb-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {columnsForAll.map((key) => {
          const value = forAll[key] ?? ''
          const change = (next: string) => onChange({ ...forAll, [key]: next })
          return (
            <Field key={key} label={labelOf(key)}>
              {(control) =>
                key === 'category' || key === 'currency' ? (
                  <Select
                    {...control}
                    value={value}
                    onValueChange={change}
                    options={[
                      { value: '', label: 'As in the file' },
                      ...options[key].map((name) => ({ value: name, label: name })),
                    ]}
                  />
                ) : (
                  <Input
                    {...control}
                    type={key === priceDateColumn ? 'date' : 'text'}
                    value={value}
                    onChange={({ currentTarget }) => change(currentTarget.value)}
                  />
                )
              }
            </Field>
          )
        })}
      </div>
    </Disclosure>
  )
}
