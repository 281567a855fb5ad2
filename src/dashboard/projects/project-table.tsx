import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedProject } from '@/catalog/queries/project-queries'
import type { CostSum } from '@/catalog/sizing/cost'
import { When } from '@/dashboard/shared/when'
import { cx } from '@/lib/cx'
import { formatCount, formatDay, formatExactMoney, formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { useMediaQuery } from '@/lib/use-media-query'
import { IconButton } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { Skeleton } from '@/ui/skeleton'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '@/ui/table'
import { VisuallyHidden } from '@/ui/visually-hidden'

type Props = {
  /** Null while loading. */
  projects: readonly ListedProject[] | null
  /** By the ids of projects. Null while loading. */
  costs: ReadonlyMap<string, readonly CostSum[]> | null
  onEdit: (project: ListedProject) => void
  onArchive: (project: ListedProject) => void
  onDelete: (project: ListedProject) => void
}

const columns = ['Name', 'Client', 'Opening', 'Equipment', 'Cost', 'Last change']

/**
 * The columns of the table, whose rows extend into the margins as in the catalog; in a narrow container each project is a
 * card. On touch screens a last column holds the buttons.
 */
const grid =
  '-mx-(--gutter) flex flex-wrap items-baseline px-(--gutter) @wide-table:grid @wide-table:grid-cols-[minmax(12rem,2.2fr)_minmax(7rem,1.5fr)_minmax(8.5rem,1fr)_minmax(4.5rem,0.7fr)_minmax(6.5rem,1.3fr)_minmax(5.5rem,0.8fr)_6.75rem] @wide-table:[@media(hover:hover)]:grid-cols-[minmax(12rem,2.2fr)_minmax(8rem,1.5fr)_minmax(8.5rem,1.2fr)_minmax(4.5rem,0.7fr)_minmax(6.75rem,1.3fr)_minmax(6.75rem,0.8fr)] @wide-table:gap-x-6'

const loadingRows = [0, 1, 2]

/** The projects, newest change first. */
export function ProjectTable({ projects, costs, ...actions }: Props) {
  return (
    <Table aria-label="Projects" aria-busy={!projects} className="block text-note">
      <TableHead className="hidden @wide-table:block">
        <TableRow className={cx('h-9 items-center! border-flint border-b bg-travertine', grid)}>
          {columns.map((column, place) => (
            <ColumnHeader
              key={column}
              className={cx('font-medium text-clay text-fine', place >= 3 ? 'text-right' : 'text-left')}
            >
              {column}
            </ColumnHeader>
          ))}
          <ColumnHeader className="absolute">
            <VisuallyHidden>Actions</VisuallyHidden>
          </ColumnHeader>
        </TableRow>
      </TableHead>
      <TableBody className="block @max-wide-table:-mx-(--gutter) @max-wide-table:border-line @max-wide-table:border-t @max-wide-table:px-(--gutter)">
        {projects
          ? projects.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                cost={costs && (costs.get(project.id) ?? [])}
                {...actions}
              />
            ))
          : loadingRows.map((row) => (
              <TableRow key={row} aria-hidden="true" className="block border-line border-b py-6">
                <TableCell>
                  <Skeleton className="w-40" />
                </TableCell>
              </TableRow>
            ))}
      </TableBody>
    </Table>
  )
}

type RowProps = Pick<Props, 'onEdit' | 'onArchive' | 'onDelete'> & {
  project: ListedProject
  cost: readonly CostSum[] | null
}

