import { Select } from '@/ui/select'
import { isPaper, type Paper, papers } from './papers'

type ToggleProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

/** A switch of the toolbar. */
export function Toggle({ label, checked, onChange }: ToggleProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
      <input
        type="checkbox"
        className="size-4"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  )
}

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
