import type { LucideIcon } from 'lucide-react'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedProject } from '@/catalog/queries/project-queries'
import { When } from '@/dashboard/shared/when'
import { cx } from '@/lib/cx'
import { formatDay, formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { IconButton } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'

type Props = {
  /** Null while loading. */
  projects: readonly ListedProject[] | null
  onEdit: (project: ListedProject) => void
  onArchive: (project: ListedProject) => void
  onDelete: (project: ListedProject) => void
}

const columns = ['Name', 'Client', 'Number', 'Place', 'Opening', 'Lines', 'Pieces', 'Last change']

/**
 * The columns of the table, whose rows extend into the margins as in the catalog; in a narrow container each project is a card
 * with its facts in a line. On touch screens a last column holds the buttons.
 */
const grid =
  'block @wide-table:grid ' +
  '@wide-table:-mx-(--gutter) @wide-table:grid-cols-[minmax(10rem,2fr)_minmax(6rem,1.4fr)_minmax(3.5rem,0.7fr)_minmax(5rem,1.2fr)_minmax(8rem,1.2fr)_minmax(3rem,0.5fr)_minmax(3.5rem,0.5fr)_minmax(6.75rem,0.9fr)_6.75rem] @wide-table:[@media(hover:hover)]:grid-cols-[minmax(10rem,2fr)_minmax(6rem,1.4fr)_minmax(3.5rem,0.7fr)_minmax(5rem,1.2fr)_minmax(8rem,1.2fr)_minmax(3rem,0.5fr)_minmax(3.5rem,0.5fr)_minmax(6.75rem,0.9fr)] @wide-table:items-center @wide-table:gap-x-3.5 @wide-table:px-(--gutter)'

const loadingRows = [0, 1, 2]

/** The projects, newest change first. */
export function ProjectTable({ projects, ...actions }: Props) {
  return (
    <Table aria-label="Projects" aria-busy={!projects} className="block text-note">
      <TableHead className="hidden @wide-table:block">
        <TableRow className={cx('h-9 border-flint border-b bg-travertine', grid)}>
          {columns.map((column, place) => (
            <ColumnHeader
              key={column}
              className={cx('font-medium text-clay text-fine', place >= 5 ? 'text-right' : 'text-left')}
            >
              {column}
            </ColumnHeader>
          ))}
          <ColumnHeader className="absolute">
            <VisuallyHidden>Actions</VisuallyHidden>
          </ColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody className="block border-line border-t @wide-table:border-t-0">
        {projects
          ? projects.map((project) => <ProjectRow key={project.id} project={project} {...actions} />)
          : loadingRows.map((row) => (
              <TableRow key={row} aria-hidden="true" className="block border-line border-b py-5">
                <TableCell>
                  <Skeleton className="w-40" />
                </TableCell>
              </TableRow>
            ))}
      </TableBody>
    </Table>
  )
}

function ProjectRow({
  project,
  onEdit,
  onArchive,
  onDelete,
}: { project: ListedProject } & Omit<Props, 'projects'>) {
  const { id, name, client, number, place, opening_date, is_archived, lines, pieces, changedAt, notes } =
    project
  return (
    <TableRow
      className={cx(
        'group/project relative border-line border-b py-3 hover:bg-steam @wide-table:min-h-11 @wide-table:gap-y-0 @wide-table:py-0',
        grid,
      )}
    >
      <RowHeader className="block min-w-0 text-left font-medium @wide-table:leading-[1.3] @max-wide-table:pr-32">
        {/* The link covers the row. */}
        <Link
          to={paths.project(id)}
          className="text-[1.0625rem] after:absolute after:inset-0 hover:text-cedar @wide-table:text-note"
        >
          <span dir="auto" className="break-words">
            {name}
          </span>
        </Link>
        {is_archived && (
          <span className="ml-2 whitespace-nowrap rounded-sm bg-line/60 px-2 py-px font-normal text-fine">
            Archived
          </span>
        )}
        {notes && (
          <span dir="auto" className="hidden truncate font-normal text-clay text-fine @wide-table:block">
            {notes}
          </span>
        )}
      </RowHeader>
      <Cell before={<VisuallyHidden>Client </VisuallyHidden>} isLast={!number && !place && !opening_date}>
        {client}
      </Cell>
      <Cell before="No. " isLast={!place && !opening_date}>
        {number}
      </Cell>
      <Cell before={<VisuallyHidden>Place </VisuallyHidden>} isLast={!opening_date}>
        {place}
      </Cell>
      <Cell before="opens " isLast className="@max-wide-table:whitespace-nowrap">
        {opening_date && formatDay(opening_date)}
      </Cell>
      <Cell
        after={lines === 1 ? ' line' : ' lines'}
        className={cx(figure, "@max-wide-table:before:block before:content-['']")}
      >
        {formatNumber(lines)}
      </Cell>
      <Cell after={pieces === 1 ? ' piece' : ' pieces'} className={figure}>
        {formatNumber(pieces)}
      </Cell>
      <Cell before="changed " isLast className={cx(figure, '@wide-table:first-letter:uppercase')}>
        <When at={changedAt} afterWords />
      </Cell>
      {/* With a pointer, on the hovered or focused row, in place of its last change. */}
      <TableCell className="flex @max-wide-table:absolute @max-wide-table:top-1 @max-wide-table:right-0 max-md:-mr-3.75 md:@max-wide-table:-mr-3 @wide-table:relative @wide-table:items-center @wide-table:justify-end @wide-table:[@media(hover:hover)]:absolute @wide-table:[@media(hover:hover)]:inset-y-0 @wide-table:[@media(hover:hover)]:right-0 @wide-table:[@media(hover:hover)]:bg-steam @wide-table:[@media(hover:hover)]:pr-[calc(var(--gutter)-0.8125rem)] @wide-table:[@media(hover:hover)]:opacity-0 @wide-table:group-focus-within/project:opacity-100! @wide-table:group-hover/project:opacity-100!">
        <RowButton label={`Edit ${name}`} icon={PencilLine} onPress={() => onEdit(project)} />
        <RowButton
          label={is_archived ? `Unarchive ${name}` : `Archive ${name}`}
          icon={is_archived ? ArchiveRestore : Archive}
          onPress={() => onArchive(project)}
        />
        <RowButton label={`Delete ${name}`} icon={Trash} onPress={() => onDelete(project)} />
      </TableCell>
    </TableRow>
  )
}

const figure = 'tabular-nums @wide-table:text-right'

type CellProps = {
  /** What says on a card what the value is. */
  before?: ReactNode
  after?: string
  /** No value follows it on its line of a card. */
  isLast?: boolean
  className?: string
  children: ReactNode
}

/** A value of a row. On a card one without a value is left out. */
function Cell({ before, after = '', isLast, className, children }: CellProps) {
  return (
    <TableCell
      className={cx(
        'min-w-0 break-words @max-wide-table:text-clay',
        children ? '@max-wide-table:inline' : '@max-wide-table:hidden',
        className,
      )}
    >
      <span className="@wide-table:hidden">{before}</span>
      <span dir="auto">{children || '-'}</span>
      <span className="@wide-table:hidden">{isLast ? after : `${after}, `}</span>
    </TableCell>
  )
}

function RowButton({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) {
  return (
    <IconButton aria-label={label} data-tooltip={label} onClick={onPress}>
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
    </IconButton>
  )
}
