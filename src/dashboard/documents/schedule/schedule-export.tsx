import { useState } from 'react'
import type { Project } from '@/catalog/queries/project-queries'
import type { UnitSystem } from '@/catalog/specifications/units'
import { downloadExport } from '@/dashboard/shared/export-csv'
import { localDay } from '@/lib/format'
import { normalizeText } from '@/lib/text'
import { Button } from '@/ui/button'
import { scheduleCsv, scheduleXlsx } from './schedule-file'
import type { ScheduleGroup } from './schedule-rows'

type Props = {
  groups: readonly ScheduleGroup[]
  units: UnitSystem
  /** Whether the files have prices. */
  price: boolean
  project: Project | null
}

/** The buttons that download the rows, in the order of the schedule. */
export function ScheduleExport({ groups, units, price, project }: Props) {
  const [isExporting, setExporting] = useState(false)

  async function download(kind: 'csv' | 'xlsx') {
    const rows = groups.flatMap((group) => group.rows)
    const options = { units, price }
    setExporting(true)
    await downloadExport(`${fileName(project)}.${kind}`, async () =>
      kind === 'csv' ? scheduleCsv(rows, options) : [await scheduleXlsx(rows, options)],
    )
    setExporting(false)
  }

  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      <Button variant="plain" busy={isExporting} onClick={() => void download('csv')}>
        Export CSV
      </Button>
      <Button variant="plain" busy={isExporting} onClick={() => void download('xlsx')}>
        Export XLSX
      </Button>
    </div>
  )
}

/** 'schedule-lot-7-2026-11-26' */
function fileName(project: Project | null): string {
  const name = normalizeText(project?.name ?? '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return ['schedule', name, localDay(new Date())].filter(Boolean).join('-')
}
