import Undo2 from 'lucide-react/icons/undo-2'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import type { Grouping } from '@/catalog/line-groups'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import { LeavingQuestion } from '@/dashboard/layout/leaving-question'
import { offerUndo, undoLast } from '@/dashboard/layout/undo'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import { rememberProject } from '@/dashboard/shared/add-to-project/last-project'
import { LoadError } from '@/dashboard/shared/load-error'
import { hasKind } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { readPreference, savePreference, subscribeToPreferences } from '@/lib/preferences'
import { isolated } from '@/lib/text'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { Button, ButtonLink } from '@/ui/button'
import { EmptyList } from '@/ui/empty-list'
import { lazyComponent } from '@/ui/lazy-component'
import { Notice } from '@/ui/notice'
import { RadioWords } from '@/ui/radio-words'
import { Skeleton } from '@/ui/skeleton'
import { useShortcuts } from '@/ui/use-shortcuts'
import { archive } from './archive'
import { LineDialog } from './line-dialog'
import type { LineConflict } from './line-edits'
import { countLines, describeValue, lineLabels, sayChange } from './line-texts'
import { LinesBar } from './lines-bar'
import { ProjectConflictDialog } from './project-conflict-dialog'
import { ProjectDeleteDialog } from './project-delete-dialog'
import { ProjectFormDialog } from './project-form-dialog'
import { ProjectHead } from './project-head'
import { ProjectLines } from './project-lines'
import { ProjectTotals } from './project-totals'
import { type ProjectEdits, setLine, useProjectEdits } from './use-project-edits'

const ImportDialog = lazyComponent(
  async () => (await import('./import/import-schedule-dialog')).ImportScheduleDialog,
)

/** The page of a project: its head, its lines and their totals. Another project is another page. */
export function Component() {
  const { id = '' } = useParams()
  return <ProjectPage key={id} id={id} />
}

const groupingKey = 'project-grouping'
const groupings = [
  { value: 'room', label: 'By room' },
  { value: 'category', label: 'By category' },
] as const

const readGrouping = (): Grouping => (readPreference(groupingKey) === 'category' ? 'category' : 'room')

function ProjectPage({ id }: { id: string }) {
  const navigate = useNavigateFromHere()
  const edits = useProjectEdits(id)
  const { query, project, lines, change, unsaved, problem } = edits
  const { error, isFetching, refetch } = query
  const grouping = useSyncExternalStore(subscribeToPreferences, readGrouping)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<'head' | 'delete' | 'import' | { details: string } | null>(null)
  const area = useRef<HTMLElement>(null)
  const close = () => setOpened(null)
  // 'Add to a project' offers it first.
  const isRead = project !== undefined
  useEffect(() => {
    if (isRead) rememberProject(id)
  }, [isRead, id])

  const openDetails = useCallback((line: ProjectLine) => setOpened({ details: line.id }), [])
  // Lines that are gone are selected no more.
  const selectedLines = useMemo(() => lines?.filter((line) => picked.has(line.id)) ?? [], [lines, picked])
  const selected = useMemo(() => new Set(selectedLines.map((line) => line.id)), [selectedLines])
  const clear = useCallback(() => setPicked(new Set()), [])
  useShortcuts(selected.size > 0 ? { Escape: clear } : {})
  const blocker = useBlockLeaving(
    () => problem !== null,
    () => true,
  )

  function setSelected(values: Partial<LineValues>) {
    const [only] = selectedLines
    const [what, value] =
      values.quantity === undefined
        ? ['Room', values.room ? isolated(values.room) : 'no room']
        : ['Quantity', formatNumber(values.quantity)]
    change({
      lines: selectedLines.map((line) => setLine(line, values)),
      ...(selectedLines.length === 1 && only
        ? sayChange(only, values)
        : {
            done: `${what} of ${countLines(selectedLines.length)} set to ${value}.`,
            undone: `${what} of ${countLines(selectedLines.length)} is as it was before.`,
          }),
    })
  }

  function remove() {
    const [only] = selectedLines
    const what = selectedLines.length === 1 && only ? only.tag : countLines(selectedLines.length)
    const were = selectedLines.length === 1 ? 'was' : 'were'
    change({
      lines: selectedLines.map((line) => ({ line, after: null })),
      done: `${what} ${were} removed.`,
      undone: `${what} ${were} put back.`,
    })
    clear()
    area.current?.focus({ preventScroll: true })
  }

  if (hasKind(error, 'not-found')) return <Missing />
  const details =
    typeof opened === 'object' && opened ? lines?.find((line) => line.id === opened.details) : null

  return (
    <>
      {project ? (
        <ProjectHead
          project={project}
          onEdit={() => setOpened('head')}
          onImport={() => setOpened('import')}
          onArchive={() => void archive(project)}
          onDelete={() => setOpened('delete')}
        />
      ) : (
        !error && <Loading />
      )}
      <LoadError what="the project" {...{ error, isFetching, refetch }} className="mb-6" />
      {problem && <Unsaved edits={edits} count={unsaved} />}

      {lines && lines.length === 0 && <Empty onImport={() => setOpened('import')} />}
      {lines && lines.length > 0 && (
        <>
          <section ref={area} aria-label="Equipment" tabIndex={-1} className="@container mb-11 outline-none">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <fieldset className="-mx-2 flex flex-wrap">
                <legend className="sr-only">Group lines</legend>
                <RadioWords
                  options={groupings}
                  value={grouping}
                  onChange={(next) => savePreference(groupingKey, next)}
                />
              </fieldset>
              {/* For phones, which have no Ctrl Z: changes in place show no message with Undo. */}
              <Button variant="plain" className="-mr-2" onClick={() => void undoLast()}>
                <Undo2 size={16} strokeWidth={1.5} aria-hidden="true" />
                Undo
              </Button>
            </div>
            <ProjectLines
              lines={lines}
              grouping={grouping}
              edits={edits}
              selected={selected}
              onSelect={setPicked}
              onOpenDetails={openDetails}
            />
          </section>
          {selected.size > 0 ? (
            <LinesBar
              count={selected.size}
              rooms={[...new Set(lines.flatMap(({ room }) => room ?? []))]}
              onSet={setSelected}
              onRemove={remove}
              onClear={clear}
            />
          ) : (
            project && <ProjectTotals project={project} lines={lines} />
          )}
        </>
      )}

      {details && lines && (
        <LineDialog
          line={details}
          lines={lines}
          onClose={close}
          onSave={(after) => change({ lines: [setLine(details, after)], ...sayChange(details, after) })}
        />
      )}
      {opened === 'head' && project && (
        <ProjectFormDialog
          project={project}
          onClose={close}
          onSaved={(_, saved) => {
            close()
            offerUndo(saved)
          }}
        />
      )}
      {opened === 'import' && project && (
        <ImportDialog project={project} onClose={close} onLoadError={close} onSaved={offerUndo} />
      )}
      {opened === 'delete' && project && (
        <ProjectDeleteDialog
          project={project}
          lines={lines?.length ?? 0}
          onClose={close}
          onDeleted={(deletion) => {
            offerUndo(deletion)
            void navigate(paths.projectList())
          }}
        />
      )}
      {problem?.kind === 'conflict' && (
        <LineConflictDialog projectId={id} conflicts={problem.conflicts} lines={lines ?? []} edits={edits} />
      )}
      <LeavingQuestion
        blocker={blocker}
        description="The last changes of this project have not been saved."
      />
    </>
  )
}

