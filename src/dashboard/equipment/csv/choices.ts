/** What a person decided in the preview of an import. */
export type Choices = {
  /** What is written for a category outside the list, by its name in lower case. */
  categories: ReadonlyMap<string, string>
  /** Numbers of the rows that equal an item of the catalog and are added all the same. */
  addedRows: ReadonlySet<number>
}

export const noChoices: Choices = { categories: new Map(), addedRows: new Set() }
