import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from './tool'

/** The most items in one answer. */
export const pageSize = 25

/** The argument that asks for the next page. */
export const cursorInput = z
  .string()
  .max(500)
  .optional()
  .describe('next_cursor of the page before, with all other arguments unchanged')

/** The part of an answer that leads to the next page. */
export const nextCursor = z.string().nullable().describe('Null on the last page')

/** A short name of a question, so that the cursor of another question is refused. */
const nameOf = (question: object) =>
  createHash('sha256')
    .update(JSON.stringify({ ...question, cursor: undefined }))
    .digest('base64url')
    .slice(0, 12)

/** Writes a cursor: the question, and the place in its answer. */
export const writeCursor = (question: object, place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify([nameOf(question), ...place])).toString('base64url')

/** Reads the place from a cursor; null without one. */
export function readCursor(question: object, cursor: string | undefined): unknown[] | null {
  if (cursor === undefined) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    if (Array.isArray(parts) && parts[0] === nameOf(question)) return parts.slice(1)
  } catch {
    // Refused below.
  }
  throw new Refusal('invalid', 'cursor: This is not the next_cursor of an answer to the same arguments.')
}

/**
 * Cuts a page out of all items. It begins after the last item of the page before, wherever that one is now; if it is gone,
 * at the same number.
 */
export function pageOf<Item extends { id: string }>(
  all: readonly Item[],
  question: { cursor?: string | undefined },
): { items: readonly Item[]; next_cursor: string | null } {
  const [lastId, count] = readCursor(question, question.cursor) ?? []
  const last = lastId === undefined ? -1 : all.findIndex(({ id }) => id === lastId)
  const start = last >= 0 ? last + 1 : Number(count ?? 0)
  const items = all.slice(start, start + pageSize)
  const end = start + items.length
  return {
    items,
    next_cursor: end < all.length ? writeCursor(question, [items.at(-1)?.id ?? '', end]) : null,
  }
}