/** Says that changes are not saved, and why. */
function Unsaved({ edits, count }: { edits: ProjectEdits; count: number }) {
  if (edits.problem?.kind !== 'failed') return null
  const what = count === 1 ? 'Your last change is' : `Your last ${formatNumber(count)} changes are`
  return (
    <Notice
      tone="danger"
      className="sticky top-(--sticky-top) z-10 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <span>{`${what} not saved. ${edits.problem.reason}`}</span>
      <span className="flex gap-x-2">
        <Button variant="plain" onClick={edits.discard}>
          {count === 1 ? 'Discard it' : 'Discard the first'}
        </Button>
        <Button variant="secondary" onClick={edits.tryAgain}>
          Try again
        </Button>
      </span>
    </Notice>
  )
}

type ConflictProps = {
  projectId: string
  conflicts: readonly LineConflict[]
  lines: readonly ProjectLine[]
  edits: Pick<ProjectEdits, 'resolve' | 'postpone'>
}

function LineConflictDialog({ projectId, conflicts, lines, edits }: ConflictProps) {
  const [only] = conflicts
  const tagOf = (id: string) => lines.find((line) => line.id === id)?.tag
  return (
    <ProjectConflictDialog
      projectId={projectId}
      lineId={only?.theirs.id ?? null}
      what={conflicts.length === 1 && only ? only.theirs.tag : countLines(conflicts.length)}
      values={conflicts.flatMap(({ theirs, mine, keys }) =>
        keys.map((key) => ({
          label: conflicts.length === 1 ? lineLabels[key] : `${lineLabels[key]} of ${theirs.tag}`,
          theirs: describeValue(key, theirs, tagOf),
          mine: mine.after ? describeValue(key, mine.after, tagOf) : 'removed',
        })),
      )}
      onKeepMine={() => edits.resolve('mine')}
      onKeepTheirs={() => edits.resolve('theirs')}
      onCancel={edits.postpone}
    />
  )
}

const Loading = () => (
  <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <span className="sr-only">Loading the project...</span>
    <Skeleton className="h-8 w-64" />
    <Skeleton className="w-96 max-w-full" />
    <Skeleton className="h-48" />
  </div>
)

const Missing = () => (
  <EmptyList storey={0} title="This project does not exist, or has been deleted.">
    <ButtonLink variant="secondary" to={paths.projectList()}>
      All projects
    </ButtonLink>
  </EmptyList>
)

const Empty = ({ onImport }: { onImport: () => void }) => (
  <EmptyList
    storey={3}
    title="No lines yet."
    hint="Select items in the catalog and add them to this project."
  >
    <ButtonLink variant="secondary" to={paths.equipment()}>
      Open the catalog
    </ButtonLink>
    <Button variant="secondary" onClick={onImport}>
      Import a schedule
    </Button>
  </EmptyList>
)
