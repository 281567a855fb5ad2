import type { Equipment } from '@/catalog/equipment'
import type { UnitSystem } from '@/catalog/specifications/units'
import { EditLink } from './coverage'
import { ShortList } from './short-list'
import { waterFacts } from './water-facts'

/** The figures of each body of water, pump, filter and steam generator. */
export function Basins({ items, units }: { items: readonly Equipment[]; units: UnitSystem }) {
  const rows = items.flatMap((item) => {
    const facts = waterFacts(item, units)
    return facts.length > 0 ? [{ item, facts }] : []
  })
  if (rows.length === 0) return null
  return (
    <ShortList items={rows} className="mt-6 border-line border-t">
      {({ item, facts }) => (
        <li
          key={item.id}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:py-1.5"
        >
          <EditLink id={item.id} name={item.name} />
          <ul className="text-ui text-clay">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </li>
      )}
    </ShortList>
  )
}
