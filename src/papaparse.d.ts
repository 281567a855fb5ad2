/**
 * What the product uses of papaparse. @types/papaparse refers to Node's types, which would then be visible to all
 * browser code.
 */
declare module 'papaparse' {
  type ParseError = { type: 'Quotes' | 'Delimiter' | 'FieldMismatch'; message: string; row?: number }
  type ParseOptions = { delimiter?: string; newline?: '\n'; preview?: number; skipEmptyLines?: 'greedy' }
  type UnparseOptions = { delimiter?: string; escapeFormulae?: boolean | RegExp; newline?: '\r\n' }

  const papa: {
    /** Rows of cells; `row` of an error counts from 0. */
    parse<Row>(text: string, options?: ParseOptions): { data: Row[]; errors: ParseError[] }
    unparse(rows: readonly (readonly (string | number)[])[], options?: UnparseOptions): string
  }
  // biome-ignore lint/style/noDefaultExport: papaparse has no other export.
  export default papa
}
