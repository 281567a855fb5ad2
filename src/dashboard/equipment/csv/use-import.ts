import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { equipmentListQuery } from '@/dashboard/equipment/equipment-queries'
import { messageOf } from '@/lib/errors'
import { isOwnHeader, type Matching, matchColumns, matchingProblem } from './columns'
import { importEquipment } from './import-queries'
import { openReader, type Reader, type Sheet } from './open-reader'
import type { Payload, Preview } from './preview'

type Failure = { failure: string | null }

/** Where an import stands. `share` is what is done of the work, 0 to 1, or null where nobody knows. */
export type Step =
  | ({ kind: 'choose' } & Failure)
  | { kind: 'work'; label: string; share: number | null }
  | ({ kind: 'match'; sheet: Sheet; matching: Matching } & Failure)
  | ({ kind: 'preview'; sheet: Sheet; matching: Matching; preview: Preview } & Failure)

/** Whether a person should look at the matching before it is used. */
const isDoubtful = ({ headers }: Sheet, matching: Matching) =>
  matchingProblem(matching) !== null ||
  headers.some((header, index) => !matching[index] && !isOwnHeader(header))

/**
 * The way of a file into the catalog: chosen, read, its columns matched, compared, saved.
 * @param onSaved called once, after the database has confirmed
 */
export function useImport(onSaved: (saved: Payload) => void) {
  const queryClient = useQueryClient()
  const save = useMutation(importEquipment)
  const [step, setStep] = useState<Step>({ kind: 'choose', failure: null })
  const reader = useRef<Reader | null>(null)
  useEffect(() => () => reader.current?.close(), [])

  /** Ends whatever is under way and begins anew. */
  function restart(failure: string | null = null) {
    reader.current?.close()
    reader.current = null
    setStep({ kind: 'choose', failure })
  }

  async function choose(file: File) {
    restart()
    const opened = openReader()
    reader.current = opened
    setStep({ kind: 'work', label: `Reading ${file.name}`, share: null })
    try {
      const sheet = await opened.read(file)
      const matching = matchColumns(sheet.headers)
      if (isDoubtful(sheet, matching)) setStep({ kind: 'match', sheet, matching, failure: null })
      else await compare(sheet, matching)
    } catch (error) {
      restart(messageOf(error, 'This file could not be read.'))
    }
  }

  async function compare(sheet: Sheet, matching: Matching) {
    const opened = reader.current
    if (!opened) return
    const work = { kind: 'work', label: 'Comparing with the catalog' } as const
    setStep({ ...work, share: 0 })
    try {
      // Read again: the comparison is with what is stored now.
      const items = await queryClient.fetchQuery({ ...equipmentListQuery, staleTime: 0 })
      if (reader.current !== opened) return
      const preview = await opened.check(matching, items, (share) => setStep({ ...work, share }))
      setStep({ kind: 'preview', sheet, matching, preview, failure: null })
    } catch (error) {
      if (reader.current !== opened) return
      setStep({
        kind: 'match',
        sheet,
        matching,
        failure: messageOf(error, 'The file could not be compared.'),
      })
    }
  }

  async function commit(shown: Extract<Step, { kind: 'preview' }>) {
    const { payload } = shown.preview
    if (!payload) return
    setStep({ ...shown, failure: null })
    try {
      await save.mutateAsync(payload)
      onSaved(payload)
    } catch (error) {
      setStep({ ...shown, failure: `Error importing equipment: ${messageOf(error, 'Unknown error')}` })
    }
  }

  return { step, setStep, saving: save.isPending, choose, compare, commit, restart }
}
