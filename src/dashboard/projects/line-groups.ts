import type { LineGroup } from '@/catalog/line-groups'
import type { ProjectLine } from '@/catalog/lines'

/** Lines in the order of their project. */
export const inOrder = (lines: readonly ProjectLine[]): ProjectLine[] =>
  lines.toSorted((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))

/** The lines among which this one can move: those of its group, or the other alternates of its line. */
export const siblingsOf = ({ lines }: LineGroup<ProjectLine>, line: ProjectLine): ProjectLine[] =>
  lines.filter(({ alternateFor }) => alternateFor === line.alternateFor)

/**
 * The new positions when a line moves next to another one. Usually only the moved line gets one, between its neighbors; if
 * there is no number between them, all lines are numbered again.
 */
export function moveNextTo(
  lines: readonly ProjectLine[],
  moved: ProjectLine,
  target: ProjectLine,
  side: 'before' | 'after',
): { line: ProjectLine; position: number }[] {
  const order = inOrder(lines).filter(({ id }) => id !== moved.id)
  const place = order.findIndex(({ id }) => id === target.id) + (side === 'after' ? 1 : 0)
  const low = order[place - 1]?.position ?? (order[place]?.position ?? 1) - 2
  const high = order[place]?.position ?? low + 2
  const position = (low + high) / 2
  if (low < position && position < high) return [{ line: moved, position }]
  return order
    .toSpliced(place, 0, moved)
    .map((line, index) => ({ line, position: index + 1 }))
    .filter(({ line, position: next }) => line.position !== next)
}