function ProjectRow({ project, cost, onEdit, onArchive, onDelete }: RowProps) {
  const { id, name, client, number, place, opening_date, is_archived, lines, pieces, changedAt, notes } =
    project
  const isPhone = useMediaQuery('(width < 48rem)')
  const actions = [
    { id: 'edit', label: `Edit ${name}`, shortLabel: 'Edit', icon: PencilLine, run: () => onEdit(project) },
    {
      id: 'archive',
      label: is_archived ? `Unarchive ${name}` : `Archive ${name}`,
      shortLabel: is_archived ? 'Unarchive' : 'Archive',
      icon: is_archived ? ArchiveRestore : Archive,
      run: () => onArchive(project),
    },
    {
      id: 'delete',
      label: `Delete ${name}`,
      shortLabel: 'Delete',
      icon: Trash,
      run: () => onDelete(project),
    },
  ]
  return (
    <TableRow
      className={cx(
        'group/project relative gap-x-4 border-line border-b py-4 leading-[1.4] hover:bg-steam @wide-table:min-h-26 @wide-table:items-center @wide-table:py-4',
        grid,
      )}
    >
      <RowHeader className="block min-w-0 text-left font-normal @max-wide-table:basis-full">
        {/* The link covers the row. */}
        <Link
          to={paths.project(id)}
          className="font-display text-[1.25rem] leading-[1.3] after:absolute after:inset-0 hover:text-cedar max-md:mr-12 md:@max-wide-table:mr-32 @max-wide-table:block"
        >
          <span dir="auto" className="break-words">
            {name}
          </span>
        </Link>
        {is_archived && (
          <span className="whitespace-nowrap rounded-sm bg-line/60 px-2 py-px text-fine @wide-table:ml-2">
            Archived
          </span>
        )}
        {(number || notes) && (
          <span className="mt-0.5 flex gap-x-3 text-clay @max-wide-table:hidden">
            {number && <span className="shrink-0">{`No. ${number}`}</span>}
            {notes && (
              <span dir="auto" data-tooltip="" className="min-w-0 truncate">
                {notes}
              </span>
            )}
          </span>
        )}
      </RowHeader>
      <Cell isEmpty={!client && !place} className="@max-wide-table:basis-full @max-wide-table:text-clay">
        {client && (
          <>
            <CardLabel>Client </CardLabel>
            <span dir="auto">{client}</span>
          </>
        )}
        {client && place && <span className="@wide-table:hidden">, </span>}
        {place && <CardLabel>Place </CardLabel>}
        {place && (
          <span dir="auto" className={cx('@wide-table:block', client && '@wide-table:text-clay')}>
            {place}
          </span>
        )}
      </Cell>
      <Cell className="text-clay @max-wide-table:basis-full @wide-table:text-ink">
        <span className="@wide-table:hidden">
          {number && <span className="max-md:hidden">{`No. ${number}, `}</span>}
          <span>{`${formatCount(lines, 'line')}${opening_date ? ', opens ' : ''}`}</span>
        </span>
        <span className={opening_date ? undefined : 'text-clay @max-wide-table:hidden'}>
          {opening_date ? formatDay(opening_date) : '-'}
        </span>
      </Cell>
      <Cell className="text-right @max-wide-table:hidden">
        <span>{formatCount(lines, 'line')}</span>
        <span className="block text-clay">{formatCount(pieces, 'piece')}</span>
      </Cell>
      <Cell isEmpty={cost?.length === 0} className="@max-wide-table:mt-1.5 @wide-table:text-right">
        <CardLabel>Cost </CardLabel>
        {cost ? <Costs sums={cost} pieces={pieces} /> : <Skeleton className="w-16 @wide-table:ml-auto" />}
      </Cell>
      <Cell className="@max-wide-table:mt-1.5 @max-wide-table:ml-auto @max-wide-table:text-clay @wide-table:text-right">
        <CardLabel>Last change </CardLabel>
        <When at={changedAt} />
      </Cell>
      {/* With a pointer, on the hovered or focused row, in place of its last change. */}
      <TableCell className="flex @max-wide-table:absolute @max-wide-table:top-1 @max-wide-table:right-(--gutter) max-md:-mr-3.75 md:@max-wide-table:-mr-3 @wide-table:relative @wide-table:items-center @wide-table:justify-end @wide-table:[@media(hover:hover)]:absolute @wide-table:[@media(hover:hover)]:inset-y-0 @wide-table:[@media(hover:hover)]:right-0 @wide-table:[@media(hover:hover)]:bg-steam @wide-table:[@media(hover:hover)]:pr-[calc(var(--gutter)-0.8125rem)] @wide-table:[@media(hover:hover)]:opacity-0 @wide-table:group-focus-within/project:opacity-100! @wide-table:group-hover/project:opacity-100!">
        {isPhone ? (
          <Menu
            label={`Actions of ${name}`}
            icon={Ellipsis}
            className="[&>svg]:text-clay [&>:not(:first-child)]:sr-only"
            items={actions}
          />
        ) : (
          actions.map(({ id: key, label, icon: Icon, run }) => (
            <IconButton key={key} aria-label={label} data-tooltip={label} onClick={run}>
              <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          ))
        )}
      </TableCell>
    </TableRow>
  )
}

/** The sum of each currency, the first of them larger, and how many of the pieces have a price if not all. */
function Costs({ sums, pieces }: { sums: readonly CostSum[]; pieces: number }) {
  const [first, ...others] = sums.map(({ currency, amount }) => formatExactMoney(amount, currency))
  const known = sums.reduce((count, sum) => count + sum.pieces, 0)
  return (
    <>
      <span className="font-medium text-base leading-[1.3]">{first}</span>
      {others.length > 0 && (
        <span className="text-clay text-fine @wide-table:block">
          <span className="@wide-table:hidden"> + </span>
          <span>{others.join(' + ')}</span>
        </span>
      )}
      {known < pieces && (
        <span className="text-clay text-fine @max-wide-table:ml-2 @wide-table:block">
          {`${formatNumber(known)} of ${formatCount(pieces, 'piece')}`}
        </span>
      )}
    </>
  )
}

type CellProps = { isEmpty?: boolean; className: string; children: ReactNode }

/** A value of a row. On a card one without a value is left out. */
function Cell({ isEmpty, className, children }: CellProps) {
  return (
    <TableCell
      className={cx(
        'min-w-0 break-words tabular-nums',
        isEmpty && 'text-clay! @max-wide-table:hidden',
        className,
      )}
    >
      {isEmpty ? '-' : children}
    </TableCell>
  )
}

/** What a value of a card is, for screen readers. */
const CardLabel = ({ children }: { children: string }) => (
  <span className="sr-only @wide-table:hidden">{children}</span>
)
