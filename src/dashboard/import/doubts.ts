import type { Equipment } from '@/catalog/equipment'
import { priceDateOf } from '@/catalog/price-date'
import { formatNumber } from '@/lib/format'
import type { Json } from '@/lib/supabase/database.types'
import { readMoment } from './dates'

// Rows that are saved only if a person says so: they may be older than the catalog, or in it twice.

/** Why a person is asked: the row may be older than the item that it changes, or looks like an item or a row above it. */
export const doubts = ['alike', 'saved since', 'may be newer', 'older price'] as const
export type Doubt = (typeof doubts)[number]

type DoubtWords = {
  /** Beside each row, or the start of it. */
  remark: string
  question: string
  /** Explains the question, for this number of rows. */
  hint: (rows: number) => string
  /** The answer that saves the rows. */
  change: string
  /** Why nothing can be saved before the answer. */
  problem: string
}

const items = (rows: number, one: string, many: string) =>
  rows === 1
    ? `One item that this file changes ${one}`
    : `${formatNumber(rows)} items that this file changes ${many}`

/** How a person is asked. */
export const doubtWords: Readonly<Record<Doubt, DoubtWords>> = {
  alike: {
    remark: 'Looks like',
    question: 'New rows that look alike',
    hint: (rows) =>
      `${rows === 1 ? 'One new row looks' : `${formatNumber(rows)} new rows look`} like an item of the catalog or a row above: by brand and model, by model, or by name.`,
    change: 'Add them as new items',
    problem: 'Choose what happens to the new rows that look like an item or another row.',
  },
  'saved since': {
    remark: 'Saved after this file was exported',
    question: 'Saved since the export',
    hint: (rows) =>
      `${items(rows, 'was', 'were')} saved after the export. Older values in the file would replace newer ones.`,
    change: 'Change them to what the file says',
    problem: 'Choose what happens to the rows whose items were saved after this file was exported.',
  },
  'may be newer': {
    remark: 'May be newer than this file',
    question: 'May be newer than this file',
    hint: (rows) =>
      `${items(rows, 'was', 'were')} saved lately, and the file does not say whether it is newer. Older values in it would replace newer ones.`,
    change: 'Change them to what the file says',
    problem: 'Choose what happens to the rows whose items may be newer than this file.',
  },
  'older price': {
    remark: 'The price in the catalog is of a later date',
    question: 'Older prices',
    hint: (rows) => `${items(rows, 'has a price', 'have prices')} of a later date in the catalog.`,
    change: 'Replace the later prices',
    problem: 'Choose what happens to the rows whose prices are older than those in the catalog.',
  },
}

/** Offsets of the world's clocks from UTC, in milliseconds: how far a time without one may be from its UTC. */
const [farthestEast, farthestWest] = [14 * 3_600_000, 12 * 3_600_000]

/**
 * Whether an item was saved after a file was exported, by the time in the file at which it had last been saved. Null if
 * that time cannot be read, or is only the day of the save. Spreadsheets drop the seconds and the time zone: a time that is
 * not the item's own minute in UTC may be of another zone.
 * @param savedAt the item's `updated_at`
 */
export function wasSavedSince(
  savedAt: string,
  written: string,
  isDayFirst: boolean,
): 'yes' | 'no' | 'perhaps' | null {
  const moment = readMoment(written.trim(), isDayFirst)
  if (!moment) return null
  const saved = Date.parse(savedAt)
  const isDay = moment.end - moment.start > 3_600_000
  if (moment.hasZone) return saved >= moment.end ? 'yes' : 'no'
  if (saved >= moment.start && saved < moment.end) return isDay ? null : 'no'
  if (saved >= moment.end + farthestWest) return 'yes'
  return saved < moment.start - farthestEast ? 'no' : 'perhaps'
}

/** Whether a row states a price of an earlier day than the one the item has. */
export function isOlderPrice(item: Equipment, specifications: Json | undefined): boolean {
  if (item.cost === null || !specifications) return false
  const [before, after] = [priceDateOf(item), priceDateOf({ ...item, specifications })]
  return before !== null && after !== null && after < before
}
