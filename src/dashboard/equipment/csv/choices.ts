/** What a person decided in the preview of an import. */
export type Choices = {
  /** Replacement of each unknown category, by its name in lower case: one category or several, separated by commas. */
  categories: ReadonlyMap<string, string>
  /** Numbers of rows that equal an item of the catalog but are to be added as new items. */
  addedRows: ReadonlySet<number>
}

export const noChoices: Choices = { categories: new Map(), addedRows: new Set() }
