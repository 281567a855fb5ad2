import type { ReactNode } from 'react'
import { brandAndModel } from '@/catalog/equipment'
import type { ProjectLine } from '@/catalog/lines'
import type { Project } from '@/catalog/queries/project-queries'
import { DocumentSheet, labelClass } from '@/dashboard/documents/document-sheet'
import { cx } from '@/lib/cx'
import { capitalize, formatNumber } from '@/lib/format'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { type Comparison, priceText } from './compare-lines'

/** One of the two states that are compared: a revision, or the project now. */
export type State = {
  name: string
  at: Date
  /** Of a revision: when it was saved, and by whom. */
  saved?: string
}

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
      // The title block has the date of the later state.
      note={
        <span className="text-ui">
          <span>{`From ${say(from)} to ${say(to)}${isSame ? '. ' : ': '}`}</span>
          <span role="status" className="inline-block font-medium text-ink">
            {isSame
              ? 'No line was added, removed or changed.'
              : `${formatNumber(changed.length)} changed, ${formatNumber(added.length)} added, ${formatNumber(removed.length)} removed`}
          </span>
        </span>
      }
      className="max-w-[68rem] text-note leading-snug"
    >
      {changed.length > 0 && (
        <Part title="Changed">
          <Table className="w-full table-fixed border-collapse">
            <Head names={['Tag', 'Item', capitalize(from.name), capitalize(to.name)]} />
            {changed.map(({ line, changes }) => (
              <TableBody key={line.id} className="break-inside-avoid border-line border-b">
                <TableRow>
                  <Tag rowSpan={changes.length + 1}>{line.tag}</Tag>
                  <TableCell colSpan={3} className={`${cellClass} pb-0!`}>
                    <Item {...line} />
                  </TableCell>
                </TableRow>
                {changes.map((change) => (
                  <TableRow key={change.label}>
                    <TableCell className={`${cellClass} text-clay`}>{change.label}</TableCell>
                    <TableCell className={`${cellClass} text-clay tabular-nums`}>
                      <Value text={change.from} />
                    </TableCell>
                    <TableCell className={`${cellClass} font-medium text-ui tabular-nums`}>
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
        <Part title="Added">
          <Lines lines={added} />
        </Part>
      )}
      {removed.length > 0 && (
        <Part title="Removed">
          <Lines lines={removed} />
        </Part>
      )}
    </DocumentSheet>
  )
}

const say = ({ name, saved }: State) => (saved ? `${name} (${saved})` : name)

const cellClass = 'py-1.5 pr-4 text-left align-top break-words last:pr-0'

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={`${title} lines`} className="mt-8">
      <h3 className="break-after-avoid border-ink border-b pb-1 text-[1.125rem]">{title}</h3>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly ProjectLine[] }) {
  return (
    <Table className="w-full border-collapse not-print:max-sm:block">
      <Head names={['Tag', 'Item', 'Quantity', 'Price']} figures={2} className="not-print:max-sm:sr-only" />
      <TableBody className="not-print:max-sm:block">
        {lines.map((line) => (
          // On a phone the figures stand below the item.
          <TableRow
            key={line.id}
            className="break-inside-avoid border-line border-b not-print:max-sm:grid not-print:max-sm:grid-cols-[3.5rem_1fr_auto]"
          >
            <Tag>{line.tag}</Tag>
            <TableCell
              className={`${cellClass} not-print:max-sm:col-span-2 not-print:max-sm:pr-0 not-print:max-sm:pb-0`}
            >
              <Item {...line} />
              {line.room && (
                <span dir="auto" className="block text-clay">
                  {line.room}
                </span>
              )}
            </TableCell>
            <TableCell
              className={`${cellClass} text-right! tabular-nums not-print:max-sm:col-start-2 not-print:max-sm:text-left!`}
            >
              <span>{formatNumber(line.quantity)}</span>
              <span className="sm:hidden print:hidden">{line.quantity === 1 ? ' piece' : ' pieces'}</span>
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

function Tag({ rowSpan, children }: { rowSpan?: number; children: string }) {
  return (
    <RowHeader rowSpan={rowSpan} className={`${cellClass} font-medium`}>
      <span dir="auto">{children}</span>
    </RowHeader>
  )
}

function Item({ item }: ProjectLine) {
  const make = brandAndModel(item)
  return (
    <>
      <span dir="auto">{item.name}</span>
      {make && (
        <span dir="auto" translate="no" className="block text-clay">
          {make}
        </span>
      )}
    </>
  )
}

type HeadProps = { names: readonly string[]; figures?: number; className?: string }

/** The names of the columns, that of the tag first; the last of them, by their number, are those of figures. */
const Head = ({ names, figures = 0, className }: HeadProps) => (
  <TableHead className={className}>
    <TableRow>
      {names.map((name, place) => (
        <ColumnHeader
          key={name}
          className={cx(
            cellClass,
            labelClass,
            'first:w-14 sm:first:w-20',
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
