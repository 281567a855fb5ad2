import { z } from 'zod'
import { labelOf } from '@/catalog/columns'
import { countItems, type Equipment } from '@/catalog/equipment'
import { countPieces, type Line, mostPieces, oneOf } from '@/catalog/lines'
import { buildingServices, phasesOf, usualService, voltageNote } from '@/catalog/sizing/electrical'
import { type Coverage, type Figure, neededPieces, sumQuantities } from '@/catalog/sizing/figure'
import { formatAmount } from '@/catalog/sizing/measures'
import { describeDelivery, orderBy } from '@/catalog/sizing/programme'
import { describeBreaker, describeFed, type ServiceLoad } from '@/catalog/sizing/service-loads'
import { type Totals, totals } from '@/catalog/sizing/totals'
import { waterFacts } from '@/catalog/sizing/water-facts'
import { fieldOf } from '@/catalog/specifications/fields'
import { type UnitName, type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { formatExactMoney, localDay } from '@/lib/format'
import { isDay } from '@/lib/parse'
import { readCatalog } from './catalog-list'
import { filterInput, filterItems } from './filter'
import { idInput } from './get-equipment'
import { pageSize } from './pages'
import { defineTool, Refusal } from './tool'
import { refuseField } from './values-in'
import { unitsInput } from './values-out'

const text = z.string()
const named = { id: text, name: text }

const coverageShape = {
  known: z.number().describe('Pieces that the figure rests on'),
  needed: z.number().describe('Pieces that it should rest on'),
  not_needed: z.number(),
  missing: z
    .array(z.object({ ...named, quantity: z.number(), lacks: z.array(text) }))
    .describe(`Items without a value, at most ${pageSize}`),
  missing_items: z.number(),
}

const figureShape = z.object({
  figure: text,
  value: z.number().nullable().describe('Null if no piece states a value'),
  unit: text,
  text: text.nullable(),
  ...coverageShape,
})

/** Names of the values an item lacks. */
const nameOf = (key: string) => fieldOf(key)?.label ?? labelOf(key as keyof Equipment)

const toCoverage = ({ known, missing, notNeeded }: Coverage) => ({
  known,
  needed: neededPieces({ known, missing }),
  not_needed: notNeeded,
  missing: missing
    .slice(0, pageSize)
    .map(({ item, quantity, keys }) => ({ id: item.id, name: item.name, quantity, lacks: keys.map(nameOf) })),
  missing_items: missing.length,
})

function toFigure(figure: string, unit: UnitName, { value, ...coverage }: Figure, units: UnitSystem) {
  const isKnown = coverage.known > 0
  return {
    figure,
    value: isKnown ? value : null,
    unit: unitSuffix({ unit }, 'si'),
    text: isKnown ? formatAmount(unit, value, units) : null,
    ...toCoverage(coverage),
  }
}

/** The figures of the totals page, under the names that they have there. */
function figuresOf(all: Totals, share: number, units: UnitSystem) {
  const atOnce = (figure: Figure) => ({ ...figure, value: figure.value * share })
  const [heaviest] = all.floor.loads
  const floor = { ...all.floor, value: heaviest?.kpa ?? 0 }
  const list: [string, UnitName, Figure][] = [
    ['Connected load', 'kw', all.power],
    ['Cold water in', 'lpm', atOnce(all.coldWater)],
    ['Hot water in', 'lpm', atOnce(all.hotWater)],
    ['Drained', 'lpm', atOnce(all.drain)],
    ['Filled once', 'l', all.fill],
    ['Heat to the room', 'th_kw', all.heat],
    ['Weight, dry', 'kg', all.weight],
    ['Weight in use', 'kg', all.inUse],
    ['Footprint', 'm2', all.footprint],
    ['Highest floor load', 'floor', floor],
  ]
  return list.map(([name, unit, figure]) => toFigure(name, unit, figure, units))
}

const serviceShape = z.object({
  service: text,
  kw: z.number(),
  kw_text: text,
  breaker: text.nullable().describe('The next standard breaker; null above the largest'),
  phases: z.array(z.object({ phase: text, load: text, at_125_percent: text, plain_sum: text })),
})

const amps = (value: number | undefined) => formatAmount('a', value ?? 0, 'si')

const toService = (load: ServiceLoad): z.infer<typeof serviceShape> => ({
  service: `${load.name} V`,
  kw: load.kw,
  kw_text: formatAmount('kw', load.kw, 'si'),
  breaker: describeBreaker(load),
  phases: phasesOf(load.name).map((phase, index) => ({
    phase,
    load: amps(load.amps[index]),
    at_125_percent: amps(load.sized[index]),
    plain_sum: amps(load.plain[index]),
  })),
})

const lineInput = z.strictObject({
  id: idInput,
  quantity: z.int().min(1).max(mostPieces).default(1),
  room: z.string().max(200).optional(),
})

/** The lines to count: as given, or one piece of each item that matches. */
function linesOf(
  all: readonly Equipment[],
  lines: z.output<typeof lineInput>[] | undefined,
  filter: z.output<typeof filterInput> | undefined,
): Line[] {
  if ((lines === undefined) === (filter === undefined))
    refuseField('lines', 'Give lines or filter, and not both')
  if (!lines) return filterItems(all, filter ?? {}).items.map(oneOf)
  const byId = new Map(all.map((item) => [item.id, item]))
  const absent = lines.filter(({ id }) => !byId.has(id)).map(({ id }) => id)
  if (absent.length > 0) throw new Refusal('not-found', `lines: Not in the catalog: ${absent.join(', ')}`)
  return lines.flatMap(({ id, quantity, room }, index) => {
    const item = byId.get(id)
    return item ? [{ ...oneOf(item), id: String(index), quantity, room: room?.trim() || null }] : []
  })
}

export const equipmentTotals = defineTool({
  name: 'equipment_totals',
  title: 'Totals of equipment',
  description:
    'Adds up what the totals on the screen show: cost by currency, electrical load by service and phase, water, heat, weight, floor load, lead times and the last day to order for an opening. Every figure says how many pieces it rests on: say so when values are missing. For coordination, not engineering.',
  input: z.strictObject({
    lines: z.array(lineInput).min(1).max(500).optional().describe('Items with their numbers of pieces'),
    filter: filterInput.optional().describe('Or one piece of each item that matches, as in search_equipment'),
    service: z
      .enum(['208Y/120', '120/240'])
      .default(usualService)
      .describe(buildingServices.map(({ value, label }) => `${value}: ${label}`).join('; ')),
    simultaneity: z.int().min(1).max(100).default(100).describe('Percentage of the water that runs at once'),
    opening: z.string().max(10).optional().describe('Day of the opening, like 2027-05-01'),
    units: unitsInput,
  }),
  output: z.object({
    items: z.number(),
    pieces: z.number(),
    cost: z.object({
      sums: z.array(z.object({ currency: text, amount: z.number(), text })).describe('Never converted'),
      ...coverageShape,
    }),
    figures: z.array(figureShape),
    services: z.array(serviceShape),
    services_feed: text.nullable().describe('How many pieces the services feed, and why not all'),
    unfed: z
      .array(z.object({ ...named, reason: text }))
      .describe('Items that no service of the building feeds'),
    lead_times: z
      .array(
        z.object({
          ...named,
          lead_days: z.number(),
          install_days: z.number().nullable().describe('Null if not stated'),
          text,
          order_by: text.nullable(),
          is_past: z.boolean().nullable(),
        }),
      )
      .describe(`Longest first, at most ${pageSize}; the first decides`),
    rooms: z.array(z.object({ room: text, pieces: z.number(), figures: z.array(figureShape) })),
    water_facts: z.array(z.object({ ...named, facts: z.array(text) })).describe('Of one piece each'),
    notes: z.array(text),
  }),
  run: async ({ lines: asked, filter, service, simultaneity, opening = '', units }) => {
    if (opening && !isDay(opening)) refuseField('opening', 'Write a day like 2027-05-01')
    const lines = linesOf(await readCatalog(), asked, filter)
    const all = totals(lines, { service })
    const today = localDay(new Date())
    const pieces = sumQuantities(all.pieces)
    return {
      summary: `${countItems(all.pieces.length)}, ${countPieces(pieces)}. For coordination, not engineering.`,
      ids: all.pieces.slice(0, pageSize).map(({ item }) => item.id),
      data: {
        items: all.pieces.length,
        pieces,
        cost: {
          sums: all.cost.sums.map(({ currency, amount }) => ({
            currency,
            amount,
            text: formatExactMoney(amount, currency),
          })),
          ...toCoverage(all.cost),
        },
        figures: figuresOf(all, simultaneity / 100, units),
        services: all.services.map(toService),
        services_feed: describeFed(all),
        unfed: all.unfed
          .slice(0, pageSize)
          .map(({ item, reason }) => ({ id: item.id, name: item.name, reason })),
        lead_times: all.programme.deliveries.slice(0, pageSize).map((delivery) => {
          const last = orderBy(opening, delivery)
          return {
            id: delivery.of.item.id,
            name: delivery.of.item.name,
            lead_days: delivery.leadDays,
            install_days: delivery.installDays,
            text: describeDelivery(delivery),
            order_by: last,
            is_past: last === null ? null : last < today,
          }
        }),
        rooms: all.rooms.map(({ room, pieces: count, heat, inUse, footprint }) => ({
          room,
          pieces: count,
          figures: [
            toFigure('Heat to the room', 'th_kw', heat, units),
            toFigure('Weight in use', 'kg', inUse, units),
            toFigure('Footprint', 'm2', footprint, units),
          ],
        })),
        water_facts: all.pieces
          .map(({ item }) => ({ id: item.id, name: item.name, facts: waterFacts(item, units, service) }))
          .filter(({ facts }) => facts.length > 0)
          .slice(0, pageSize),
        notes: [
          voltageNote(service),
          'Continuous loads and sauna heaters count at 125% for the breaker (NEC 424.4(B), 240.6(A)).',
          'Weight in use counts water, stones, filter media and every bather. Footprints are without clearances.',
        ],
      },
    }
  },
})
