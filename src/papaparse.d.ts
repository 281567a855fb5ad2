/**
 * What the product uses of papaparse. @types/papaparse refers to Node's types, which would then be visible to all
 * browser code.
 */
declare module 'papaparse' {
  type ParseError = { type: 'Quotes' | 'Delimiter' | 'FieldMismatch'; message: string }
  type ParseOptions = { delimiter?: string; newline?: '\n'; preview?: number; skipEmptyLines?: 'greedy' }
  type Step<Row> = (result: { data: Row; errors: ParseError[] }, parser: { abort: () => void }) => void
  type UnparseOptions = { delimiter?: string; escapeFormulae?: boolean | RegExp; newline?: '\r\n' }

  const papa: {
    /** Rows of cells, one array a row. With `step` each row is handed over with its errors, and none is returned. */
    parse<Row>(text: string, options?: ParseOptions & { step?: Step<Row> }): { data: Row[] }
    unparse(rows: readonly (readonly (string | number)[])[], options?: UnparseOptions): string
  }
  // biome-ignore lint/style/noDefaultExport: papaparse has no other export.
  export default papa
}
