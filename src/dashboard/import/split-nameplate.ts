import { readNameplate } from '@/catalog/specifications/nameplate'
import { cellTextOf } from '@/dashboard/shared/csv-format'
import type { FileFormat } from './file-format'
import { type Cell, formatOf, isWorthKeeping, readCell } from './read-cell'
import type { Cells } from './read-row'

const keys = ['spec.rated_v', 'spec.phases'] as const

/**
 * Splits a cell that states voltage and phases together, '3x400V' below Voltage, into the cells of both. A cell that
 * contradicts the other column, or leaves a doubt, stays as it is.
 */
export function splitNameplate(cells: Cells, format: FileFormat) {
  const read = (cell: Cell) => {
    const reading = readCell(cell.text, cell.column, formatOf(cell, format))
    return reading.ok ? reading.value : null
  }
  for (const key of keys) {
    const cell = cells.get(key)
    const plate = cell && read(cell) === null ? readNameplate(cell.text) : null
    if (!cell || !plate) continue
    const stated = { 'spec.rated_v': plate.volts, 'spec.phases': plate.phases }
    const isContradicted = keys.some((one) => {
      const beside = one !== key && stated[one] !== null && cells.get(one)
      return beside && beside.text !== '' && isWorthKeeping(beside.text) && read(beside) !== stated[one]
    })
    if (isContradicted) continue
    cells.delete(key)
    for (const one of keys) {
      const value = stated[one]
      if (value !== null) cells.set(one, { text: cellTextOf(value), column: { key: one, unit: null } })
    }
    const said = cells.get(plate.volts === null ? 'spec.phases' : 'spec.rated_v')
    const readAs = [plate.volts && `${plate.volts} V`, plate.phases && `${plate.phases}-phase`]
    if (said && !plate.isWhole) said.more = { text: cell.text, readAs: readAs.filter(Boolean).join(', ') }
  }
}
