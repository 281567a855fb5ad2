import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { useAuth } from '@/auth/auth-context'
import { focusHeadingOnRemove } from '@/dashboard/shared/focus-heading-on-remove'
import { KeptTogether } from '@/dashboard/shared/kept-together'
import { LoadError } from '@/dashboard/shared/load-error'
import { useAuthorNames } from '@/dashboard/shared/use-staff-names'
import { useUndo } from '@/dashboard/shared/use-undo'
import { When } from '@/dashboard/shared/when'
import { withOthers } from '@/dashboard/shared/with-others'
import { cx } from '@/lib/cx'
import { formatDateTime } from '@/lib/format'
import { paths } from '@/lib/paths'
import { readPreference, savePreference } from '@/lib/preferences'
import { isolated } from '@/lib/text'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { TextLink } from '@/ui/text-link'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { type ActivityLine, activityQuery, maxActivity } from './activity-queries'
import { listFields, OtherItems, OtherItemsButton } from './other-items'
import { linkClass, OverviewSection } from './overview-section'

/** The latest changes of the catalog. Those that others made since the person's last visit are marked. */
export function OverviewActivity() {
  const { user } = useAuth()
  const userId = user?.id ?? ''
  const { data: lines, error, isFetching, refetch } = useQuery(activityQuery)
  const last = lastVisit(userId)
  const newest = lines?.[0]?.id ?? 0
  useEffect(() => {
    if (lines) rememberVisit(userId, newest)
  }, [userId, lines, newest])
  const isMine = ({ byId }: ActivityLine) => byId === userId
  // What a person's own AI client did while nobody looked is news, too.
  const isNew = (line: ActivityLine) =>
    last !== null && line.id > last.seen && (!isMine(line) || line.isByAssistant)

  return (
    <OverviewSection
      id="what-changed"
      title="What changed"
      aside={
        <p role="status">{lines ? describe(lines.filter(isNew).length, last?.at) : !error && 'Loading...'}</p>
      }
    >
      <div>
        <LoadError what="what changed" {...{ error, isFetching, refetch }} className="mb-6" />
        {!lines && !error && <LoadingLines />}
        {lines?.length === 0 && (
          <p className="border-line border-y py-5 text-clay">No changes recorded yet.</p>
        )}
        {lines && lines.length > 0 && (
          <ol className="divide-y divide-line border-line border-y">
            {lines.map((line) => (
              <Line key={line.id} line={line} isNew={isNew(line)} isMine={isMine(line)} />
            ))}
          </ol>
        )}
      </div>
    </OverviewSection>
  )
}

/** Says how many changes of others are new since the last visit in this browser. */
function describe(count: number, lastAt: string | undefined): string {
  if (!lastAt) return 'The latest changes to the catalog, by anyone.'
  const since = `by others since your last visit in this browser, ${formatDateTime(lastAt)}.`
  if (count === 0) return `Nothing ${since}`
  const many = count === maxActivity ? `${count} changes or more` : `${count} changes`
  return `${count === 1 ? '1 change' : many} ${since}`
}

function Line({ line, isNew, isMine }: { line: ActivityLine; isNew: boolean; isMine: boolean }) {
  const { at, action, name, others, fields, canBeUndone } = line
  const who = useAuthorNames()(line)
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  return (
    <li className="grid grid-cols-[fit-content(70%)_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 py-2.5 text-ui xl:grid-cols-[minmax(0,1fr)_auto_auto] xl:gap-x-6">
      {/* In narrower windows the other items stand beside the time and the author. */}
      <p className="break-words max-xl:contents">
        <span className="min-w-0 max-xl:col-span-2 max-xl:text-pretty">
          {isNew && <b className="mr-2 font-medium text-cedar">New</b>}
          <span>{`${action} `}</span>
          {line.isInCatalog ? (
            <TextLink
              to={paths.equipment({ view: line.equipmentId })}
              dir="auto"
              className={cx(linkClass, 'font-medium')}
            >
              <KeptTogether>{name}</KeptTogether>
            </TextLink>
          ) : (
            <b dir="auto" className="font-medium">
              <KeptTogether>{name}</KeptTogether>
            </b>
          )}
          {/* The fields of this item: an import may have changed other fields of the others. */}
          {fields.length > 0 && <span className="text-clay">{`: ${listFields(fields)}`}</span>}
        </span>
        {others > 0 && <OtherItemsButton {...{ line, isOpen, listId }} onToggle={() => setOpen(!isOpen)} />}
      </p>
      <p
        className={cx(
          'break-words text-clay text-note max-xl:row-start-2 xl:col-start-3 xl:max-w-80 xl:text-right',
          others === 0 && 'max-xl:col-span-2',
        )}
      >
        <When at={at} />
        <span>{who && `, ${who}`}</span>
      </p>
      {/* A change of a single item is undone in its history. */}
      {isMine && others > 0 && canBeUndone && <UndoButton line={line} />}
      {isOpen && <OtherItems id={listId} line={line} />}
    </li>
  )
}

/** Undo for a change of many items, after the toast that offered it is gone. */
function UndoButton({ line }: { line: ActivityLine }) {
  const { change, deed, isUndo, name, others, othersAlike } = line
  const { undo, isUndoing } = useUndo()
  const what = `${deed} ${isolated(name)}${withOthers(others, othersAlike)}`
  return (
    <Button
      ref={focusHeadingOnRemove}
      variant="plain"
      className="-my-3 -mr-2 justify-self-end row-start-1 max-xl:col-start-3 xl:col-start-2"
      busy={isUndoing}
      onClick={() => void undo({ changeId: change, undone: `${isUndo ? 'Done again' : 'Undone'}: ${what}.` })}
    >
      <span>{isUndoing ? 'Undoing...' : isUndo ? 'Undo the undo' : 'Undo'}</span>
      <VisuallyHidden>{`: ${what}`}</VisuallyHidden>
    </Button>
  )
}

function LoadingLines() {
  return (
    <div className="divide-y divide-line border-line border-y">
      {[1, 2, 3].map((line) => (
        <div key={line} className="grid gap-2 py-5">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/3" />
        </div>
      ))}
    </div>
  )
}

/** A person's visit to the overview in this browser. */
type Visit = {
  /** The id of the newest history entry they saw. Ids are compared, not times, because two clocks may differ. */
  seen: number
  /** The time of the visit by this browser's clock. */
  at: string
}

const keyOf = (userId: string) => `overview:visit:${userId}`

/** The visit before this one, by user id. This visit lasts until the page is reloaded. */
const earlier = new Map<string, Visit | null>()

/** The visit before this one; null on the first. */
function lastVisit(userId: string): Visit | null {
  if (!earlier.has(userId)) earlier.set(userId, read(userId))
  return earlier.get(userId) ?? null
}

function read(userId: string): Visit | null {
  const [seen, at] = (readPreference(keyOf(userId)) ?? '').split(' ')
  return seen && at && /^\d+$/.test(seen) && !Number.isNaN(Date.parse(at)) ? { seen: Number(seen), at } : null
}

/** Remembers that a person has seen the history up to the entry `seen`. */
function rememberVisit(userId: string, seen: number) {
  lastVisit(userId)
  // Never less than before: a person off the allow-list sees nothing, and may be listed again.
  const newest = Math.max(seen, read(userId)?.seen ?? 0)
  savePreference(keyOf(userId), `${newest} ${new Date().toISOString()}`)
}
