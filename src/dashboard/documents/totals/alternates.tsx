import type { Alternate } from '@/catalog/sizing/totals'
import { formatExactMoney } from '@/lib/format'
import { isolated } from '@/lib/text'
import { ItemLink, Section } from './figure'
import { ShortList } from './short-list'

/** The lines that may replace others, each with its own cost. Nothing without any. */
export function Alternates({ alternates }: { alternates: readonly Alternate[] }) {
  if (alternates.length === 0) return null
  return (
    <Section title="Alternates">
      <p className="mt-5 break-after-avoid text-ui print:mt-3">No figure above counts these.</p>
      <ShortList items={alternates} className="mt-2 text-ui">
        {(alternate) => (
          <li key={alternate.line.id} className="break-inside-avoid border-line border-b py-2">
            <ItemLink {...alternate.line} /> <span className="text-clay">{describeAlternate(alternate)}</span>
          </li>
        )}
      </ShortList>
    </Section>
  )
}

/** 'SH-4, in place of SH-1: $27,600' */
function describeAlternate({ line: { tag }, replaces, cost }: Alternate): string {
  const place = replaces && `in place of ${isolated(replaces.tag ?? replaces.item.name)}`
  const words = [tag && isolated(tag), place].filter(Boolean).join(', ')
  return [words, cost ? formatExactMoney(cost.cost, cost.currency) : 'no price'].filter(Boolean).join(': ')
}
