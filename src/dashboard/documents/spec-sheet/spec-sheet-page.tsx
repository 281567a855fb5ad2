import { memo, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { Line } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { DocumentPage } from '@/dashboard/documents/document-page'
import type { Paper } from '@/dashboard/documents/paper'
import { useAddressOptions } from '@/dashboard/documents/use-address-options'
import { projectIdOf } from '@/dashboard/documents/use-document-lines'
import { formatDate, formatNumber } from '@/lib/format'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Checkbox } from '@/ui/checkbox'
import { Sheet } from './sheet'
import { rememberPart, type SheetOptions, type SheetPart, sheetOptions } from './sheet-options'

// Analytics reports this title, so it must not contain the name of an item.
export const handle: PageHandle = { title: 'Spec Sheet' }

/** The largest number of sheets rendered: browsers take long to print more. */
const maxSheets = 200

const switches: readonly (readonly [SheetPart, string])[] = [
  ['price', 'Show price'],
  ['supplier', 'Supplier'],
  ['notes', 'Notes'],
  ['id', 'ID'],
]

/** The page with a spec sheet for each of the chosen items. */
export function Component() {
  const isProject = projectIdOf(useLocation().search) !== null
  const [options, changeAddress] = useAddressOptions(sheetOptions(isProject))

  function change(part: SheetPart, isShown: boolean) {
    changeAddress({ [part]: isShown })
    rememberPart(part, isShown, isProject)
  }

  return (
    <DocumentPage
      title="Spec sheet"
      tabTitle={nameOf}
      limit={{ most: maxSheets, advice: 'Select the others to print them.' }}
      printLayout="sheets"
      mainClassName="grid grid-cols-1 gap-6 px-5 py-6 md:py-10"
      controls={
        <div className="flex flex-wrap gap-x-5">
          {switches.map(([part, label]) => (
            <Checkbox
              key={part}
              label={label}
              checked={options[part]}
              onChange={(isShown) => change(part, isShown)}
            />
          ))}
        </div>
      }
    >
      {(lines, { project, readAt, paper }) => (
        <Sheets {...{ lines, project, paper, options }} prepared={formatDate(readAt)} />
      )}
    </DocumentPage>
  )
}

/** The number of sheets rendered at a time: 200 sheets of items at their limits take 20 s, and the page must answer meanwhile. */
const portion = 4

const MemoizedSheet = memo(Sheet)

type SheetsProps = {
  lines: readonly Line[]
  project: Project | null
  paper: Paper
  prepared: string
  options: SheetOptions
}

/** Renders the sheets in steps; those that are missing when the page is printed, at once. */
function Sheets({ lines, project, paper, prepared, options }: SheetsProps) {
  const [count, setCount] = useState(portion)
  useEffect(() => {
    if (count >= lines.length) return
    const timer = setTimeout(() => setCount(count + portion))
    return () => clearTimeout(timer)
  }, [count, lines.length])
  useEffect(() => {
    const showAll = () => flushSync(() => setCount(lines.length))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [lines.length])
  const tags = new Map(lines.map(({ id, tag }) => [id, tag]))
  return lines.slice(0, count).map((line) => {
    const replaces = (line.alternateFor && tags.get(line.alternateFor)) || null
    return <MemoizedSheet key={line.id} {...{ line, replaces, project, paper, prepared }} {...options} />
  })
}

function nameOf(lines: readonly Line[]): string {
  const [only] = lines
  return only && lines.length === 1 ? only.item.name : `${formatNumber(lines.length)} spec sheets`
}
