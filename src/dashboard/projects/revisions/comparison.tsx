import type { ReactNode } from 'react'
import type { ProjectLine } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { DocumentSheet } from '@/dashboard/documents/document-sheet'
import { countLines } from '@/dashboard/projects/line-texts'
import { cx } from '@/lib/cx'
import { capitalize, formatDate, formatNumber } from '@/lib/format'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { type Comparison, itemOf, priceText } from './compare-lines'

/** One of the two states that are compared: a revision, or the project now. */
export type State = { name: string; at: Date }

type Props = { project: Project; from: State; to: State; comparison: Comparison }

/** The document: lines that were changed, added and removed between two states of a project. */
export function ComparisonDocument({ project, from, to, comparison }: Props) {
  const { added, removed, changed } = comparison
  const isSame = added.length + removed.length + changed.length === 0
  return (
    <DocumentSheet
      title="Changes"
      project={project}
      date={to.at}
      note={`Changes from ${from.name} (${formatDate(from.at)}) to ${to.name} (${formatDate(to.at)})`}
      className="max-w-[68rem] text-note leading-snug"
    >
      <p role="status" className="mt-5 font-medium text-base">
        {isSame
          ? 'No line was added, removed or changed.'
          : `${formatNumber(changed.length)} changed, ${formatNumber(added.length)} added, ${formatNumber(removed.length)} removed`}
      </p>
      {changed.length > 0 && (
        <Part title="Changed" count={changed.length}>
          <Table className="w-full table-fixed border-collapse">
            <Head names={['Value', capitalize(from.name), capitalize(to.name)]} />
            {changed.map(({ line, changes }) => (
              <TableBody key={line.id} className="break-inside-avoid border-line border-b">
                <TableRow>
                  <RowHeader colSpan={3} className="break-words pt-2 text-left font-normal">
                    <span dir="auto" className="mr-3 font-medium">
                      {line.tag}
                    </span>
                    <span dir="auto">{itemOf(line)}</span>
                  </RowHeader>
                </TableRow>
                {changes.map((change) => (
                  <TableRow key={change.label}>
                    <TableCell className={`${cellClass} text-clay`}>{change.label}</TableCell>
                    <TableCell className={`${cellClass} tabular-nums`}>
                      <Value text={change.from} />
                    </TableCell>
                    <TableCell className={`${cellClass} font-medium tabular-nums`}>
                      <Value text={change.to} />
                    </TableCell>
                  </TableRow>
                ))}
              </TableBody>
            ))}
          </Table>
        </Part>
      )}
      {added.length > 0 && (
        <Part title="Added" count={added.length}>
          <Lines lines={added} />
        </Part>
      )}
      {removed.length > 0 && (
        <Part title="Removed" count={removed.length}>
          <Lines lines={removed} />
        </Part>
      )}
    </DocumentSheet>
  )
}

const cellClass = 'py-1.5 pr-4 text-left align-top break-words last:pr-0'

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <section aria-label={`${title} lines`} className="mt-8">
      <h3 className="flex break-after-avoid flex-wrap items-baseline gap-x-3 border-ink border-b pb-1 text-[1.125rem]">
        <span>{title}</span>
        <span className="font-sans text-note text-clay">{countLines(count)}</span>
      </h3>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly ProjectLine[] }) {
  return (
    <Table className="w-full border-collapse">
      <Head names={['Tag', 'Item', 'Quantity', 'Price']} figures={2} />
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.id} className="break-inside-avoid border-line border-b">
            <RowHeader className={`${cellClass} w-20 font-medium`}>
              <span dir="auto">{line.tag}</span>
            </RowHeader>
            <TableCell className={cellClass}>
              <span dir="auto" className="block">
                {itemOf(line)}
              </span>
              {line.room && (
                <span dir="auto" className="block text-clay">
                  {line.room}
                </span>
              )}
            </TableCell>
            <TableCell className={`${cellClass} text-right! tabular-nums`}>
              {formatNumber(line.quantity)}
            </TableCell>
            <TableCell className={`${cellClass} text-right! tabular-nums`}>
              <Value text={priceText(line)} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** The names of the columns; the last of them, by their number, are those of figures. */
const Head = ({ names, figures = 0 }: { names: readonly string[]; figures?: number }) => (
  <TableHead>
    <TableRow>
      {names.map((name, place) => (
        <ColumnHeader
          key={name}
          className={cx(
            cellClass,
            'font-normal text-clay text-fine',
            place >= names.length - figures && 'text-right!',
          )}
        >
          {name}
        </ColumnHeader>
      ))}
    </TableRow>
  </TableHead>
)

/** A value, or a dash that a screen reader hears as 'none'. */
const Value = ({ text }: { text: string }) =>
  text ? (
    <span dir="auto">{text}</span>
  ) : (
    <>
      <span aria-hidden="true">-</span>
      <VisuallyHidden>none</VisuallyHidden>
    </>
  )
