import type { ReactNode } from 'react'
import { countPieces } from '@/catalog/lines'
import type { Conditions } from '@/catalog/sizing/conditions'
import { voltageNote } from '@/catalog/sizing/electrical'
import { type Coverage, type Figure, neededPieces } from '@/catalog/sizing/figure'
import { formatAmount } from '@/catalog/sizing/measures'
import { describeDelivery } from '@/catalog/sizing/programme'
import { describeBreaker, describeFed } from '@/catalog/sizing/service-loads'
import type { Totals } from '@/catalog/sizing/totals'
import type { UnitName, UnitSystem } from '@/catalog/specifications/units'
import { labelClass } from '@/dashboard/documents/document-sheet'
import { formatExactMoney, formatNumber } from '@/lib/format'
import { isolated, sentences } from '@/lib/text'

type Props = {
  totals: Totals
  conditions: Conditions
  units: UnitSystem
  price: boolean
  isProject: boolean
}

/** The sums at the end of the schedule, each with how many items it rests on. */
export function ScheduleTotals({ totals: all, conditions, units, price, isProject }: Props) {
  const { service: building, simultaneity } = conditions
  const amount = (unit: UnitName, { known, value }: Pick<Figure, 'known' | 'value'>) =>
    known > 0 && formatAmount(unit, value, units)
  const atOnce = ({ known, value }: Figure) => amount('lpm', { known, value: (value * simultaneity) / 100 })
  const [critical] = all.programme.deliveries
  return (
    <section className="mt-12 break-inside-avoid border-ink border-t pt-5 print:mt-6 print:pt-4">
      <h3 className="text-[1.5rem] leading-tight print:text-[1.25rem]">Totals</h3>
      <dl className="mt-5 grid grid-cols-2 gap-x-8 gap-y-5 print:mt-3 print:gap-y-3 lg:grid-cols-4 print:grid-cols-4">
        <Total label="Connected load" coverage={all.power}>
          {amount('kw', all.power)}
        </Total>
        {all.services.map((service) => (
          <Total key={service.name} label={`${service.name} V`}>
            <span>{service.amps.map((one) => formatAmount('a', one, 'si')).join(' / ')}</span>
            <span className="block font-normal text-clay">
              {`phases A / B / C${service.breaker !== null ? `; breaker ${describeBreaker(service)}` : ''}`}
            </span>
          </Total>
        ))}
        {all.services.length > 0 && (
          <div className="col-span-full text-clay">
            <dt className="inline">Amps and breakers</dt>{' '}
            <dd className="inline">{`based on ${describeFed(all)}`}</dd>
          </div>
        )}
        <Total label="Cold water" coverage={all.coldWater}>
          {atOnce(all.coldWater)}
        </Total>
        <Total label="Hot water" coverage={all.hotWater}>
          {atOnce(all.hotWater)}
        </Total>
        <Total label="Drained" coverage={all.drain}>
          {atOnce(all.drain)}
        </Total>
        <Total label="Weight in use" coverage={all.inUse}>
          {amount('kg', all.inUse)}
        </Total>
        <Total label="Longest lead time and installation" coverage={all.programme}>
          {critical && `${describeDelivery(critical)}, ${isolated(critical.of.item.name)}`}
        </Total>
        {price && (
          <Total label="Cost" coverage={all.cost}>
            {all.cost.known > 0 &&
              all.cost.sums.map(({ currency, amount: sum }) => (
                <span key={currency} className="block">
                  {formatExactMoney(sum, currency)}
                </span>
              ))}
          </Total>
        )}
      </dl>
      <p className="mt-6 max-w-[75ch] text-clay print:mt-4 print:max-w-none">
        {sentences(
          isProject &&
            'Power, water, weight and price in the rows are those of one piece; the totals count all pieces.',
          all.alternates.length > 0 && 'Alternates are not counted.',
          all.services.length > 0 && voltageNote(building),
          simultaneity < 100 && `Water is counted with ${simultaneity}% at once.`,
          'For coordination, not engineering.',
        )}
      </p>
    </section>
  )
}

type TotalProps = { label: string; coverage?: Coverage; children: ReactNode }

/** Nothing where no item needs one. */
function Total({ label, coverage, children }: TotalProps) {
  const all = coverage ? neededPieces(coverage) : 1
  if (all === 0) return null
  return (
    <div className="min-w-0 break-inside-avoid">
      <dt className={labelClass}>{label}</dt>
      <dd className="mt-0.5 break-words font-medium text-note print:text-fine">
        <span>{children || '-'}</span>
        {coverage && (
          <span className="block font-normal text-clay text-fine">
            {`${formatNumber(coverage.known)} of ${countPieces(all)}`}
          </span>
        )}
      </dd>
    </div>
  )
}
