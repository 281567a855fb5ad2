import {
  type BuildingService,
  buildingServices,
  isBuildingService,
  voltageNote,
} from '@/catalog/sizing/electrical'
import { describeFed } from '@/catalog/sizing/service-loads'
import type { Totals } from '@/catalog/sizing/totals'
import { sentences } from '@/lib/text'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Figure, Figures, ItemLink, Section } from './figure'
import { formatKw, Service } from './service'
import { ShortList } from './short-list'

type Props = { all: Totals; service: BuildingService; onService: (service: BuildingService) => void }

/** The choice of the building's service, the loads on it, and the items that no service feeds. */
export function Electrical({ all, service, onService }: Props) {
  return (
    <Section
      title="Electrical load"
      control={
        <Field label="Service of the building" className="md:max-w-60">
          {(control) => (
            <Select
              {...control}
              value={service}
              onValueChange={(value) => isBuildingService(value) && onService(value)}
              options={buildingServices}
            />
          )}
        </Field>
      }
    >
      <Figures>
        <Figure label="Connected load" value={formatKw(all.power.value)} coverage={all.power} />
        <Figure
          label="On a service"
          value={formatKw(all.services.reduce((sum, { kw }) => sum + kw, 0))}
          note={all.unfed.length > 0 && 'Items that no service feeds are listed below.'}
          coverage={{ ...all.connected, counted: describeFed(all) }}
        />
      </Figures>
      {all.services.length > 0 && (
        <div className="mt-5 border-line border-t print:mt-3">
          {all.services.map((load) => (
            <Service key={load.name} {...load} />
          ))}
          <p className="mt-3 max-w-[68ch] text-note text-clay">
            {sentences(
              'Amps are an item’s stated full-load amps.',
              'Without them, they follow from its power and its power factor, or 1 if it states none.',
              'Load is the sum of the currents as phasors, each piece on the least loaded phase; an item that is',
              'no heater and states no power factor is added to it as a plain number.',
              'Continuous loads and sauna heaters count at 125% for the breaker (NEC 424.4(B), 240.6(A)).',
              'Nothing is added for the largest motor (NEC 430.24).',
              voltageNote(service),
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
  )
}
