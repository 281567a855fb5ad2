/** Paper formats: label, CSS page size, width and height. */
export const papers = {
  letter: { label: 'US Letter', size: 'letter', width: '8.5in', height: '11in' },
  a4: { label: 'A4', size: 'A4', width: '210mm', height: '297mm' },
} as const

export type Paper = keyof typeof papers

export type SheetOptions = { paper: Paper; price: boolean }

/** Reads `?paper=a4&price=off`. The default is US Letter with prices. */
export function readOptions(params: URLSearchParams): SheetOptions {
  return { paper: params.get('paper') === 'a4' ? 'a4' : 'letter', price: params.get('price') !== 'off' }
}

export function withOptions(now: URLSearchParams, { paper, price }: SheetOptions): URLSearchParams {
  const next = new URLSearchParams(now)
  next.delete('paper')
  next.delete('price')
  if (paper === 'a4') next.set('paper', paper)
  if (!price) next.set('price', 'off')
  return next
}
