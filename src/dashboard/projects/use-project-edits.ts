import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { LineValues, ProjectLine } from '@/catalog/lines'
import { type LineChange, projectQuery, saveProject } from '@/catalog/queries/project-queries'
import { holdUndo } from '@/dashboard/layout/undo'
import { AppError, messageOf } from '@/lib/errors'
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

/** What keeps edits from being saved. */
type Problem = { kind: 'failed'; reason: string } | { kind: 'conflict'; conflicts: readonly LineConflict[] }

type Outcome = { kind: 'saved' } | { kind: 'nothing' } | Problem

/** An edit in the queue. One that is `open` grows while the person types on, and is not sent yet. */
type Queued = Edit & { field?: string | undefined; isOpen: boolean }

/** How long typing may pause before its edit is sent (ms). */
const pause = 800

/** How often a save may be overtaken by others, each time without a conflict, before it gives up. */
const maxMerges = 5

/** The words of a change, and the lines it changes. */
export type NewEdit = Omit<Edit, 'changeId'> & {
  /** Edits of the same field that follow each other are one, saved after a pause or by `flush`. */
  field?: string
}

/**
 * The lines of a project with the edits that are not saved yet, which are sent one after the other. Nobody's change is
 * overwritten unseen: before an edit is sent, and after a refusal, it is compared with the stored lines.
 * @param onSaved called after an edit has been saved
 */
export function useProjectEdits(projectId: string, onSaved: (edit: Edit) => void) {
  const query = useQuery(projectQuery(projectId))
  const { mutateAsync } = useMutation(saveProject)
  const isMounted = useIsMounted()
  const queue = useRef<readonly Queued[]>([])
  const [edits, setEdits] = useState<readonly Queued[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const isSending = useRef(false)
  const isHalted = useRef(false)
  const timer = useRef(0)
  /** Ends what the next undo waits for; null while nothing is to be saved. */
  const release = useRef<(() => void) | null>(null)
  const saved = useRef(onSaved)
  useEffect(() => {
    saved.current = onSaved
  })

  const setQueue = useCallback((next: readonly Queued[]) => {
    queue.current = next
    setEdits(next)
  }, [])

  const storedLines = useCallback(
    () => queryClient.getQueryData(projectQuery(projectId).queryKey)?.lines ?? [],
    [projectId],
  )

  /** Saves the first edit of the queue, which may lose lines on the way. */
  const trySave = useCallback(async (): Promise<Outcome> => {
    for (let merges = 0; merges <= maxMerges; merges++) {
      const [first] = queue.current
      if (!first) return { kind: 'nothing' }
      const { edit, gone } = withoutGone(first, storedLines())
      if (gone > 0)
        toast(gone === 1 ? 'Someone else removed this line.' : `Someone else removed ${gone} of these lines.`)
      if (edit.lines.length === 0) return { kind: 'nothing' }
      setQueue([{ ...first, lines: edit.lines }, ...queue.current.slice(1)])
      const conflicts = conflictsOf(edit, storedLines())
      if (conflicts.length > 0) return { kind: 'conflict', conflicts }
      const tag = takenTag(edit, storedLines())
      if (tag !== null) return { kind: 'failed', reason: `${tag} is the tag of another line.` }
      try {
        await mutateAsync({ changeId: edit.changeId, project: { id: projectId }, ...toChange(edit.lines) })
        return { kind: 'saved' }
      } catch (error) {
        if (!(error instanceof AppError && error.kind === 'conflict'))
          return { kind: 'failed', reason: messageOf(error) }
        try {
          await queryClient.query({ ...projectQuery(projectId), staleTime: 0 })
        } catch (failure) {
          return { kind: 'failed', reason: messageOf(failure) }
        }
      }
    }
    return { kind: 'failed', reason: 'Other people keep saving these lines. Try again in a moment.' }
  }, [mutateAsync, projectId, setQueue, storedLines])

  const send = useCallback(async () => {
    if (isSending.current || isHalted.current) return
    isSending.current = true
    for (;;) {
      const [first] = queue.current
      if (!first || first.isOpen) break
      const outcome = await trySave()
      if (outcome.kind === 'failed' || outcome.kind === 'conflict') {
        isHalted.current = true
        setProblem(outcome)
        if (!isMounted.current) toast(`The project was not saved. ${reasonOf(outcome)}`)
        break
      }
      const [edit, ...rest] = queue.current
      setQueue(rest)
      if (outcome.kind === 'saved' && edit) saved.current(edit)
    }
    isSending.current = false
    if (queue.current.length > 0 && !isHalted.current) return
    release.current?.()
    release.current = null
  }, [trySave, setQueue, isMounted])

  /** Sends what was typed without waiting for a pause. */
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    if (queue.current.some(({ isOpen }) => isOpen))
      setQueue(queue.current.map((edit) => (edit.isOpen ? { ...edit, isOpen: false } : edit)))
    void send()
  }, [send, setQueue])

  /** Shows an edit at once and sends it. */
  const change = useCallback(
    ({ field, ...edit }: NewEdit) => {
      if (!release.current && !isHalted.current)
        holdUndo(
          new Promise<void>((resolve) => {
            release.current = resolve
          }),
        )
      const last = queue.current.at(-1)
      if (field !== undefined && last?.isOpen && last.field === field) {
        // As first seen, and as typed last.
        const lines = last.lines.map(({ line }, index) => ({ line, after: edit.lines[index]?.after ?? null }))
        setQueue([...queue.current.slice(0, -1), { ...last, ...edit, lines, undone: last.undone }])
      } else {
        const earlier = queue.current.map((one) => (one.isOpen ? { ...one, isOpen: false } : one))
        setQueue([...earlier, { ...edit, changeId: crypto.randomUUID(), field, isOpen: field !== undefined }])
      }
      clearTimeout(timer.current)
      if (field === undefined) void send()
      else timer.current = window.setTimeout(flush, pause)
    },
    [send, flush, setQueue],
  )

  const isSaved = useCallback(() => queue.current.length === 0, [])

  /** Leaves the problem behind and goes on with these edits. */
  const resume = useCallback(
    (next: readonly Queued[]) => {
      isHalted.current = false
      setProblem(null)
      setQueue(next)
      void send()
    },
    [send, setQueue],
  )

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
    tryAgain: () => resume(queue.current),
    /** Leaves the question about a conflict for later: the edit stays, unsaved. */
    postpone: () => setProblem({ kind: 'failed', reason: 'Someone else has changed the same line since.' }),
    /** Drops the edit that could not be saved. */
    discard: () => resume(later),
    resolve(keep: 'mine' | 'theirs') {
      if (problem?.kind !== 'conflict' || !first) return
      resume([{ ...first, ...resolveConflicts(first, problem.conflicts, keep) }, ...later])
    },
  }
}

export type ProjectEdits = ReturnType<typeof useProjectEdits>

/** Why an edit was not saved, for a person who has left the page. */
const reasonOf = (problem: Problem) =>
  problem.kind === 'failed' ? problem.reason : 'Someone else has changed the same line since.'

function toChange(lines: readonly LineEdit[]): { changed: LineChange[]; removed: string[] } {
  const changed = lines.flatMap(({ line, after }) => (after ? [{ id: line.id, ...after }] : []))
  return { changed, removed: lines.flatMap(({ line, after }) => (after ? [] : [line.id])) }
}

/** The edit of one value of one line. */
export const setLine = (line: ProjectLine, after: Partial<LineValues>): LineEdit => ({ line, after })
