import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { fetchEquipment } from '@/catalog/queries/equipment-queries'
import { AppError, isOutcomeUnknown, messageOf } from '@/lib/errors'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Choices, noChoices } from './choices'
import { isOwnHeader, leavesUnitOpen, type Matching, matchingProblem } from './column-mapping'
import { guessAgain, guessColumns } from './guess-columns'
import { findImport, importEquipment } from './import-queries'
import { openReader, type Reader } from './import-worker-client'
import type { Payload, Preview } from './preview'
import { forgetMatching, recallMatching, rememberMatching } from './saved-mappings'
import type { Sheet } from './sheet'

/** State of the steps after the first. `failure` is shown; the step can be repeated. */
type Read = {
  sheet: Sheet
  matching: Matching
  /** The matching is that of an earlier file with these headers. */
  isRecalled: boolean
  choices: Choices
  failure: string | null
  /** A save that got no answer. Nothing is sent before the rows have been compared again: it may be stored. */
  unanswered: Payload | null
}

export type PreviewStep = Read & {
  kind: 'preview'
  preview: Preview
  /** The catalog the rows were compared with. */
  items: readonly Equipment[]
  /** The preview does not show the latest choices yet. */
  isStale: boolean
}

/** The current step of an import. `share` is the finished part of the work, 0 to 1, or null while unknown. */
export type Step =
  | { kind: 'choose'; failure: string | null }
  | { kind: 'work'; label: string; share: number | null }
  | (Read & { kind: 'match' })
  | PreviewStep

/** Whether a person has to confirm the matching: it has a problem, leaves out an unknown header, or assumes a unit. */
const isDoubtful = ({ headers }: Sheet, matching: Matching) =>
  matchingProblem(matching) !== null ||
  headers.some((header, index) => {
    const key = matching[index] ?? null
    return leavesUnitOpen(header, key) || (!key && !isOwnHeader(header))
  })

const noAnswer = "No answer came, so the rows may have been saved. 'Check again' shows whether they were."

/** A browser may repeat a request by itself: the second one then finds the rows that the first has added. */
const isMaybeSaved = (error: unknown) =>
  isOutcomeUnknown(error) || (error instanceof AppError && error.kind === 'conflict')

/** What is said of a save that failed after its dialog has been left. */
const failureOf = (error: unknown) =>
  isMaybeSaved(error)
    ? 'No answer came: the list shows whether the import was saved.'
    : `The import was not saved. ${messageOf(error)}`

/**
 * The steps of an import: a file is chosen, read, its columns matched, its rows compared with the catalog, saved.
 * @param onSaved called once, after the database has confirmed or, without an answer, is seen to have saved; with the id
 * by which `undoChange` takes it back
 */
export function useImport(onSaved: (saved: Payload, change: string) => void) {
  const save = useMutation(importEquipment)
  const isMounted = useIsMounted()
  const [step, setStep] = useState<Step>({ kind: 'choose', failure: null })
  /** A person has matched columns or decided about rows of the file. */
  const [isTouched, setTouched] = useState(false)
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.close(), [])

  /** Cancels the work under way and returns to the first step. */
  function restart(failure: string | null = null) {
    reader.current?.close()
    reader.current = null
    setTouched(false)
    setStep({ kind: 'choose', failure })
  }

  async function choose(file: File) {
    restart()
    const opened = openReader()
    reader.current = opened
    setStep({ kind: 'work', label: `Reading ${file.name}`, share: null })
    try {
      const sheet = await opened.read(file)
      const automatic = guessColumns(sheet, noChoices.categories)
      const recalled = recallMatching(sheet.headers, automatic)
      const matching = recalled ?? automatic
      const isRecalled = recalled !== null
      const read = { sheet, matching, isRecalled, choices: noChoices, failure: null, unanswered: null }
      if (!recalled && isDoubtful(sheet, matching)) setStep({ kind: 'match', ...read })
      else await compare(read)
    } catch (error) {
      restart(messageOf(error, 'This file could not be read.'))
    }
  }

  function match(read: Read, matching: Matching) {
    setTouched(true)
    setStep({ ...read, kind: 'match', matching })
  }

  /** Goes on with columns a person has matched, and remembers them for files with the same headers. */
  async function confirmMatching(read: Read) {
    const { sheet, matching, choices } = read
    rememberMatching(sheet.headers, matching, guessColumns(sheet, choices.categories))
    await compare(read)
  }

  /** Matches the columns by their headers again, as if no such file had been imported before. */
  function forget({ sheet, choices, unanswered }: Read) {
    forgetMatching(sheet.headers)
    const matching = guessColumns(sheet, choices.categories)
    setStep({ kind: 'match', sheet, matching, isRecalled: false, choices, failure: null, unanswered })
  }

  async function compare({ sheet, matching, isRecalled, choices, unanswered }: Read) {
    const opened = reader.current
    if (!opened) return
    const read = { sheet, matching, isRecalled, choices, failure: null, unanswered }
    const work = { kind: 'work', label: 'Comparing with the catalog' } as const
    setStep({ ...work, share: 0 })
    try {
      // Fetched again, because the comparison is with what is stored now.
      const items = await fetchEquipment()
      if (reader.current !== opened) return
      const change = unanswered && (await findImport(unanswered, items))
      const preview = await opened.check(matching, items, choices, (share) => setStep({ ...work, share }))
      if (reader.current !== opened) return
      // An earlier try, with other values or fewer rows, may have been saved in place of the last one.
      const isSaved = preview.counts.new + preview.counts.changed === 0
      if (unanswered && change && isSaved) return onSaved(unanswered, change)
      setStep({ kind: 'preview', ...read, items, preview, isStale: false, unanswered: null })
    } catch (error) {
      if (reader.current !== opened) return
      setStep({ kind: 'match', ...read, failure: messageOf(error, 'The file could not be compared.') })
    }
  }

  /**
   * Checks the rows again with other choices, and columns that their categories say more about. The old preview stays on
   * the screen meanwhile.
   */
  async function decide(shown: PreviewStep, choices: Choices) {
    const { sheet, items } = shown
    const guess = (made: Choices) => guessColumns(sheet, made.categories)
    const matching = guessAgain(shown.matching, guess(shown.choices), guess(choices))
    setTouched(true)
    setStep({ ...shown, matching, choices, isStale: true, failure: shown.unanswered && shown.failure })
    /** Changes the step, unless the person has left it or chosen again. */
    const finish = (change: (now: PreviewStep) => Step) =>
      setStep((now) => (now.kind === 'preview' && now.choices === choices ? change(now) : now))
    try {
      const preview = await reader.current?.check(matching, items, choices, () => {})
      if (preview) finish((now) => ({ ...now, preview, isStale: false }))
    } catch (error) {
      finish((now) => ({
        ...now,
        kind: 'match',
        failure: messageOf(error, 'The file could not be compared.'),
      }))
    }
  }

  async function commit(shown: PreviewStep) {
    const { payload } = shown.preview
    if (!payload || shown.isStale || shown.unanswered) return
    setStep({ ...shown, failure: null })
    try {
      onSaved(payload, await save.mutateAsync(payload))
    } catch (error) {
      if (!isMounted.current) return toast(failureOf(error))
      const isUnsure = isMaybeSaved(error)
      const failure = `Error importing equipment: ${isUnsure ? noAnswer : messageOf(error)}`
      setStep({ ...shown, failure, unanswered: isUnsure ? payload : null })
    }
  }

  return {
    step,
    setStep,
    isTouched,
    saving: save.isPending,
    choose,
    match,
    confirmMatching,
    forget,
    compare,
    decide,
    commit,
    restart,
  }
}
