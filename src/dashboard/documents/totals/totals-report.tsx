import { useMemo } from 'react'
import { countItems } from '@/catalog/equipment'
import { countPieces, type Line, type Pieces } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { conditionsOf } from '@/catalog/sizing/conditions'
import { sumQuantities } from '@/catalog/sizing/figure'
import { batherKg } from '@/catalog/sizing/floor'
import { formatAmount } from '@/catalog/sizing/measures'
import { totals } from '@/catalog/sizing/totals'
import type { UnitName } from '@/catalog/specifications/units'
import { DocumentSheet } from '@/dashboard/documents/document-sheet'
import { useUnits } from '@/dashboard/shared/use-units'
import { localDay } from '@/lib/format'
import { isDay } from '@/lib/parse'
import { isolated, sentences } from '@/lib/text'
import { DateField } from '@/ui/date-field'
import { Field } from '@/ui/field'
import { Alternates } from './alternates'
import { Cost } from './cost'
import { Electrical } from './electrical'
import { CoverageNote, Figure, Figures, Section } from './figure'
import { ProgrammeChart } from './programme-chart'
import { Rooms } from './rooms'
import type { TotalsOptions } from './totals-options'
import { Water } from './water'

type Props = {
  lines: readonly Line[]
  /** Null for a selection. */
  project: Project | null
  /** When the lines were read. */
  prepared: Date
  options: TotalsOptions
  onChange: (options: Partial<TotalsOptions>) => void
}

/** All totals of the lines, each with the number of pieces it is based on. */
export function TotalsReport({ lines, project, prepared, options, onChange }: Props) {
  const units = useUnits()
  const today = localDay(new Date())
  const conditions = conditionsOf(project)
  const service = options.service ?? conditions.service
  const all = useMemo(() => totals(lines, { service }), [lines, service])
  const amount = (unit: UnitName, value: number) => formatAmount(unit, value, units)
  const [heaviest] = all.floor.loads
  const opening = options.opening ?? project?.opening_date ?? ''
  const isOpening = isDay(opening)
  return (
    <DocumentSheet
      title="Totals"
      project={project}
      date={prepared}
      note={describeCount(all.pieces)}
      className="max-w-[68rem] print:text-fine"
    >
      <Cost cost={all.cost} />

      <Electrical all={all} service={service} onService={(next) => onChange({ service: next })} />

      <Water
        all={all}
        units={units}
        service={service}
        usual={conditions.simultaneity}
        typed={options.simultaneity}
        onType={(simultaneity) => onChange({ simultaneity })}
      />

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
        <Rooms rooms={all.rooms} units={units} />
      </Section>

      <Section
        title="Lead times"
        control={
          <Field
            label="Opening date"
            hint={isOpening && opening < today && 'This day has passed.'}
            error={opening && !isOpening ? 'Please enter a day, such as May 1, 2027' : undefined}
            className="max-w-56"
          >
            {(control) => (
              <DateField
                {...control}
                value={opening}
                onValueChange={(value) =>
                  // Emptied, the field of a project stays empty, and that of a selection leaves the address.
                  onChange({ opening: value || (project?.opening_date ? '' : null) })
                }
              />
            )}
          </Field>
        }
      >
        <ProgrammeChart
          deliveries={all.programme.deliveries}
          opening={isOpening ? opening : ''}
          today={today}
        />
        <CoverageNote {...all.programme} />
      </Section>

      <Alternates alternates={all.alternates} />
    </DocumentSheet>
  )
}

/** '8 items, 12 pieces. For coordination, not engineering.', and the names of deleted items. */
function describeCount(pieces: readonly Pieces[]): string {
  const quantity = sumQuantities(pieces)
  const deleted = pieces.filter(({ isDeleted }) => isDeleted).map(({ item }) => isolated(item.name))
  return sentences(
    `${countItems(pieces.length)}${quantity > pieces.length ? `, ${countPieces(quantity)}` : ''}.`,
    deleted.length > 0 && `Deleted from the catalog and still counted: ${deleted.join(', ')}.`,
    'For coordination, not engineering.',
  )
}
