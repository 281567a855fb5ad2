import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { repeatIfLost } from '@/catalog/queries/bulk-mutations'
import { fetchEquipment, invalidateEquipment } from '@/catalog/queries/equipment-queries'
import { fetchSavedByOthers } from '@/catalog/queries/history-queries'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { isolated } from '@/lib/text'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Choices, interpret, noChoices } from './choices'
import { mappingProblem } from './column-mapping'
import type { FileSummary } from './file-summary'
import { isIgnoredHeader, isPriceUnit, leavesUnitOpen } from './headers'
import { type ImportWorker, openImportWorker } from './import-worker-client'
import type { Preview } from './preview'
import { countRows, type SavePart, splitPayload } from './save-parts'
import { forgetMapping, loadMapping, saveMapping } from './saved-mappings'

/** Saves all rows of a part or none. If the answer is lost, the call is repeated once and the database answers as before. */
export const importEquipment = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, payload }: SavePart) =>
    unwrap(supabase.rpc('import_equipment', { change_id: changeId, ...payload })),
})

/** The parts of an import that is being saved, and how many of them the database has confirmed. */
type Attempt = { parts: readonly SavePart[]; confirmed: number }

/** Numbers of rows: those the database has confirmed, and all of the attempt. */
export function progressOf({ parts, confirmed }: Attempt) {
  const rows = parts.map(({ payload }) => countRows(payload))
  const sum = (some: number[]) => some.reduce((total, count) => total + count, 0)
  return { saved: sum(rows.slice(0, confirmed)), total: sum(rows) }
}

/** How many new rows the database has confirmed. */
const countAdded = ({ parts, confirmed }: Attempt) =>
  parts.slice(0, confirmed).reduce((sum, { payload }) => sum + payload.added.length, 0)

/** '5,000 of 12,400 rows are saved.' */
function describeProgress(attempt: Attempt): string {
  const { saved, total } = progressOf(attempt)
  return `${formatNumber(saved)} of ${formatNumber(total)} rows are saved.`
}

/** A file that has been read, and what a person decided about it. `failure` is shown; the step can be repeated. */
export type ImportFile = {
  file: File
  summary: FileSummary
  choices: Choices
  /** The columns were chosen for an earlier file with the same headers. */
  isRecalled: boolean
  failure: string | null
}

type MatchStep = ImportFile & { kind: 'match' }

export type PreviewStep = ImportFile & {
  kind: 'preview'
  preview: Preview
  /** The catalog that the rows were compared with, and the items that others have saved lately. */
  items: readonly Equipment[]
  savedByOthers: ReadonlySet<string>
  state: PreviewState
}

/**
 * `comparing`: the preview does not show the latest choices yet. `unanswered`: the attempt may have been saved, so nothing
 * else can be done but repeat it.
 */
export type PreviewState =
  | { kind: 'ready' | 'comparing' }
  | { kind: 'saving' | 'unanswered'; attempt: Attempt }

/** The current step of an import. `share` is the finished part of the work, 0 to 1, or null if unknown. */
export type Step =
  | { kind: 'choose'; failure: string | null }
  | { kind: 'work'; label: string; share: number | null }
  | MatchStep
  | PreviewStep

/** Whether a question about numbers or dates has no answer yet. */
function hasOpenQuestions({ summary, choices }: ImportFile): boolean {
  return Object.keys(interpret(summary, choices).open).some((question) => !(question in choices.format))
}

/**
 * Whether a person must confirm the mapping: it has a problem, leaves out an unknown header or lines above the headers, or
 * assumes a unit.
 */
function isDoubtful({ summary, choices }: ImportFile): boolean {
  const { mapping } = interpret(summary, choices)
  const isOpen = (header: string, index: number) => {
    const column = mapping[index]
    return column ? leavesUnitOpen(header, column) : !isIgnoredHeader(header) && !isPriceUnit(header)
  }
  return mappingProblem(mapping) !== null || summary.linesAbove.length > 0 || summary.headers.some(isOpen)
}

