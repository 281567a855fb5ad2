import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '@/lib/cx'
import { DialogBody } from '@/ui/dialog'
import { Notice } from '@/ui/notice'

/** What the system's dialog offers. The bytes of a file decide, so that a wrong name does no harm. */
const accepted =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = {
  failure: string | null
  onChoose: (file: File) => void
  /** How such files are read, as items of a list. Each begins with its subject in a `<b>`. */
  children: ReactNode
}

/** The first step of an import: choose or drop a file. */
export function ChooseFile({ failure, onChoose, children }: Props) {
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onChoose(file)
  }

  return (
    <DialogBody>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          'group mt-2 grid cursor-pointer gap-x-5 text-center md:flex md:min-h-28 md:items-center md:justify-center md:border md:border-flint md:border-dashed md:bg-steam md:px-8',
          'transition-colors duration-150 hover:border-ink',
          'has-focus-visible:outline-2 has-focus-visible:outline-cedar has-focus-visible:outline-offset-2',
          isOver && 'border-ink bg-ember/10',
        )}
      >
        <FileUp size={28} strokeWidth={1.25} aria-hidden="true" className="text-clay max-md:hidden" />
        <span className="inline-flex min-h-11 items-center justify-center rounded-sm bg-ink px-5 font-medium text-steam text-ui transition-colors duration-150 group-hover:bg-cedar">
          Choose a CSV or Excel file
        </span>{' '}
        <span className="text-clay text-ui max-md:hidden">or drop it here</span>
        <input
          type="file"
          accept={accepted}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Cleared, because choosing the same file again, corrected, would not fire `change`.
            currentTarget.value = ''
            if (file) onChoose(file)
          }}
        />
      </label>
      {failure && (
        <Notice tone="danger" className="mt-5 break-words">
          {failure}
        </Notice>
      )}
      <h3 className="mt-7 text-[1.25rem]">How files are read</h3>
      {/* What a rule is about stands before it, on a phone above it. */}
      <ul className="mt-3 divide-y divide-line border-line border-y text-clay text-note text-pretty max-md:leading-snug md:text-balance [&>li]:grid [&>li]:gap-x-6 [&>li]:py-2.5 md:[&>li]:grid-cols-[12rem_minmax(0,1fr)] [&_b]:font-medium [&_b]:text-ink">
        {children}
      </ul>
    </DialogBody>
  )
}
