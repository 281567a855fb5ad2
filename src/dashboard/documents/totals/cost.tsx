import type { Line } from '@/catalog/lines'
import type { Cost as CostFigure } from '@/catalog/sizing/cost'
import { formatDay, formatExactMoney } from '@/lib/format'
import { sentences } from '@/lib/text'
import { Figure, Figures, ItemLink, Section } from './figure'
import { ShortList } from './short-list'

/** The cost of all pieces by currency, its part at fixed prices, and where the catalog has another price now. */
export function Cost({ cost }: { cost: CostFigure }) {
  const { sums, changed } = cost
  const fixed = sums.flatMap(({ currency, fixed: amount }) =>
    amount > 0 ? [formatExactMoney(amount, currency)] : [],
  )
  return (
    <Section title="Cost">
      <Figures>
        <Figure
          label="All items"
          wide
          value={
            <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1 sm:gap-x-8 sm:gap-y-2 print:gap-x-10">
              {sums.map(({ currency, amount }, place) => (
                <span
                  key={currency}
                  className={
                    place === 0
                      ? 'not-print:max-sm:basis-full not-print:max-sm:text-[1.75rem]'
                      : 'not-print:text-base not-print:sm:text-[1.25rem]'
                  }
                >
                  {formatExactMoney(amount, currency)}
                </span>
              ))}
            </span>
          }
          note={sentences(
            sums.length > 1 && 'Each currency on its own, never converted.',
            fixed.length > 0 && `At fixed prices: ${fixed.join(', ')}.`,
          )}
          coverage={cost}
        />
      </Figures>
      {changed.length > 0 && (
        <>
          <p className="mt-5 break-after-avoid text-ui print:mt-3">The catalog has other prices now:</p>
          <ShortList items={changed} className="text-ui">
            {(line) => (
              <li key={line.id} className="border-line py-2 not-last:border-b last:pb-0">
                <ItemLink {...line} /> <span className="text-clay">{describeChange(line)}</span>
              </li>
            )}
          </ShortList>
        </>
      )}
    </Section>
  )
}

/** 'fixed at $4,600 on November 3, 2026; $4,800 now', of one piece. */
function describeChange({ item, quantity, fixedPrice }: Line): string {
  if (!fixedPrice) return ''
  const { cost, currency, on } = fixedPrice
  return [
    `fixed at ${formatExactMoney(cost, currency)}${quantity > 1 ? ' each' : ''} on ${formatDay(on)}`,
    ...(item.cost === null ? [] : [`${formatExactMoney(item.cost, item.currency)} now`]),
  ].join('; ')
}