/** Whether a person is asked about the columns before the rows are compared. */
const needsAnswers = (file: ImportFile) =>
  hasOpenQuestions(file) || file.summary.sheets.length > 1 || (!file.isRecalled && isDoubtful(file))

/** A save of somebody else within these days may be newer than an export that does not say when it was made. */
const recentDays = 7

const noAnswer = 'No answer came, so the rows may have been saved. Press Save again: nothing is saved twice.'

/**
 * The steps of an import: a file is chosen and read, its columns are mapped, its rows compared with the catalog and saved.
 * @param onSaved called once, when the database has confirmed all parts
 */
export function useImport(onSaved: (saved: readonly SavePart[]) => void) {
  const { mutateAsync: savePart } = useMutation(importEquipment)
  const isMounted = useIsMounted()
  const [step, setStep] = useState<Step>({ kind: 'choose', failure: null })
  const stepNumber = useRef(0)
  /** Leaving asks first: a person has mapped columns or decided about rows of the file, or the file may have been saved. */
  const [isTouched, setTouched] = useState(false)
  const worker = useRef<ImportWorker | null>(null)
  useEffect(() => () => worker.current?.close(), [])

  /** Goes to a step. The returned function replaces it later, unless a person has left it meanwhile. */
  function go(next: Step) {
    stepNumber.current += 1
    const number = stepNumber.current
    setStep(next)
    return (later: Step) => {
      if (stepNumber.current === number) setStep(later)
    }
  }

  /** Cancels the work under way and returns to the first step. */
  function restart(failure: string | null = null) {
    worker.current?.close()
    worker.current = null
    setTouched(false)
    go({ kind: 'choose', failure })
  }

  /** Reads a file; another sheet of the one that is open, or with its headers in another line. Then its columns are shown. */
  async function choose(chosen: File, sheet?: string, headerLine?: number) {
    restart()
    const opened = openImportWorker()
    worker.current = opened
    go({ kind: 'work', label: `Reading ${isolated(chosen.name)}`, share: null })
    try {
      const summary = await opened.read(chosen, sheet, headerLine)
      const recalled = loadMapping(summary)
      const choices = recalled ? { ...noChoices, columns: recalled } : noChoices
      const file = { file: chosen, summary, choices, isRecalled: recalled !== null, failure: null }
      if (headerLine !== undefined || needsAnswers(file)) go({ kind: 'match', ...file })
      else await compare(file)
    } catch (error) {
      restart(messageOf(error, 'This file could not be read.'))
    }
  }

  const match = (file: ImportFile) => go({ ...file, kind: 'match' })

  /** Changes what a person decided. In the preview the rows are compared again. */
  async function decide(file: MatchStep | PreviewStep, choices: Choices) {
    setTouched(true)
    if (file.kind === 'match') return go({ ...file, choices })
    const changed = { ...file, choices, failure: null }
    // A chosen category may add a column of numbers that the file leaves open.
    if (hasOpenQuestions(changed)) match(changed)
    else await compare(changed, changed)
  }

  /** Goes on with a confirmed mapping and saves it for files with the same headers. */
  async function confirmMatch(file: ImportFile) {
    const { summary, choices } = file
    const { format, open } = interpret(summary, choices)
    saveMapping(summary, choices)
    // What was shown and not changed is an answer, too.
    const answers = {
      ...(open.decimal && { decimal: format.decimal }),
      ...(open.isDayFirst && { isDayFirst: format.isDayFirst }),
    }
    await compare({ ...file, choices: { ...choices, format: answers } })
  }

  /** Maps the columns by their headers again, as if no such file had been imported before. */
  function forget(file: ImportFile) {
    forgetMapping(file.summary.headers)
    match({ ...file, choices: { ...file.choices, columns: [] }, isRecalled: false, failure: null })
  }

  /**
   * Compares the rows with the catalog as it is stored now.
   * @param shown a preview that stays until the next one of the same catalog is there
   * @param failure a reason to show with the rows
   */
  async function compare(
    { file: chosen, summary, choices, isRecalled }: ImportFile,
    shown?: PreviewStep,
    failure: string | null = null,
  ) {
    const opened = worker.current
    if (!opened) return
    const file: ImportFile = { file: chosen, summary, choices, isRecalled, failure }
    const work = { kind: 'work', label: 'Comparing with the catalog' } as const
    const update = go(shown ? { ...shown, state: { kind: 'comparing' } } : { ...work, share: 0 })
    const report = shown ? undefined : (share: number) => update({ ...work, share })
    try {
      const read = interpret(summary, choices)
      const items = shown?.items ?? (await fetchEquipment())
      // Only an export can be older than the catalog.
      const isExport = read.mapping.some((column) => column?.key === 'id')
      const savedByOthers =
        shown?.savedByOthers ?? (isExport ? await fetchSavedByOthers(recentDays) : new Set<string>())
      const catalog = { items, savedByOthers }
      const preview = await opened.compare({ ...read, ...catalog, choices }, report)
      update({ kind: 'preview', ...file, ...catalog, preview, state: { kind: 'ready' } })
    } catch (error) {
      const reason = messageOf(error, 'The file could not be compared.')
      update({ kind: 'match', ...file, failure: [failure, reason].filter(Boolean).join(' ') })
    }
  }

  /** Saves the parts of an attempt one after the other. The database saves all rows of a part or none. */
  async function commit(shown: PreviewStep) {
    const { preview, state } = shown
    if (!preview.payload || state.kind === 'comparing') return
    let attempt = 'attempt' in state ? state.attempt : { parts: splitPayload(preview.payload), confirmed: 0 }
    const saving = (): PreviewStep => ({ ...shown, failure: null, state: { kind: 'saving', attempt } })
    const update = go(saving())
    try {
      for (const part of attempt.parts.slice(attempt.confirmed)) {
        if (!isMounted.current) return toast(`The import was stopped. ${describeProgress(attempt)}`)
        await savePart(part)
        attempt = { ...attempt, confirmed: attempt.confirmed + 1 }
        update(saving())
      }
      onSaved(attempt.parts)
    } catch (error) {
      await explain(error, attempt, shown, update)
    } finally {
      // Also after a failure: somebody else may have changed the catalog.
      void invalidateEquipment()
    }
  }

  /** Says why an attempt was not saved, or only a part of it, and what a person can do about it. */
  async function explain(
    error: unknown,
    attempt: Attempt,
    shown: PreviewStep,
    update: (later: Step) => void,
  ) {
    const isUnknown = isOutcomeUnknown(error)
    const message = messageOf(error)
    const saved = attempt.confirmed > 0 ? describeProgress(attempt) : null
    if (!isMounted.current) {
      const outcome = isUnknown
        ? 'No answer came: the list shows whether the import was saved.'
        : `${saved ? 'The rest of the import' : 'The import'} was not saved. ${message}`
      return toast([outcome, saved].filter(Boolean).join(' '))
    }
    const failure = `Error importing equipment: ${isUnknown ? noAnswer : message}`
    if (isUnknown) {
      const known = [failure, saved].filter(Boolean).join(' ')
      setTouched(true)
      return update({ ...shown, failure: known, state: { kind: 'unanswered', attempt } })
    }
    if (!saved) return update({ ...shown, failure, state: { kind: 'ready' } })
    // The saved rows are items now, so the preview lists the others. A choice to add one is done.
    const savedRows = new Set(shown.preview.addedRows.slice(0, countAdded(attempt)))
    const lookAlikes = new Map([...shown.choices.lookAlikes].filter(([number]) => !savedRows.has(number)))
    const rest = { ...shown, choices: { ...shown.choices, lookAlikes } }
    await compare(rest, undefined, `${failure} ${saved} The others are not: they are listed here.`)
  }

  return { step, isTouched, choose, match, decide, confirmMatch, forget, compare, commit, restart }
}
