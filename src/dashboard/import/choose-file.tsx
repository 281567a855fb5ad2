import { type DragEvent, useState } from 'react'
import { cx } from '@/lib/cx'
import { DialogBody } from '@/ui/dialog'
import { Notice } from '@/ui/notice'

/** What the system's dialog offers. The bytes of a file decide, so that a wrong name does no harm. */
const accepted =
  '.csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type Props = { failure: string | null; onChoose: (file: File) => void }

/** The first step: choose or drop a file. */
export function ChooseFile({ failure, onChoose }: Props) {
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
          'mt-2 grid min-h-48 cursor-pointer place-items-center border border-flint border-dashed p-6 text-center',
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
      <ul className="mt-6 grid gap-2 text-ui text-clay">
        <li>The easiest start is an export: its headers are the ones understood here.</li>
        <li>
          Price lists are understood too: Item, SKU, List price (EUR), Delivery time (weeks), Weight (lb),
          Voltage. What you match by hand is remembered for files with the same headers.
        </li>
        <li>An Excel workbook is best imported as it is: saving it as CSV first may change its cells.</li>
        <li>
          In a row with an ID, an empty cell empties its field. Without an ID, or without the cell, the field
          stays as it is.
        </li>
        <li>
          You see what would change first. Then everything is saved, or nothing; of more than 5,000 rows, each
          part of 5,000.
        </li>
      </ul>
    </DialogBody>
  )
}
