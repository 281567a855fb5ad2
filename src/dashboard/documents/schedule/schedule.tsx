import { useMemo, useRef } from 'react'
import { countItems } from '@/catalog/equipment'
import type { Grouping } from '@/catalog/line-groups'
import { countPieces, type Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { conditionsOf } from '@/catalog/sizing/conditions'
import { totals } from '@/catalog/sizing/totals'
import { DocumentSheet } from '@/dashboard/documents/document-sheet'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatCount, formatDate } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { doubledTags, scheduleOf } from './schedule-rows'
import { ScheduleTable } from './schedule-table'
import { useTags } from './schedule-tags'
import { ScheduleTotals } from './schedule-totals'

type Props = {
  lines: readonly Line[]
  /** Null for a selection. Its tags are numbers, or typed and kept in this browser. */
  project: Project | null
  grouping: Grouping
  price: boolean
  prepared: Date
}

/** The schedule: grouped lines with their tags, and their totals. */
export function Schedule({ lines, project, grouping, price, prepared }: Props) {
  const units = useUnits()
  const { tags: typed, changeTag, clearTags } = useTags()
  const groups = useMemo(() => scheduleOf(lines, { typed, units, grouping }), [lines, typed, units, grouping])
  const { service, simultaneity } = conditionsOf(project)
  const all = useMemo(() => totals(lines, { service }), [lines, service])
  const doubled = doubledTags(groups)
  const alternates = lines.filter(({ alternateFor }) => alternateFor !== null).length
  const hasTypedTags = lines.some(({ tag, item }) => tag === null && item.id in typed)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = {
    quantity: project !== null,
    specifications: groups.some(({ rows }) => rows.some(({ specifications }) => specifications.length > 0)),
    room: grouping !== 'room' && lines.some(({ room }) => room !== null),
    price,
    linePrice: price && project !== null,
  }

  function numberAgain() {
    // The button disappears with the tags, so move focus first.
    heading.current?.focus()
    clearTags(lines.map(({ item }) => item.id))
  }

  return (
    <DocumentSheet
      title="Equipment schedule"
      titleRef={heading}
      project={project}
      date={prepared}
      note={[
        countItems(all.pieces.length),
        alternates > 0 && formatCount(alternates, 'alternate'),
        project
          ? countPieces(all.pieces.reduce((sum, { quantity }) => sum + quantity, 0))
          : `prepared ${formatDate(prepared)}`,
      ]
        .filter(Boolean)
        .join(', ')}
      className="max-w-[86rem] text-fine leading-snug xl:text-note print:text-fine"
    >
      {hasTypedTags && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 print:hidden">
          <p role="status" className="text-clay">
            Tags typed here stay in this browser. Add the items to a project to share them.
          </p>
          <Button variant="plain" className="-mr-2 max-sm:-ml-2" onClick={numberAgain}>
            Number tags again
          </Button>
        </div>
      )}
      {doubled.length > 0 && (
        <Notice className="mt-4">{`These tags stand for more than one item: ${doubled.join(', ')}`}</Notice>
      )}
      <ScheduleTable groups={groups} shown={shown} onTag={project ? null : changeTag} />
      <ScheduleTotals
        totals={all}
        conditions={{ service, simultaneity }}
        units={units}
        price={price}
        isProject={project !== null}
      />
    </DocumentSheet>
  )
}
