import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListedProject, projectCostsQuery, projectsQuery } from '@/catalog/queries/project-queries'
import { bindingsOf } from '@/dashboard/layout/shortcuts'
import { TitleBarContent } from '@/dashboard/layout/title-bar'
import { offerUndo } from '@/dashboard/layout/undo'
import { useCommands } from '@/dashboard/layout/use-commands'
import { withParams } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { normalizeText, sentences } from '@/lib/text'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { EmptyList } from '@/ui/empty-list'
import { SearchInput } from '@/ui/search-input'
import { useShortcuts } from '@/ui/use-shortcuts'
import { archive } from './archive'
import { ProjectDeleteDialog } from './project-delete-dialog'
import { ProjectFormDialog } from './project-form-dialog'
import { ProjectTable } from './project-table'

const noCosts = new Map<string, never>()

/** The list of projects. */
export function Component() {
  const { data: projects, error, isFetching, refetch } = useQuery(projectsQuery)
  const { data: costs = null, ...costsRead } = useQuery(projectCostsQuery)
  const [params, setParams] = useSearchParams()
  const navigate = useNavigateFromHere()
  const [editing, setEditing] = useState<ListedProject | null>(null)
  const [deleting, setDeleting] = useState<ListedProject | null>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLElement>(null)

  const search = params.get('q') ?? ''
  const showsArchived = params.has('archived')
  const offered = projects?.filter(({ is_archived }) => showsArchived || !is_archived)
  const shown = offered?.filter((project) => matches(project, search))
  const archived = projects?.filter(({ is_archived }) => is_archived).length ?? 0

  const change = (values: Record<string, string | null>) =>
    setParams((now) => withParams(now, values), { replace: true })
  const openNew = () => setParams((now) => withParams(now, { new: '' }))
  const closeNew = () => change({ new: null })

  useShortcuts(bindingsOf({ search: () => searchBox.current?.focus(), add: openNew }))
  useCommands(() => [{ id: 'new-project', label: 'New project', icon: Plus, run: openNew }])

  return (
    <>
      <section
        ref={area}
        aria-label="Projects"
        tabIndex={-1}
        className="@container -mt-3.5 outline-none md:-mt-5"
      >
        <search className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 @table:gap-x-5 @table:[&>label]:min-h-10">
          <SearchInput
            // On a phone its line has room for the button and for nothing else.
            className="min-w-0 @max-table:-order-2 @max-table:flex-[1_1_calc(100%-11rem)] @table:min-w-48 @table:max-w-80 @table:[&>input]:min-h-10 @table:[&>input]:py-1 @table:[&>input]:text-ui"
            ref={searchBox}
            aria-label="Search projects"
            placeholder="Search projects..."
            value={search}
            onValueChange={(text) => change({ q: text || null })}
          />
          <Checkbox
            label={archived > 0 ? `Show archived (${formatNumber(archived)})` : 'Show archived'}
            checked={showsArchived}
            onChange={(checked) => change({ archived: checked ? '' : null })}
          />
          <p role="status" className="text-ui text-clay tabular-nums empty:hidden">
            {sentences(
              !projects && !error && 'Loading projects...',
              search &&
                offered &&
                shown &&
                `${formatNumber(shown.length)} of ${formatNumber(offered.length)}`,
            )}
          </p>
          <TitleBarContent subtitle="Equipment, rooms and tags of each bathhouse">
            <Button className="px-4 max-lg:px-3 lg:min-h-10" onClick={openNew}>
              <Plus size={18} strokeWidth={1.5} aria-hidden="true" className="max-[22rem]:hidden" />
              New project
            </Button>
          </TitleBarContent>
        </search>
        <LoadError what="projects" {...{ error, isFetching, refetch }} className="mb-6" />
        {!error && <LoadError what="the costs" {...costsRead} className="mb-6" />}
        {shown?.length === 0 && <NoProjects isSearched={offered?.length !== 0} archived={archived} />}
        {(shown ? shown.length > 0 : !error) && (
          <ProjectTable
            projects={shown ?? null}
            costs={costs ?? (costsRead.error ? noCosts : null)}
            onEdit={setEditing}
            onArchive={(project) => void archive(project)}
            onDelete={setDeleting}
          />
        )}
      </section>
      {params.has('new') && (
        <ProjectFormDialog
          project={null}
          onClose={closeNew}
          onSaved={(id) => void navigate(paths.project(id), { replace: true })}
        />
      )}
      {editing && (
        <ProjectFormDialog
          project={editing}
          onClose={() => setEditing(null)}
          onSaved={(_, saved) => {
            setEditing(null)
            offerUndo(saved)
          }}
        />
      )}
      {deleting && (
        <ProjectDeleteDialog
          project={deleting}
          lines={deleting.lines}
          onClose={() => setDeleting(null)}
          onDeleted={offerUndo}
          focusAfter={(before) => (before?.isConnected ? null : area.current)}
        />
      )}
    </>
  )
}

/** Whether every word of a search is in the head of a project. */
function matches({ name, client, number, place }: ListedProject, search: string): boolean {
  const text = normalizeText([name, client, number, place].filter(Boolean).join(' '))
  return normalizeText(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function NoProjects({ isSearched, archived }: { isSearched: boolean; archived: number }) {
  if (isSearched)
    return (
      <EmptyList
        title="No project found for your search"
        hint="The search looks for the name, client, number and place."
      />
    )
  if (archived > 0) return <EmptyList storey={1} title="All projects are archived." />
  return (
    <EmptyList
      storey={1}
      title="No projects yet."
      hint="A project gives equipment its quantities, rooms and tags."
    />
  )
}
