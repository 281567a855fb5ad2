import { Select } from '@/ui/select'
import { isPaper, type Paper, papers } from './papers'

const paperOptions = Object.entries(papers).map(([value, { label }]) => ({ value, label }))

export function PaperSelect({ paper, onChange }: { paper: Paper; onChange: (paper: Paper) => void }) {
  return (
    <div className="w-34">
      <Select
        aria-label="Paper"
        value={paper}
        onValueChange={(value) => isPaper(value) && onChange(value)}
        options={paperOptions}
      />
    </div>
  )
}
