/** What a person decided in the preview of an import. */
export type Choices = {
  /** Replacement of each unknown category, by its name in lower case: one category or several, separated by commas. */
  categories: ReadonlyMap<string, string>
  /** Numbers of rows that equal an item of the catalog but are to be added as new items. */
  addedRows: ReadonlySet<number>
  /** What happens to rows whose items were saved after the file was exported; null while it has not been chosen. */
  savedSince: 'leave' | 'change' | null
}

export const noChoices: Choices = { categories: new Map(), addedRows: new Set(), savedSince: null }
