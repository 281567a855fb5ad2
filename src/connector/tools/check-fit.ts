import { z } from 'zod'
import { countItems } from '@/catalog/equipment'
import { formatAmount } from '@/catalog/sizing/measures'
import { fitRoom, type Kind, kinds, type RoomFit } from '@/catalog/sizing/room-fit'
import { describeFit } from '@/catalog/sizing/room-fit-words'
import { amountOf, noSizes, readSizes, type Sizes, unitNames, volumeOf } from '@/catalog/sizing/typed-room'
import { readMeasure } from '@/catalog/specifications/typed-values'
import type { Category } from '@/content/equipment'
import { readCatalog } from './catalog-list'
import { filterFields, filterItems } from './filter'
import { idInput } from './get-equipment'
import { cursorInput, nextCursor, pageOf } from './pages'
import { defineTool, Refusal } from './tool'
import { readWithUnit, refuseField } from './values-in'
import { itemShape, toItem, unitsInput } from './values-out'

const size = z.union([z.string().max(50), z.number().nonnegative()]).optional()

const room = z
  .strictObject({
    length: size,
    width: size,
    height: size,
    volume: size.describe('Counts in place of length x width x height'),
    uninsulated: size.describe('Sauna: area of glass, tile or bare wall'),
    log_walls: z.boolean().default(false).describe('Sauna: walls of logs'),
    cold_walls: z.int().min(0).max(6).default(0).describe('Steam: number of glass or exterior walls'),
    heavy_backing: z.boolean().default(false).describe('Steam: tile on a mortar bed or cement board'),
    stone: z.boolean().default(false).describe('Steam: natural stone'),
  })
  .describe('A number is in m, m² or m³; a text states its unit: "7 ft", "2.4 m", "300 ft³"')

const categoryOf: Record<Kind, Category> = { sauna: 'Sauna Heaters', steam: 'Steam Generators' }

/** The verdicts, those that a person looks for first. */
const verdicts = ['fits', 'unknown', 'too low', 'too small', 'too large'] as const satisfies RoomFit['fit'][]

/** Reads the sizes of the room as the calculator on the screen does. */
function readRoom(input: z.output<typeof room>) {
  const names = Object.keys(noSizes) as (keyof Sizes)[]
  const sizes = Object.fromEntries(
    names.map((name) => {
      const typed = input[name]
      const unit = unitNames[name]
      if (typeof typed === 'string' && typed.trim() !== '')
        readWithUnit(`room.${name}`, { unit }, (system) => readMeasure({ unit }, typed, system))
      return [name, { text: String(typed ?? ''), units: 'si' }]
    }),
  ) as Sizes
  const readings = readSizes(sizes)
  for (const name of names) {
    const reading = readings[name]
    if (!reading.ok) refuseField(`room.${name}`, reading.reason)
  }
  const m3 = volumeOf(readings)
  if (m3 === 0) refuseField('room', 'Give length, width and height, or volume')
  return {
    m3,
    heightM: amountOf(readings.height) || null,
    uninsulatedM2: amountOf(readings.uninsulated) ?? 0,
    isLog: input.log_walls,
    hasHeavyBacking: input.heavy_backing,
    coldWalls: input.cold_walls,
    isStone: input.stone,
  }
}

export const checkFit = defineTool({
  name: 'check_fit',
  title: 'Check what fits a room',
  description:
    'Says which sauna heaters or steam generators fit a room, by the rules of the calculator on the screen, and why. Conditions narrow the items: for a building of 208 V {"field":"rated_v","is":"208 V"}, for a budget {"field":"cost","max":"$6,000"}. For coordination, not engineering.',
  input: z.strictObject({
    kind: z.enum(['sauna', 'steam']),
    room,
    ids: z.array(idInput).max(25).optional().describe('Only these items, whatever their category'),
    words: filterFields.words,
    where: filterFields.where,
    include: z
      .enum(['fitting', 'all'])
      .default('fitting')
      .describe('fitting: those that fit, then those of which too little is known'),
    units: unitsInput,
    cursor: cursorInput,
  }),
  output: z.object({
    room_m3: z.number().describe('What the room counts as, with its additions (m³)'),
    room_text: z.string(),
    counts: z.object({
      fits: z.number(),
      unknown: z.number(),
      too_low: z.number(),
      too_small: z.number(),
      too_large: z.number(),
    }),
    unknown_conditions: z.number().describe('Items left out because a value of where is not known'),
    items: z.array(
      itemShape.extend({
        verdict: z.enum(verdicts),
        headline: z.string(),
        reason: z.string(),
        ceiling: z.string().nullable(),
        supply: z.string().nullable(),
      }),
    ),
    source: z.string(),
    next_cursor: nextCursor,
  }),
  run: async (input) => {
    const { kind, ids, words, where, include, units } = input
    const measured = readRoom(input.room)
    const all = await readCatalog()
    const { items: asked, unknown } = filterItems(all, {
      words,
      where,
      category: ids ? undefined : categoryOf[kind],
    })
    const chosen = ids ? asked.filter(({ id }) => ids.includes(id)) : asked
    const absent = ids?.filter((id) => !all.some((item) => item.id === id)) ?? []
    if (absent.length > 0) throw new Refusal('not-found', `ids: Not in the catalog: ${absent.join(', ')}`)
    const judged = chosen.map((item) => ({ id: item.id, item, result: fitRoom(item, kind, measured) }))
    const of = (verdict: RoomFit['fit']) => judged.filter(({ result }) => result.fit === verdict)
    const shown = include === 'all' ? verdicts : verdicts.slice(0, 2)
    const { items, next_cursor } = pageOf(shown.flatMap(of), input)
    const m3 = kinds[kind].volume(measured)
    const count = (verdict: RoomFit['fit']) => of(verdict).length
    return {
      summary: `${count('fits')} of ${countItems(judged.length)} fit. Too little is known of ${count('unknown')}.`,
      ids: items.map(({ id }) => id),
      data: {
        room_m3: m3,
        room_text: formatAmount('m3', m3, units),
        counts: {
          fits: count('fits'),
          unknown: count('unknown'),
          too_low: count('too low'),
          too_small: count('too small'),
          too_large: count('too large'),
        },
        unknown_conditions: unknown,
        items: items.map(({ item, result }) => {
          const { headline, volume, ceiling, supply } = describeFit(result, kind, units)
          return { ...toItem(item), verdict: result.fit, headline, reason: volume, ceiling, supply }
        }),
        source: kinds[kind].source,
        next_cursor,
      },
    }
  },
})
