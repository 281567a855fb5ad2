import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { equipmentListQuery, fetchEquipment } from '@/catalog/queries/equipment-queries'
import { type ProjectChange, projectQuery, saveProject } from '@/catalog/queries/project-queries'
import { readFile, type Table } from '@/dashboard/import/read-file'
import { importEquipment } from '@/dashboard/import/use-import'
import { isOutcomeUnknown, messageOf } from '@/lib/errors'
import { readAgain } from '@/lib/query-client'
import { normalizeName } from '@/lib/text'
import { type PlannedRow, planSchedule } from './plan-schedule'
import { readRows } from './read-schedule'
import { mapSchedule, type ScheduleKey, scheduleProblem } from './schedule-columns'

/** A file that has been read, and what a person decided about it. */
type Opened = {
  file: File
  table: Table
  columns: readonly (ScheduleKey | null | undefined)[]
  /** The chosen item of a row, by the row's number. */
  picks: ReadonlyMap<number, string>
  /** The columns are listed. The list stays until the person goes on, also when nothing is missing any more. */
  isMatching: boolean
}

/** The steps of an import into a project: a file is read, its columns are matched, its rows compared and saved. */
export function useScheduleImport(projectId: string, onSaved: (changeId: string, lines: number) => void) {
  const catalog = useQuery(equipmentListQuery)
  const project = useQuery(projectQuery(projectId))
  const save = useMutation(saveProject)
  const addItems = useMutation(importEquipment)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** The change whose answer was lost. Sent again as it was, it is saved once. */
  const [lost, setLost] = useState<ProjectChange | null>(null)
  const reading = useRef(0)

  const items = catalog.data?.isComplete ? catalog.data.items : null
  const lines = project.data?.lines
  const mapping = useMemo(() => opened && mapSchedule(opened.table.headers, opened.columns), [opened])
  const problem = mapping && scheduleProblem(mapping)
  const plan = useMemo(() => {
    if (!opened || !mapping || problem || !items || !lines) return null
    return planSchedule(readRows(opened.table, mapping), lines, items, opened.picks)
  }, [opened, mapping, problem, items, lines])

  async function choose(file: File, sheet?: string) {
    reading.current += 1
    const number = reading.current
    setFailure(null)
    try {
      const table = await readFile(file, sheet)
      if (reading.current !== number) return
      setOpened((now) => ({
        file,
        table,
        columns: [],
        picks: new Map(),
        isMatching: now?.isMatching ?? false,
      }))
    } catch (error) {
      if (reading.current === number) setFailure(messageOf(error, 'This file could not be read.'))
    }
  }

  /** Adds the items that the file names and the catalog lacks, each once. Its rows are compared again. */
  async function addMissing(rows: readonly PlannedRow[]) {
    const added = new Map(
      rows.map(({ row: { named } }) => {
        const name = named.name || [named.brand, named.model || named.number].filter(Boolean).join(' ')
        const key = normalizeName([name, named.brand, named.model, named.number].join('\n'))
        const values = {
          id: crypto.randomUUID(),
          name: name.slice(0, 200),
          category: named.category || 'Other',
          brand: named.brand || null,
          model: named.model || null,
          specifications: named.number ? { item_no: named.number } : {},
        }
        return [key, values] as const
      }),
    )
    setFailure(null)
    try {
      const payload = { added: [...added.values()], changed: [] }
      await addItems.mutateAsync({ changeId: crypto.randomUUID(), payload })
      await fetchEquipment()
    } catch (error) {
      setFailure(`Error adding equipment: ${messageOf(error)}`)
      // If only the answer was lost, the items are in the catalog now.
      await fetchEquipment().catch(() => undefined)
    }
  }

  async function commit() {
    if (!plan && !lost) return
    const change = lost ?? {
      changeId: crypto.randomUUID(),
      project: { id: projectId },
      added: plan?.added ?? [],
      changed: plan?.changed ?? [],
    }
    setFailure(null)
    try {
      await save.mutateAsync(change)
      onSaved(change.changeId, (change.added?.length ?? 0) + (change.changed?.length ?? 0))
    } catch (error) {
      const isUnknown = isOutcomeUnknown(error)
      setLost(isUnknown ? change : null)
      setFailure(
        isUnknown
          ? 'No answer came, so the lines may have been saved. Press Save again: nothing is saved twice.'
          : `Error saving the lines: ${messageOf(error)}`,
      )
      // A colleague may have saved meanwhile: the preview shows what would change now.
      if (!isUnknown) await readAgain(projectQuery(projectId).queryKey)
    }
  }

  return {
    opened,
    mapping,
    problem,
    plan,
    failure,
    readError: catalog.error ?? project.error,
    isSaving: save.isPending,
    isAdding: addItems.isPending,
    isLost: lost !== null,
    choose,
    restart: () => {
      reading.current += 1
      setOpened(null)
      setFailure(null)
    },
    change: (part: Partial<Opened>) => setOpened((now) => now && { ...now, ...part }),
    addMissing,
    commit,
  }
}
