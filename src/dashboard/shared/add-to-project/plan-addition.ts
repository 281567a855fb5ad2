import type { Equipment } from '@/catalog/equipment'
import { mostPieces, type ProjectLine } from '@/catalog/lines'
import type { LineChange, NewLine } from '@/catalog/queries/project-queries'
import { proposeTags } from '@/catalog/tags'
import { normalizeName } from '@/lib/text'

/** An item to add, and how many pieces of it. */
export type Wanted = { item: Equipment; quantity: number }

/** What becomes of one item: a new line, or more pieces on a line that the project has. */
export type PlannedLine = {
  item: Equipment
  tag: string
  /** Pieces before; 0 for a new line. */
  before: number
  /** Pieces afterwards. */
  quantity: number
  room: string | null
  /** The id of the line. */
  id: string
}

/** The rooms of a project, each once, in the order of its lines. */
export function roomsOf(lines: readonly Pick<ProjectLine, 'room'>[]): string[] {
  const rooms = new Map<string, string>()
  for (const { room } of lines) {
    const key = normalizeName(room ?? '')
    if (room && !rooms.has(key)) rooms.set(key, room)
  }
  return [...rooms.values()]
}

/** A typed room as the project spells it; null if nothing is typed. */
export function toRoom(typed: string, rooms: readonly string[]): string | null {
  const name = normalizeName(typed)
  return rooms.find((room) => normalizeName(room) === name) ?? (typed.trim().replace(/\s+/g, ' ') || null)
}

/**
 * Plans how items are added to a project. An item that is in it already, in the same room, gets more pieces on that line:
 * one line of a schedule is one tag. Every other item gets a new line with the next tag of its category.
 * @param typedRoom the room for all items; empty for lines without a room
 */
export function planAddition(
  lines: readonly ProjectLine[],
  wanted: readonly Wanted[],
  typedRoom: string,
): PlannedLine[] {
  const room = toRoom(typedRoom, roomsOf(lines))
  const lineOf = ({ item, quantity }: Wanted) =>
    lines.find(
      (line) =>
        line.item.id === item.id &&
        normalizeName(line.room ?? '') === normalizeName(room ?? '') &&
        line.alternateFor === null &&
        line.quantity + quantity <= mostPieces,
    )
  const isNew = wanted.filter((one) => !lineOf(one))
  const tags = proposeTags(
    isNew.map(({ item }) => item),
    lines.map(({ tag }) => tag),
  )
  return wanted.map((one) => {
    const { item, quantity } = one
    const line = lineOf(one)
    if (line) {
      const { id, tag, quantity: before } = line
      return { item, id, tag, room: line.room, before, quantity: before + quantity }
    }
    return {
      item,
      id: crypto.randomUUID(),
      tag: tags[isNew.indexOf(one)] ?? '',
      room,
      before: 0,
      quantity,
    }
  })
}

/** A plan as the change to save. */
export function toChange(plan: readonly PlannedLine[]): { added: NewLine[]; changed: LineChange[] } {
  return {
    added: plan.flatMap(({ before, item, ...line }) => (before > 0 ? [] : [{ ...line, itemId: item.id }])),
    changed: plan.flatMap(({ id, before, quantity }) => (before > 0 ? [{ id, quantity }] : [])),
  }
}
