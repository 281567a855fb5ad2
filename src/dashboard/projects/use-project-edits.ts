import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import {
  type LineChange,
  projectQuery,
  readProject,
  saveUnlessChanged,
} from '@/catalog/queries/project-queries'
import { holdUndo, offerUndo, rememberChange } from '@/dashboard/layout/undo'
import { messageOf } from '@/lib/errors'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import {
  applyEdits,
  conflictsOf,
  type Edit,
  type LineConflict,
  type LineEdit,
  resolveConflicts,
  takenTag,
  withoutGone,
} from './line-edits'

/** What keeps an edit from being saved. */
type Problem = { kind: 'failed'; reason: string } | { kind: 'conflict'; conflicts: readonly LineConflict[] }

/** An edit in the queue. Edits of the same field grow while the person types on. */
type Queued = Edit & { field?: string | undefined }

/** The edits that are not saved yet, oldest first, and what keeps the first one from being saved. */
type Unsaved = { edits: readonly Queued[]; problem: Problem | null }

const nothing: Unsaved = { edits: [], problem: null }

/** How long typing may pause before its edit is sent (ms). */
const pause = 800

/** How often an edit is sent before giving up, because others save the same lines each time in between. */
const maxTries = 6

const changedSince = 'Someone else has changed the same line since.'

/** The words of a change, and the lines it changes. */
export type NewEdit = Omit<Edit, 'changeId'> & {
  /** Edits of the same field that follow each other are one, saved after a pause or by `flush`. */
  field?: string
}

/**
 * Saves an edit over the stored lines. Resolves to the edit without the lines that others have removed, which may be all, and
 * to the problem if it was not saved.
 */
async function save(
  projectId: string,
  whole: Queued,
  tries = maxTries,
): Promise<{ edit: Queued; problem: Problem | null }> {
  const stored = queryClient.getQueryData(projectQuery(projectId).queryKey)?.lines ?? []
  const { edit, gone } = withoutGone(whole, stored)
  if (gone > 0)
    toast(gone === 1 ? 'Someone else removed this line.' : `Someone else removed ${gone} of these lines.`)
  if (edit.lines.length === 0) return { edit, problem: null }
  const conflicts = conflictsOf(edit, stored)
  if (conflicts.length > 0) return { edit, problem: { kind: 'conflict', conflicts } }
  try {
    const tag = takenTag(edit, stored)
    if (tag !== null) throw new Error(`${tag} is the tag of another line.`)
    if (tries === 0) throw new Error('Other people keep saving these lines. Try again in a moment.')
    const { changeId, lines } = edit
    if (await saveUnlessChanged({ changeId, project: { id: projectId }, ...toChange(lines) }))
      return { edit, problem: null }
    await readProject(projectId)
  } catch (error) {
    return { edit, problem: { kind: 'failed', reason: messageOf(error) } }
  }
  return save(projectId, edit, tries - 1)
}

/**
 * The lines of a project with the edits that are not saved yet, which are sent one after the other. Nobody's change is
 * overwritten unseen: before an edit is sent, and after a refusal, it is compared with the stored lines.
 */
export function useProjectEdits(projectId: string) {
  const query = useQuery(projectQuery(projectId))
  const isMounted = useIsMounted()
  const [{ edits, problem }, show] = useState(nothing)
  /** What is shown, or will be at the next render. */
  const unsaved = useRef(nothing)
  const isSending = useRef(false)
  /** Runs while the last edit grows. It is not sent yet. */
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Ends what the next undo waits for; null while nothing is to be saved. */
  const release = useRef<(() => void) | null>(null)

  const update = useCallback((next: Unsaved) => {
    unsaved.current = next
    show(next)
  }, [])

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (;;) {
      const [first, ...later] = unsaved.current.edits
      if (!first || unsaved.current.problem || (later.length === 0 && typing.current !== undefined)) break
      const { edit, problem: found } = await save(projectId, first)
      const rest = unsaved.current.edits.slice(1)
      update({ edits: found ? [edit, ...rest] : rest, problem: found })
      if (found && !isMounted.current)
        toast(`The project was not saved. ${found.kind === 'failed' ? found.reason : changedSince}`)
      if (found || edit.lines.length === 0) continue
      if (edit.isQuiet) rememberChange(edit)
      else offerUndo(edit)
    }
    isSending.current = false
    if (unsaved.current.edits.length > 0 && !unsaved.current.problem) return
    release.current?.()
    release.current = null
  }, [projectId, update, isMounted])

  /** Sends what was typed without waiting for a pause. */
  const flush = useCallback(() => {
    clearTimeout(typing.current)
    typing.current = undefined
    void send()
  }, [send])

  /** Shows an edit at once and sends it. */
  const change = useCallback(
    (edit: NewEdit) => {
      const { edits: earlier, problem: found } = unsaved.current
      if (!release.current && !found)
        holdUndo(
          new Promise<void>((resolve) => {
            release.current = resolve
          }),
        )
      const last = earlier.at(-1)
      if (last && typing.current !== undefined && last.field === edit.field) {
        // As first seen, and as typed last.
        const lines = last.lines.map(({ line }, index) => ({ line, after: edit.lines[index]?.after ?? null }))
        const grown = { ...last, ...edit, lines, undone: last.undone }
        update({ edits: [...earlier.slice(0, -1), grown], problem: found })
      } else update({ edits: [...earlier, { ...edit, changeId: crypto.randomUUID() }], problem: found })
      clearTimeout(typing.current)
      typing.current = edit.field === undefined ? undefined : setTimeout(flush, pause)
      void send()
    },
    [send, flush, update],
  )

  const isSaved = useCallback(() => unsaved.current.edits.length === 0, [])

  /** Leaves the problem behind and goes on with these edits. */
  function resume(next: readonly Queued[]) {
    update({ edits: next, problem: null })
    void send()
  }

  // What was typed last is sent when the page is left.
  useEffect(() => flush, [flush])

  const stored = query.data?.lines
  const lines = useMemo(() => stored && applyEdits(stored, edits), [stored, edits])
  const [first, ...later] = edits

  return {
    query,
    project: query.data?.project,
    lines,
    change,
    flush,
    isSaved,
    /** The number of edits that are not saved yet. */
    unsaved: edits.length,
    problem,
    tryAgain: () => resume(edits),
    /** Leaves the question about a conflict for later: the edit stays, unsaved. */
    postpone: () => update({ edits, problem: { kind: 'failed', reason: changedSince } }),
    /** Drops the edit that could not be saved. */
    discard: () => resume(later),
    resolve(keep: 'mine' | 'theirs') {
      if (problem?.kind !== 'conflict' || !first) return
      resume([{ ...first, ...resolveConflicts(first, problem.conflicts, keep) }, ...later])
    },
  }
}

export type ProjectEdits = ReturnType<typeof useProjectEdits>

function toChange(lines: readonly LineEdit[]): { changed: LineChange[]; removed: string[] } {
  const changed = lines.flatMap(({ line, after }) => (after ? [{ id: line.id, ...after }] : []))
  return { changed, removed: lines.flatMap(({ line, after }) => (after ? [] : [line.id])) }
}

/** The edit of one value of one line. */
export const setLine = (line: ProjectLine, after: Partial<LineValues>): LineEdit => ({ line, after })
