/** Paper formats: label, CSS page size, width and height. */
export const papers = {
  letter: { label: 'US Letter', size: 'letter', width: '8.5in', height: '11in' },
  a4: { label: 'A4', size: 'A4', width: '210mm', height: '297mm' },
} as const

export type Paper = keyof typeof papers

const usual: Paper = 'letter'

export const isPaper = (value: string | null): value is Paper => value !== null && value in papers

/** Reads `?paper=a4`; US Letter without it. */
export function readPaper(params: URLSearchParams): Paper {
  const paper = params.get('paper')
  return isPaper(paper) ? paper : usual
}

/** The value of `?paper=`; null for US Letter, which needs none. */
export const writePaper = (paper: Paper): Paper | null => (paper === usual ? null : paper)
