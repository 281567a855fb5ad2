import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Grouping } from '@/catalog/line-groups'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { downloadExport } from '@/dashboard/shared/export-csv'
import { useUnits } from '@/dashboard/shared/use-units'
import { localDay } from '@/lib/format'
import { normalizeText } from '@/lib/text'
import { useMediaQuery } from '@/lib/use-media-query'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { scheduleCsv, scheduleXlsx } from './schedule-file'
import { scheduleOf } from './schedule-rows'
import { useTags } from './schedule-tags'

type Props = {
  lines: readonly Line[]
  project: Project | null
  grouping: Grouping
  /** Whether the files have prices. */
  price: boolean
}

/** Downloads the rows, in the order of the schedule: a menu, or buttons in the sheet that a phone opens. */
export function ScheduleExport({ lines, project, grouping, price }: Props) {
  const [isExporting, setExporting] = useState(false)
  const units = useUnits()
  const { tags } = useTags()
  const isPhone = useMediaQuery('(width < 48rem)')

  async function download(kind: 'csv' | 'xlsx') {
    const rows = scheduleOf(lines, { typed: tags, units, grouping }).flatMap((group) => group.rows)
    const options = { units, price }
    setExporting(true)
    await downloadExport(`${fileName(project)}.${kind}`, async () =>
      kind === 'csv' ? scheduleCsv(rows, options) : [await scheduleXlsx(rows, options)],
    )
    setExporting(false)
  }

  const files = (['csv', 'xlsx'] as const).map((kind) => ({
    id: kind,
    label: `Export ${kind.toUpperCase()}`,
    run: () => void download(kind),
  }))
  if (!isPhone) {
    const items = files.map((file) => ({ ...file, isDisabled: isExporting }))
    return <Menu label="Export" icon={Download} items={items} className="-mx-2.5" />
  }
  return (
    <div className="-mx-2 flex flex-wrap gap-x-2">
      {files.map(({ id, label, run }) => (
        <Button key={id} variant="plain" busy={isExporting} onClick={run}>
          {label}
        </Button>
      ))}
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
