import type { LineValues, ProjectLine } from '@/catalog/lines'

/** The change of one line: as the person saw it, and the values they set. Null removes the line. */
export type LineEdit = { line: ProjectLine; after: Partial<LineValues> | null }

/** Changes of lines that are saved and undone together. */
export type Edit = {
  changeId: string
  lines: readonly LineEdit[]
  /** 'Quantity of SH-1 set to 6.' */
  done: string
  /** 'Quantity of SH-1 is 3 again.' */
  undone: string
  /** The change shows where it was made: no message says it, and Ctrl Z undoes it. */
  isQuiet?: boolean
}

export type LineKey = keyof LineValues

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const keysOf = (values: object) => Object.keys(values) as LineKey[]

/** The lines with unsaved edits applied. An untouched line stays the same object, so that its row does not render. */
export function applyEdits(lines: readonly ProjectLine[], edits: readonly Edit[]): readonly ProjectLine[] {
  if (edits.length === 0) return lines
  const after = new Map<string, Partial<LineValues> | null>()
  for (const { lines: changed } of edits) {
    for (const { line, after: values } of changed) {
      const before = after.get(line.id)
      after.set(line.id, values === null || before === null ? null : { ...before, ...values })
    }
  }
  return lines.flatMap((line) => {
    const values = after.get(line.id)
    // The alternates of a removed line go with it.
    if (values === null || (line.alternateFor && after.get(line.alternateFor) === null)) return []
    return values ? [{ ...line, ...values }] : [line]
  })
}

/** A line that somebody else changed as well. `keys`: the values that both changed differently. */
export type LineConflict = { theirs: ProjectLine; mine: LineEdit; keys: readonly LineKey[] }

/** Where the stored lines differ from what the person saw and from what they set. The later order of two wins. */
export function conflictsOf({ lines }: Edit, stored: readonly ProjectLine[]): LineConflict[] {
  const byId = new Map(stored.map((line) => [line.id, line]))
  return lines.flatMap((mine) => {
    const theirs = byId.get(mine.line.id)
    if (!theirs) return []
    const compared: readonly LineKey[] = mine.after ? keysOf(mine.after) : valueKeys
    const keys = compared.filter(
      (key) =>
        key !== 'position' &&
        !isSame(theirs[key], mine.line[key]) &&
        !(mine.after && isSame(theirs[key], mine.after[key])),
    )
    return keys.length > 0 ? [{ theirs, mine, keys }] : []
  })
}

const valueKeys: readonly LineKey[] = ['quantity', 'tag', 'room', 'alternateFor', 'note', 'fixedPrice']

/** The edit without lines that it leaves as they were or that somebody else removed, and how many the latter are. */
export function withoutGone<One extends Edit>(
  edit: One,
  stored: readonly ProjectLine[],
): { edit: One; gone: number } {
  const ids = new Set(stored.map(({ id }) => id))
  const lines = edit.lines.filter(
    ({ line, after }) =>
      ids.has(line.id) && !(after && keysOf(after).every((key) => isSame(after[key], line[key]))),
  )
  const gone = edit.lines.filter(({ line, after }) => after && !ids.has(line.id)).length
  return { edit: { ...edit, lines }, gone }
}

/** The edit after the question: mine over theirs, or without what both changed. */
export function resolveConflicts(
  edit: Edit,
  conflicts: readonly LineConflict[],
  keep: 'mine' | 'theirs',
): Edit {
  const byId = new Map(conflicts.map((conflict) => [conflict.theirs.id, conflict]))
  return {
    ...edit,
    lines: edit.lines.flatMap((mine) => {
      const conflict = byId.get(mine.line.id)
      if (!conflict) return [mine]
      if (keep === 'mine') return [{ ...mine, line: conflict.theirs }]
      if (!mine.after) return []
      const rest = keysOf(mine.after).filter((key) => !conflict.keys.includes(key))
      const after = Object.fromEntries(rest.map((key) => [key, mine.after?.[key]])) as Partial<LineValues>
      return rest.length > 0 ? [{ ...mine, after }] : []
    }),
  }
}

/** The tag of this edit that another stored line has, or null. The lines of an edit may exchange their tags. */
export function takenTag({ lines }: Edit, stored: readonly ProjectLine[]): string | null {
  const edited = new Map(lines.map(({ line, after }) => [line.id, after]))
  const tags = new Set(
    stored.flatMap(({ id, tag }) => {
      const after = edited.get(id)
      return after === null || after?.tag !== undefined ? [] : [tag]
    }),
  )
  return lines.map(({ after }) => after?.tag).find((tag) => tag !== undefined && tags.has(tag)) ?? null
}
