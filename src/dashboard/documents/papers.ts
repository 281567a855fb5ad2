/** Paper formats: label, CSS page size, width and height. */
export const papers = {
  letter: { label: 'US Letter', size: 'letter', width: '8.5in', height: '11in' },
  a4: { label: 'A4', size: 'A4', width: '210mm', height: '297mm' },
} as const

export type Paper = keyof typeof papers

export const isPaper = (value: string | null): value is Paper => value !== null && value in papers

/** Reads `?paper=a4`; US Letter without it. */
export function readPaper(params: URLSearchParams): Paper {
  const paper = params.get('paper')
  return isPaper(paper) ? paper : 'letter'
}
