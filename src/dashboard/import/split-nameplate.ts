import { readNameplate } from '@/catalog/specifications/nameplate'
import { cellTextOf } from './csv-format'
import type { FileFormat } from './file-format'
import { formatOf, isWorthKeeping, readCell } from './read-cell'
import type { Cells } from './read-row'

const keys = ['spec.rated_v', 'spec.phases'] as const

/**
 * Parts a cell that states voltage and phases together, '3x400V' below Voltage, into the cells of both. A cell that contradicts
 * the other column, or cannot be read with certainty, stays as it is.
 */
export function splitNameplate(cells: Cells, format: FileFormat) {
  for (const key of keys) {
    const cell = cells.get(key)
    if (!cell || readCell(cell.text, cell.column, formatOf(cell, format)).ok) continue
    const plate = readNameplate(cell.text)
    if (!plate) continue
    const stated = { 'spec.rated_v': plate.volts, 'spec.phases': plate.phases }
    const other = keys.find((one) => one !== key) ?? key
    const beside = cells.get(other)
    const isFilled = beside !== undefined && beside.text !== '' && isWorthKeeping(beside.text)
    const reading = isFilled && readCell(beside.text, beside.column, formatOf(beside, format))
    const isContradicted = isFilled && !(reading && reading.ok && reading.value === stated[other])
    if (stated[other] !== null && isContradicted) continue
    const readAs = [plate.volts && `${plate.volts} V`, plate.phases && `${plate.phases}-phase`]
      .filter(Boolean)
      .join(', ')
    for (const one of keys) {
      const value = stated[one]
      const more = one === key && !plate.isWhole ? { more: { text: cell.text, readAs } } : {}
      if (value !== null)
        cells.set(one, { text: cellTextOf(value), column: { key: one, unit: null }, ...more })
      else if (one === key) cells.delete(one)
    }
  }
}
