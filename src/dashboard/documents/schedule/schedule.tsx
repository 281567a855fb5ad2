import { useMemo, useRef } from 'react'
import { countItems } from '@/catalog/equipment'
import type { Grouping } from '@/catalog/line-groups'
import { countPieces, type Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { conditionsOf } from '@/catalog/sizing/conditions'
import { totals } from '@/catalog/sizing/totals'
import { Letterhead } from '@/dashboard/documents/letterhead'
import { ProjectFacts } from '@/dashboard/documents/project-facts'
import { useUnits } from '@/dashboard/shared/use-units'
import { formatCount, formatDate } from '@/lib/format'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { ScheduleExport } from './schedule-export'
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
    <article
      aria-label="Equipment schedule"
      className="mx-auto max-w-[80rem] border border-line bg-steam px-4 py-8 text-fine leading-snug md:px-6 xl:px-10 xl:py-10 print:max-w-none print:border-0 print:bg-transparent print:p-0"
    >
      <Letterhead />
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-[1.75rem] leading-tight focus:outline-none">
            Equipment schedule
          </h2>
          {project && (
            <p dir="auto" className="mt-1 break-words text-[1.125rem]">
              {project.name}
            </p>
          )}
          <p className="mt-1 text-clay">
            {[
              countItems(lines.length - alternates),
              alternates > 0 && formatCount(alternates, 'alternate'),
              project ? countPieces(all.pieces.reduce((sum, { quantity }) => sum + quantity, 0)) : null,
              project ? null : `Prepared ${formatDate(prepared)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {project && <ProjectFacts project={project} date={prepared} />}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:hidden">
        {hasTypedTags && (
          <>
            <p role="status" className="mr-auto text-clay">
              Tags typed here stay in this browser. Add the items to a project to share them.
            </p>
            <Button variant="plain" onClick={numberAgain}>
              Number tags again
            </Button>
          </>
        )}
        <ScheduleExport {...{ groups, units, price, project }} />
      </div>
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
    </article>
  )
}
