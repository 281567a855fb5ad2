import { mutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { repeatIfLost } from '@/catalog/queries/bulk-mutations'
import { fetchEquipment, invalidateEquipment } from '@/catalog/queries/equipment-queries'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Choices, interpret, noChoices } from './choices'
import { mappingProblem } from './column-mapping'
import { isIgnoredHeader, leavesUnitOpen } from './headers'
import { type ImportWorker, openImportWorker } from './import-worker-client'
import type { Payload, Preview } from './preview'
import type { FileSummary } from './read-file'
import { forgetMapping, loadMapping, saveMapping } from './saved-mappings'

/** One attempt to save: repeated under the same id, it saves nothing twice. The id is the one for Undo. */
export type Save = { changeId: string; payload: Payload }

/** Saves all rows or none. If the answer is lost, the call is repeated once and the database answers as it did the first time. */
const importEquipment = mutationOptions({
  ...repeatIfLost,
  mutationFn: ({ changeId, payload }: Save) =>
    unwrap(supabase.rpc('import_equipment', { change_id: changeId, ...payload })),
  // Also after a failure: somebody else may have changed the catalog.
  onSettled: () => void invalidateEquipment(),
})

/** A file that has been read, and what a person decided about it. `failure` is shown; the step can be repeated. */
export type ImportFile = {
  summary: FileSummary
  choices: Choices
  /** The columns were chosen for an earlier file with the same headers. */
  isRecalled: boolean
  failure: string | null
}

export type PreviewStep = ImportFile & {
  kind: 'preview'
  preview: Preview
  /** The catalog that the rows were compared with. */
  items: readonly Equipment[]
  /** The preview does not show the latest choices yet. */
  isStale: boolean
  /** An attempt without an answer. It may have been saved, so nothing else can be done but repeat it. */
  unanswered: Save | null
}

/** The current step of an import. `share` is the finished part of the work, 0 to 1, or null if unknown. */
export type Step =
  | { kind: 'choose'; failure: string | null }
  | { kind: 'work'; label: string; share: number | null }
  | (ImportFile & { kind: 'match' })
  | PreviewStep

/** Whether a question about numbers or dates has no answer yet. */
function isUnanswered({ summary, choices }: ImportFile): boolean {
  return Object.keys(interpret(summary, choices).open).some((question) => !(question in choices.format))
}

/** Whether a person must confirm the mapping: it has a problem, leaves out an unknown header, or assumes a unit. */
function isDoubtful({ summary, choices }: ImportFile): boolean {
  const { mapping } = interpret(summary, choices)
  const isOpen = (header: string, index: number) => {
    const column = mapping[index]
    return column ? leavesUnitOpen(header, column) : !isIgnoredHeader(header)
  }
  return mappingProblem(mapping) !== null || summary.headers.some(isOpen)
}

const noAnswer = 'No answer came, so the rows may have been saved. Press Save again: nothing is saved twice.'

/**
 * The steps of an import: a file is chosen and read, its columns are mapped, its rows compared with the catalog and saved.
 * @param onSaved called once, when the database has confirmed
 */
export function useImport(onSaved: (saved: Save) => void) {
  const save = useMutation(importEquipment)
  const isMounted = useIsMounted()
  const [step, setStep] = useState<Step>({ kind: 'choose', failure: null })
  /** A person has mapped columns or decided about rows of the file. */
  const [isTouched, setTouched] = useState(false)
  const worker = useRef<ImportWorker | null>(null)
  useEffect(() => () => worker.current?.close(), [])

  /** Cancels the work under way and returns to the first step. */
  function restart(failure: string | null = null) {
    worker.current?.close()
    worker.current = null
    setTouched(false)
    setStep({ kind: 'choose', failure })
  }

  async function choose(chosen: File) {
    restart()
    const opened = openImportWorker()
    worker.current = opened
    setStep({ kind: 'work', label: `Reading ${chosen.name}`, share: null })
    try {
      const summary = await opened.read(chosen)
      const recalled = loadMapping(summary)
      const choices = recalled ? { ...noChoices, columns: recalled } : noChoices
      const file = { summary, choices, isRecalled: recalled !== null, failure: null }
      if (isUnanswered(file) || (!recalled && isDoubtful(file))) setStep({ kind: 'match', ...file })
      else await compare(file)
    } catch (error) {
      restart(messageOf(error, 'This file could not be read.'))
    }
  }

  /** Changes what a person decided in the Match step. */
  function match(file: ImportFile, choices: Choices) {
    setTouched(true)
    setStep({ ...file, choices, kind: 'match' })
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
    setStep({
      ...file,
      kind: 'match',
      choices: { ...file.choices, columns: [] },
      isRecalled: false,
      failure: null,
    })
  }

  /** Compares the rows with the catalog as it is stored now. */
  async function compare({ summary, choices, isRecalled }: ImportFile) {
    const opened = worker.current
    if (!opened) return
    const file = { summary, choices, isRecalled, failure: null }
    const work = { kind: 'work', label: 'Comparing with the catalog' } as const
    setStep({ ...work, share: 0 })
    try {
      const items = await fetchEquipment()
      if (worker.current !== opened) return
      const input = { ...interpret(summary, choices), items, choices }
      const preview = await opened.compare(input, (share) => setStep({ ...work, share }))
      if (worker.current !== opened) return
      setStep({ kind: 'preview', ...file, items, preview, isStale: false, unanswered: null })
    } catch (error) {
      if (worker.current !== opened) return
      setStep({ kind: 'match', ...file, failure: messageOf(error, 'The file could not be compared.') })
    }
  }

  /** Compares the rows again, with other choices and the columns that their categories name. Shows the old preview meanwhile. */
  async function decide(shown: PreviewStep, choices: Choices) {
    const { summary, items } = shown
    const next = { ...shown, choices, isStale: true, failure: null }
    setTouched(true)
    // A new column may hold numbers that the file leaves open.
    if (isUnanswered(next)) return setStep({ ...next, kind: 'match' })
    setStep(next)
    /** Changes the step, unless the person has left it or chosen again. */
    const finish = (change: (now: PreviewStep) => Step) =>
      setStep((now) => (now.kind === 'preview' && now.choices === choices ? change(now) : now))
    try {
      const preview = await worker.current?.compare({ ...interpret(summary, choices), items, choices })
      if (preview) finish((now) => ({ ...now, preview, isStale: false }))
    } catch (error) {
      const failure = messageOf(error, 'The file could not be compared.')
      finish((now) => ({ ...now, kind: 'match', failure }))
    }
  }

  async function commit(shown: PreviewStep) {
    const { payload } = shown.preview
    if (!payload || shown.isStale) return
    const attempt = shown.unanswered ?? { changeId: crypto.randomUUID(), payload }
    setStep({ ...shown, failure: null })
    try {
      await save.mutateAsync(attempt)
      onSaved(attempt)
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error)
      const message = messageOf(error)
      if (!isMounted.current) {
        return toast(
          isUnknown
            ? 'No answer came: the list shows whether the import was saved.'
            : `The import was not saved. ${message}`,
        )
      }
      const failure = `Error importing equipment: ${isUnknown ? noAnswer : message}`
      setStep({ ...shown, failure, unanswered: isUnknown ? attempt : null })
    }
  }

  return {
    step,
    setStep,
    isTouched,
    saving: save.isPending,
    choose,
    match,
    confirmMatch,
    forget,
    compare,
    decide,
    commit,
    restart,
  }
}
