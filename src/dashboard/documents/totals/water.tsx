import type { Pieces } from '@/catalog/lines'
import { readPercent } from '@/catalog/sizing/conditions'
import type { BuildingService } from '@/catalog/sizing/electrical'
import type { Figure as FigureValue } from '@/catalog/sizing/figure'
import { formatAmount } from '@/catalog/sizing/measures'
import type { Totals } from '@/catalog/sizing/totals'
import { waterFacts } from '@/catalog/sizing/water-facts'
import type { UnitSystem } from '@/catalog/specifications/units'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Figure, Figures, ItemLink, Section } from './figure'
import { ShortList } from './short-list'

type Props = {
  all: Totals
  units: UnitSystem
  service: BuildingService
  /** The percentage of the project that runs at once, and the one typed on the page in its place. */
  usual: number
  typed: string | null
  onType: (typed: string) => void
}

/** The water that runs at once, what fills the basins, and the facts about each basin, pump, filter and generator. */
export function Water({ all, units, service, usual, typed, onType }: Props) {
  const shown = typed ?? String(usual)
  const percent = readPercent(shown)
  return (
    <Section
      title="Water"
      control={
        <Field
          label="Simultaneity (%)"
          error={percent === null ? 'Write a percentage from 1 to 100' : undefined}
          className="max-w-48"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={shown}
              onChange={({ currentTarget }) => onType(currentTarget.value)}
            />
          )}
        </Field>
      }
    >
      <Figures>
        <AtOnce label="Cold water in" percent={percent ?? usual} units={units} figure={all.coldWater} />
        <AtOnce label="Hot water in" percent={percent ?? usual} units={units} figure={all.hotWater} />
        <AtOnce label="Drained" percent={percent ?? usual} units={units} figure={all.drain} />
        <Figure label="Filled once" value={formatAmount('l', all.fill.value, units)} coverage={all.fill} />
      </Figures>
      <Facts all={all.pieces} units={units} service={service} />
    </Section>
  )
}

type AtOnceProps = { label: string; percent: number; units: UnitSystem; figure: FigureValue }

/** The share of a flow that runs at once, with that share beside it. */
function AtOnce({ label, percent, units, figure }: AtOnceProps) {
  const amount = (lpm: number) => formatAmount('lpm', lpm, units)
  return (
    <Figure
      label={label}
      value={amount((figure.value * percent) / 100)}
      note={
        figure.known > 0 &&
        `Simultaneity ${percent}%: ${percent === 100 ? 'all at once' : `${amount(figure.value)} if all run at once`}.`
      }
      coverage={figure}
    />
  )
}

type FactsProps = { all: readonly Pieces[]; units: UnitSystem; service: BuildingService }

/** The facts about each body of water, pump, filter and steam generator. */
function Facts({ all, units, service }: FactsProps) {
  const rows = all.flatMap((pieces) => {
    const facts = waterFacts(pieces.item, units, service)
    return facts.length > 0 ? [{ ...pieces, facts }] : []
  })
  if (rows.length === 0) return null
  return (
    <>
      {rows.some(({ quantity }) => quantity > 1) && (
        <p className="mt-6 break-after-avoid text-ui print:mt-4">The facts below are those of one piece.</p>
      )}
      <ShortList items={rows} className="mt-3 border-line border-t">
        {({ facts, ...pieces }) => (
          <li
            key={pieces.item.id}
            className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-b py-3 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] print:py-1.5"
          >
            <span className="min-w-0">
              <ItemLink {...pieces} />
            </span>
            <ul className="text-ui text-clay">
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </li>
        )}
      </ShortList>
    </>
  )
}
