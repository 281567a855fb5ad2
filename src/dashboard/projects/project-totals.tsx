import ChevronUp from 'lucide-react/icons/chevron-up'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { conditionsOf } from '@/catalog/sizing/conditions'
import { type Coverage, neededPieces, sumQuantities } from '@/catalog/sizing/figure'
import { formatAmount } from '@/catalog/sizing/measures'
import { totals } from '@/catalog/sizing/totals'
import type { UnitName } from '@/catalog/specifications/units'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'
import { formatCount, formatExactMoney, formatNumber } from '@/lib/format'
import { IconButton } from '@/ui/button'

type Props = { project: Project; lines: readonly Line[] }

/** The figures of all pieces, at the foot of a project. They stay in sight while its lines scroll; in narrow windows the first two. */
export const ProjectTotals = memo(function ProjectTotals({ project, lines }: Props) {
  const units = useUnits()
  const { service, simultaneity } = conditionsOf(project)
  const all = useMemo(() => totals(lines, { service }), [lines, service])
  const atOnce = simultaneity === 100 ? 'at once' : `with ${simultaneity}% at once`
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const amount = (unit: UnitName, value: number) => formatAmount(unit, value, units)
  const atOnceAmount = (lpm: number) => amount('lpm', (lpm * simultaneity) / 100)
  return (
    <section
      aria-label="Totals"
      data-slot="totals"
      className="sticky bottom-0 z-10 -mx-(--gutter) mt-auto -mb-6 md:-mb-8 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-3.5 before:bg-linear-to-t before:from-[6px] before:from-travertine before:to-transparent cramped:before:content-none before:content-[''] border-ink border-t bg-travertine px-(--gutter) pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] cramped:static"
    >
      <dl
        id={id}
        className={cx(
          'flex flex-wrap justify-between gap-x-4 gap-y-1 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:pr-8',
          isOpen ? 'max-lg:gap-y-2 max-lg:*:nth-[n+3]:col-span-full' : 'max-lg:*:nth-[n+3]:hidden',
        )}
      >
        <Total label="Pieces">{formatNumber(sumQuantities(all.pieces))}</Total>
        <Total label="Cost" coverages={[all.cost]}>
          <Amounts
            list={all.cost.sums.map(({ currency, amount: sum }) => formatExactMoney(sum, currency))}
            separator=" + "
          />
        </Total>
        <Total label="Power" coverages={[all.power]}>
          <Amounts
            list={[
              amount('kw', all.power.value),
              ...all.services.map(
                ({ name, amps }) => `${formatNumber(Math.round(Math.max(...amps)))} A at ${name}`,
              ),
            ]}
          />
        </Total>
        <Total
          label={`Water ${atOnce}`}
          coverages={[all.coldWater, ...(all.hotWater.value > 0 ? [all.hotWater] : [])]}
        >
          <Amounts
            list={[
              `${atOnceAmount(all.coldWater.value)} cold`,
              ...(all.hotWater.value > 0 ? [`${atOnceAmount(all.hotWater.value)} hot`] : []),
            ]}
          />
        </Total>
        <Total label="Weight in use" coverages={[all.inUse]}>
          {amount('kg', all.inUse.value)}
        </Total>
      </dl>
      <IconButton
        aria-label="All totals"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="absolute top-1.5 right-2 md:top-2.5 md:right-6 lg:hidden"
      >
        <ChevronUp size={20} strokeWidth={1.5} aria-hidden="true" className={cx(isOpen && 'rotate-180')} />
      </IconButton>
    </section>
  )
})

type TotalProps = { label: string; coverages?: readonly Coverage[]; children: ReactNode }

/** A figure, and after its name how many pieces it rests on if not on all. */
function Total({ label, coverages = [], children }: TotalProps) {
  return (
    <div className="min-w-0">
      <dt className="text-clay text-fine">
        {[label, ...new Set(coverages.flatMap(describeGap))].join(', ')}
      </dt>
      <dd className="text-body leading-normal tabular-nums">{children}</dd>
    </div>
  )
}

/** Amounts in one line, the first of them larger. */
function Amounts({ list, separator = ', ' }: { list: readonly string[]; separator?: string }) {
  const [first = '-', ...others] = list
  return (
    <>
      <span>{first}</span>
      {others.length > 0 && (
        <span className="text-clay text-fine">
          <KeptTogether>{others.map((text) => separator + text).join('')}</KeptTogether>
        </span>
      )}
    </>
  )
}

/** '18 of 23 pieces', or nothing if all have a value. */
function describeGap(coverage: Coverage): string[] {
  const needed = neededPieces(coverage)
  if (coverage.known === needed) return []
  return [`${formatNumber(coverage.known)} of ${formatCount(needed, 'piece')}`]
}
