/** Thrown for a file that cannot be imported. The message says why, and what to do. */
export class UnreadableFile extends Error {}

/** Largest file that is read, in bytes: about the CSV export of 100,000 items. */
export const maxFileBytes = 64 * 1024 * 1024

/** Most rows of a file, without its header. */
export const maxRows = 100_000

/** Most columns of a file. Our own export has at most 440. */
export const maxColumns = 500

/** The refusal of a workbook that only opens with a password. */
export const protectedByPassword = () =>
  new UnreadableFile(
    'This workbook is protected by a password. Save a copy without one and choose that file.',
  )
