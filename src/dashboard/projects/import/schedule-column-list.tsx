import { MatchedColumn, MatchedColumns } from '@/dashboard/import/matched-column'
import type { Table } from '@/dashboard/import/read-file'
import { Select } from '@/ui/select'
import { type ScheduleKey, type ScheduleMapping, scheduleColumns } from './schedule-columns'

type Props = {
  table: Table
  mapping: ScheduleMapping
  onChange: (columns: readonly (ScheduleKey | null)[]) => void
}

const leftOut = ''

const isKey = (value: string): value is ScheduleKey => value in scheduleColumns

const options = [
  { value: leftOut, label: 'Left out' },
  ...Object.entries(scheduleColumns).map(([value, label]) => ({ value, label })),
]

/** The columns of the file, each with what it is read as. */
export function ScheduleColumns({ table, mapping, onChange }: Props) {
  const choose = (chosen: number, value: string) =>
    onChange(mapping.map((key, index) => (index === chosen ? (isKey(value) ? value : null) : key)))
  return (
    <>
      <h3 className="mb-1 text-[1.125rem]">Match columns</h3>
      <MatchedColumns>
        {table.headers.map((header, index) => {
          const name = header || `Column ${index + 1}`
          const sample = table.rows.find(({ cells }) => cells[index]?.trim())?.cells[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may share a header, and none ever moves
            <MatchedColumn key={index} name={name} sample={sample ?? ''}>
              <Select
                aria-label={`Column for ${name}`}
                value={mapping[index] ?? leftOut}
                onValueChange={(value) => choose(index, value)}
                options={options}
              />
            </MatchedColumn>
          )
        })}
      </MatchedColumns>
    </>
  )
}
