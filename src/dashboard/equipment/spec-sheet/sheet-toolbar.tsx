import { ArrowLeft, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { UnitSwitch } from '@/dashboard/equipment/specifications/unit-switch'
import { readView, withView } from '@/dashboard/equipment/use-equipment-url'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { type Paper, papers, type SheetOptions } from './sheet-options'

const paperOptions = Object.entries(papers).map(([value, { label }]) => ({ value, label }))
const isPaper = (value: string): value is Paper => value in papers

type Props = {
  params: URLSearchParams
  options: SheetOptions
  onChange: (change: Partial<SheetOptions>) => void
  canPrint: boolean
}

/** Price, paper and print button. Not printed. */
export function SheetToolbar({ params, options, onChange, canPrint }: Props) {
  const view = withView(new URLSearchParams(), readView(params)).toString()
  return (
    <header className="z-20 flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b bg-travertine px-4 py-3 md:sticky md:top-0 md:px-8 print:hidden">
      <Link
        to={{ pathname: paths.equipment(), search: view }}
        className="flex min-h-11 items-center gap-2 text-[0.9375rem] text-clay hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Equipment Catalog
      </Link>
      <h1 className="mr-auto text-[1.375rem]">Spec sheet</h1>
      <label className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9375rem]">
        <input
          type="checkbox"
          className="size-4"
          checked={options.price}
          onChange={({ currentTarget }) => onChange({ price: currentTarget.checked })}
        />
        Show price
      </label>
      <UnitSwitch />
      <div className="w-34">
        <Select
          aria-label="Paper"
          value={options.paper}
          onValueChange={(paper) => isPaper(paper) && onChange({ paper })}
          options={paperOptions}
        />
      </div>
      <Button disabled={!canPrint} onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.5} aria-hidden="true" />
        Print
      </Button>
    </header>
  )
}
