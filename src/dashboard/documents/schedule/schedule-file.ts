import { labelOf } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { linePrice, priceOf } from '@/catalog/lines'
import { numberOf } from '@/catalog/sizing/read-specification'
import { fieldOf } from '@/catalog/specifications/fields'
import { measureText, type UnitSystem, unitSuffix } from '@/catalog/specifications/units'
import { specificationCells, writeCsv } from '@/dashboard/shared/export-csv'
import type { ScheduleRow } from './schedule-rows'

/** The schedule as the rows of a spreadsheet, below their headers. */
type Column = {
  header: string
  /** Empty if nothing is known. */
  cell: (row: ScheduleRow) => string | number
  /** Cells such as '2026-11-03' are days. */
  isDay?: boolean
}

type Options = { units: UnitSystem; price: boolean }

/** The columns of an exported schedule. Headers of an item's own values are those of the catalog's export. */
function columnsOf(rows: readonly ScheduleRow[], { units, price }: Options): Column[] {
  const ofItem = (key: 'name' | 'brand' | 'model' | 'category' | 'id'): Column => ({
    header: labelOf(key),
    cell: ({ line }) => line.item[key] ?? '',
  })
  const items = [...new Set(rows.map(({ line }) => line.item))]
  const prices: Column[] = [
    { header: 'Unit Price', cell: ({ line }) => priceOf(line)?.cost ?? '' },
    { header: labelOf('currency'), cell: ({ line }) => priceOf(line)?.currency ?? '' },
    { header: 'Line Price', cell: ({ line }) => linePrice(line)?.cost ?? '' },
    { header: 'Price Fixed On', cell: ({ line }) => line.fixedPrice?.on ?? '', isDay: true },
  ]
  return [
    { header: 'Tag', cell: ({ tag }) => tag },
    { header: 'Quantity', cell: ({ line }) => line.quantity },
    { header: 'Room', cell: ({ line }) => line.room ?? '' },
    ofItem('name'),
    ofItem('brand'),
    ofItem('model'),
    ofItem('category'),
    ...specificationCells(items, labelOf('specifications')).map(({ header, cell }) => ({
      header,
      cell: ({ line }: ScheduleRow) => cell(line.item),
    })),
    { header: 'Power', cell: ({ power }) => plain(power) },
    { header: 'Water', cell: ({ water }) => plain(water) },
    weightColumn(units),
    { header: labelOf('lead_time_days'), cell: ({ line }) => line.item.lead_time_days ?? '' },
    ...(price ? prices : []),
    {
      header: 'Alternate For',
      cell: ({ line, replaces }) => replaces ?? (line.alternateFor === null ? '' : 'another line'),
    },
    { header: 'Note', cell: ({ line }) => line.note ?? '' },
    ofItem('id'),
  ]
}

/** The weight of one piece in the chosen units: 'Weight (lb)'. */
function weightColumn(units: UnitSystem): Column {
  const field = fieldOf('weight_kg')
  const weightOf = (item: Equipment) => {
    const value = numberOf(item, 'weight_kg')
    return field && value !== null ? Number(measureText(field, value, units)) : ''
  }
  return {
    header: `Weight${field ? ` (${unitSuffix(field, units)})` : ''}`,
    cell: ({ line }) => weightOf(line.item),
  }
}

/** A text of the screen without the spaces that do not break. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? ''

/** Writes the rows of the schedule as a CSV file. Resolves to parts to be joined. */
export function scheduleCsv(rows: readonly ScheduleRow[], options: Options): Promise<string[]> {
  const columns = columnsOf(rows, options)
  return writeCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ])
}

/** Widest column, in characters. */
const widest = 50

/** Writes the rows of the schedule as an Excel workbook. Numbers are numbers, and days are dates. */
export async function scheduleXlsx(
  rows: readonly ScheduleRow[],
  options: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = columnsOf(rows, options)
  const written = await writeXlsx({
    sheets: [
      {
        name: 'Schedule',
        columns: columns.map(({ header, cell, isDay }) => ({
          width: Math.min(
            Math.max(header.length, ...rows.map((row) => String(cell(row)).length)) + 2,
            widest,
          ),
          ...(isDay && { numFmt: 'yyyy-mm-dd' }),
        })),
        rows: [
          columns.map(({ header }) => header),
          ...rows.map((row) =>
            columns.map(({ cell, isDay }) => {
              const value = cell(row)
              if (value === '') return null
              return isDay ? new Date(`${value}T00:00Z`) : value
            }),
          ),
        ],
        freezePane: { rows: 1 },
      },
    ],
  })
  return new Uint8Array(written)
}
