import { Select } from '@/ui/select'
import type { AddressOptions } from './use-address-options'

/** Paper formats: label, CSS page size, width and height. */
export const papers = {
  letter: { label: 'US Letter', size: 'letter', width: '8.5in', height: '11in' },
  a4: { label: 'A4', size: 'A4', width: '210mm', height: '297mm' },
} as const

export type Paper = keyof typeof papers

const defaultPaper: Paper = 'letter'

const isPaper = (value: string | null): value is Paper => value !== null && value in papers

/** `?paper=a4`; US Letter without it. */
export const paperOption: AddressOptions<{ paper: Paper }> = {
  read: (params) => {
    const paper = params.get('paper')
    return { paper: isPaper(paper) ? paper : defaultPaper }
  },
  write: ({ paper }) => ({ paper: paper === defaultPaper ? null : paper }),
}

const selectOptions = Object.entries(papers).map(([value, { label }]) => ({ value, label }))

/** Chooses the paper of a document. */
export function PaperSelect({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) {
  return (
    <div className="w-34 md:max-[90rem]:w-31">
      <Select
        aria-label="Paper"
        value={paper}
        onValueChange={(value) => isPaper(value) && onChange(value)}
        options={selectOptions}
      />
    </div>
  )
}
