import { type DragEvent, type ReactNode, useState } from 'react'
import { cx } from '@/lib/cx'
import { DialogBody } from '@/ui/dialog'
import { Disclosure } from '@/ui/disclosure'
import { Notice } from '@/ui/notice'

/** What the system's dialog offers. The bytes of a file decide, so that a wrong name does no harm. */
const accepted =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = {
  failure: string | null
  onChoose: (file: File) => void
  /** How such files are read, as items of a list. */
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
          'group mt-2 grid min-h-48 cursor-pointer place-items-center border border-flint border-dashed bg-steam p-6 text-center md:min-h-60',
          'transition-colors duration-150 hover:border-ink',
          'has-focus-visible:outline-2 has-focus-visible:outline-cedar has-focus-visible:outline-offset-2',
          isOver && 'border-ink bg-ember/10',
        )}
      >
        <span className="grid justify-items-center gap-3">
          <span className="inline-flex min-h-11 items-center rounded-sm bg-ink px-5 font-medium text-steam text-ui transition-colors duration-150 group-hover:bg-cedar">
            Choose a CSV or Excel file
          </span>{' '}
          <span className="text-clay text-ui">or drop it here</span>
        </span>
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
      <Disclosure summary="How files are read" summaryClass="font-medium" className="mt-3 text-ui">
        <ul className="mt-1 grid list-disc gap-2 pl-5 text-note text-clay">{children}</ul>
      </Disclosure>
    </DialogBody>
  )
}
