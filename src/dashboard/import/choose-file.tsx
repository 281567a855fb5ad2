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
          'mt-2 grid min-h-48 md:min-h-72 cursor-pointer place-items-center border border-flint border-dashed p-6 text-center',
          'transition-colors duration-150 hover:border-ink hover:bg-steam',
          'has-focus-visible:outline-2 has-focus-visible:outline-cedar has-focus-visible:outline-offset-2',
          isOver && 'border-ink bg-steam',
        )}
      >
        <span>
          <span className="font-medium underline decoration-line underline-offset-4">
            Choose a CSV or Excel file
          </span>{' '}
          or drop it here
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
      <details className="mt-4 text-ui">
        <summary className="min-h-11 cursor-pointer content-center font-medium">How files are read</summary>
        <ul className="mt-1 grid list-disc gap-2 pl-5 text-clay">{children}</ul>
      </details>
    </DialogBody>
  )
}
