import { useMemo } from 'react'
import { countItems } from '@/catalog/equipment'
import { countPieces, type Line, type Pieces } from '@/catalog/lines'
import { voltageNote } from '@/catalog/sizing/electrical'
import { sumQuantities } from '@/catalog/sizing/figure'
import { batherKg } from '@/catalog/sizing/floor'
import { formatAmount } from '@/catalog/sizing/measures'
import { describeFed } from '@/catalog/sizing/service-loads'
import { totals } from '@/catalog/sizing/totals'
import type { UnitName, UnitSystem } from '@/catalog/specifications/units'
import { Letterhead } from '@/dashboard/documents/letterhead'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatExactMoney, localDay } from '@/lib/format'
import { isolated, sentences } from '@/lib/text'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { CoverageNote, Figure, Figures, ItemLink, Section } from './figure'
import { ProgrammeChart } from './programme-chart'
import { formatKw, Service } from './service'
import { ShortList } from './short-list'
import { waterFacts } from './water-facts'

type Props = { lines: readonly Line[]; opening: string; onOpening: (day: string) => void }

/** All totals of the lines, each with the number of pieces it is based on. */
export function TotalsReport({ lines, opening, onOpening }: Props) {
  const units = useUnits()
  const today = localDay(new Date())
  const all = useMemo(() => totals(lines), [lines])
  const amount = (unit: UnitName, value: number) => formatAmount(unit, value, units)
  const [heaviest] = all.floor.loads
  const quantity = sumQuantities(all.pieces)
  return (
    <article className="mx-auto max-w-[68rem] print:max-w-none print:text-fine">
      <div className="hidden print:block">
        <Letterhead />
        <h2 className="mt-6 text-[1.5rem]">Totals</h2>
      </div>
      <p className="text-[1.0625rem] print:mt-1 print:text-note">
        {`${countItems(all.pieces.length)}${quantity > all.pieces.length ? `, ${countPieces(quantity)}` : ''}. For coordination, not engineering.`}
      </p>

      <Section title="Cost">
        <Figures>
          <Figure
            label="All items"
            wide
            value={
              <span className="flex flex-wrap gap-x-8">
                {all.cost.sums.map(({ currency, amount: sum }) => (
                  <span key={currency}>{formatExactMoney(sum, currency)}</span>
                ))}
              </span>
            }
            note={all.cost.sums.length > 1 && 'Each currency on its own, never converted.'}
            coverage={all.cost}
          />
        </Figures>
      </Section>

      <Section title="Electrical load">
        <Figures>
          <Figure label="Connected load" value={formatKw(all.power.value)} coverage={all.power} />
          <Figure
            label="On a service"
            value={formatKw(all.services.reduce((kw, service) => kw + service.kw, 0))}
            note={all.unfed.length > 0 && 'Items that need no electrical service are listed below.'}
            coverage={{ ...all.connected, counted: describeFed(all) }}
          />
        </Figures>
        {all.services.length > 0 && (
          <div className="mt-5 border-line border-t print:mt-3">
            {all.services.map((service) => (
              <Service key={service.name} {...service} />
            ))}
            <p className="mt-3 max-w-[68ch] text-note text-clay">
              {sentences(
                'Amps are an item’s stated full-load amps.',
                'Without them, they follow from its power and its power factor, or 1 if it states none.',
                'Load is the sum of the currents as phasors, each piece on the least loaded phase; an item that is',
                'no heater and states no power factor is added to it as a plain number.',
                'Continuous loads and sauna heaters count at 125% for the breaker (NEC 424.4(B), 240.6(A)).',
                'Nothing is added for the largest motor (NEC 430.24).',
                voltageNote(),
              )}
            </p>
          </div>
        )}
        {all.unfed.length > 0 && (
          <ShortList items={all.unfed} className="mt-5 text-ui">
            {({ reason, ...pieces }) => (
              <li key={pieces.item.id} className="border-line border-b py-2">
                <ItemLink {...pieces} /> <span className="text-clay">{reason}</span>
              </li>
            )}
          </ShortList>
        )}
      </Section>

      <Section title="Water">
        <Figures>
          <Figure label="Cold water in" value={amount('lpm', all.coldWater.value)} coverage={all.coldWater} />
          <Figure label="Hot water in" value={amount('lpm', all.hotWater.value)} coverage={all.hotWater} />
          <Figure label="Drained" value={amount('lpm', all.drain.value)} coverage={all.drain} />
          <Figure label="Filled once" value={amount('l', all.fill.value)} coverage={all.fill} />
        </Figures>
        <Basins all={all.pieces} units={units} />
      </Section>

      <Section title="Heat, weight and room">
        <Figures>
          <Figure label="Heat to the room" value={amount('th_kw', all.heat.value)} coverage={all.heat} />
          <Figure label="Weight, dry" value={amount('kg', all.weight.value)} coverage={all.weight} />
          <Figure
            label="Weight in use"
            value={amount('kg', all.inUse.value)}
            note={`With its water, stones and filter media, and ${amount('kg', batherKg)} for every bather.`}
            coverage={all.inUse}
          />
          <Figure
            label="Footprint"
            value={amount('m2', all.footprint.value)}
            note="Without clearances."
            coverage={all.footprint}
          />
          <Figure
            label="Highest floor load"
            value={heaviest && amount('floor', heaviest.kpa)}
            note={
              heaviest &&
              `${isolated(heaviest.item.name)}, ${heaviest.isStated ? 'as stated' : 'in use, over its own footprint'}.`
            }
            coverage={all.floor}
          />
        </Figures>
      </Section>

      <Section title="Lead times">
        <div className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-3 print:hidden">
          <Field
            label="Opening date"
            hint={opening && opening < today && 'This day has passed.'}
            className="w-48"
          >
            {(control) => (
              <Input
                {...control}
                type="date"
                value={opening}
                onChange={({ currentTarget }) => onOpening(currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <ProgrammeChart deliveries={all.programme.deliveries} opening={opening} today={today} />
        <CoverageNote {...all.programme} />
      </Section>
    </article>
  )
}

/** The figures of each body of water, pump, filter and steam generator. */
function Basins({ all, units }: { all: readonly Pieces[]; units: UnitSystem }) {
  const rows = all.flatMap((pieces) => {
    const facts = waterFacts(pieces.item, units)
    return facts.length > 0 ? [{ ...pieces, facts }] : []
  })
  if (rows.length === 0) return null
  return (
    <ShortList items={rows} className="mt-6 border-line border-t">
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
  )
}
