import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { projectQuery } from '@/catalog/queries/project-queries'
import { type Revision, revisionQuery, revisionsQuery } from '@/catalog/queries/revision-queries'
import { DocumentFrame, Remark } from '@/dashboard/documents/document-frame'
import { paperOption } from '@/dashboard/documents/paper'
import { useAddressOptions } from '@/dashboard/documents/use-address-options'
import { withParams } from '@/dashboard/shared/list-state'
import { LoadError } from '@/dashboard/shared/load-error'
import { useStaffNames } from '@/dashboard/shared/use-staff-names'
import { hasKind } from '@/lib/errors'
import { formatDateTime } from '@/lib/format'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { isolated } from '@/lib/text'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { TextLink } from '@/ui/text-link'
import { compareLines } from './compare-lines'
import { ComparisonDocument } from './comparison'
import { SaveRevisionDialog } from './save-revision-dialog'

export const handle: PageHandle = { title: 'Revisions' }

/** The value that stands for the project as it is now. */
const now = ''

/** The page of a project's revisions: their list, and what changed between two of them or until now. */
export function Component() {
  const { id = '' } = useParams()
  return <RevisionsPage key={id} id={id} />
}

function RevisionsPage({ id }: { id: string }) {
  const [params] = useSearchParams()
  const navigate = useNavigateFromHere()
  const [{ paper }, changePaper] = useAddressOptions(paperOption)
  const [isSaving, setSaving] = useState(false)
  const nameOf = useStaffNames()
  const current = useQuery(projectQuery(id))
  const list = useQuery(revisionsQuery(id))
  const revisions = list.data
  const fromName = params.get('from') ?? revisions?.[0]?.name ?? null
  const toName = params.get('to') ?? now
  const from = useRevision(id, revisions, fromName)
  const to = useRevision(id, revisions, toName || null)

  const project = current.data?.project
  const after = toName === now ? current.data : to.data
  const comparison = useMemo(
    () => (from.data && after ? compareLines(from.data.lines, after.lines) : null),
    [from.data, after],
  )
  const unknown =
    revisions && [fromName, toName].find((name) => name && !revisions.some((one) => one.name === name))
  const failed = [current, list, from, to].find(({ error }) => error)
  const isGone = hasKind(current.error, 'not-found')

  const choose = (part: { from?: string; to?: string | null }) =>
    void navigate({ search: withParams(params, part).toString() }, { replace: true })
  const stateOf = (name: string) => {
    const revision = revisions?.find((one) => one.name === name)
    if (!revision) return { name: 'now', at: new Date(current.dataUpdatedAt) }
    const { saved_at, saved_by_email } = revision
    const saved = [formatDateTime(saved_at), ...(saved_by_email ? [isolated(nameOf(saved_by_email))] : [])]
    return { name: `revision ${isolated(name)}`, at: new Date(saved_at), saved: saved.join(', ') }
  }
  const hasRevisions = revisions !== undefined && revisions.length > 0
  const save = { label: 'Save as a revision', run: () => setSaving(true) }
  const options = revisions?.map(({ name }) => ({ value: name, label: `Revision ${name}` })) ?? []

  return (
    <DocumentFrame
      title="Revisions"
      tabTitle={project ? `Revisions, ${project.name}` : null}
      back={{ to: paths.project(id), name: project?.name ?? 'Project' }}
      controls={
        options.length > 0 && (
          <div className="flex w-full items-center gap-2 md:w-auto">
            <Select
              aria-label="From"
              className="md:w-40!"
              value={fromName ?? ''}
              onValueChange={(name) => choose({ from: name })}
              options={options}
            />
            <ArrowRight size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-clay" />
            <Select
              aria-label="To"
              className="md:w-40!"
              value={toName}
              onValueChange={(name) => choose({ to: name || null })}
              options={[{ value: now, label: 'Now' }, ...options]}
            />
          </div>
        )
      }
      action={project && hasRevisions ? save : undefined}
      paper={paper}
      onPaper={(next) => changePaper({ paper: next })}
      printLayout="portrait"
      canPrint={comparison !== null}
    >
      {isGone ? (
        <Remark>
          <span>This project does not exist. It may have been deleted.</span>{' '}
          <TextLink to={paths.projectList()}>Projects</TextLink>
        </Remark>
      ) : (
        <LoadError
          what="revisions"
          error={failed?.error ?? null}
          isFetching={failed?.isFetching ?? false}
          refetch={() =>
            Promise.all([current, list, from, to].map((query) => query.error && query.refetch()))
          }
          className="mx-auto mb-6 w-full max-w-3xl print:hidden"
        />
      )}
      {!failed && (!project || !revisions) && (
        <p role="status" className="py-24 text-center text-clay">
          Loading revisions...
        </p>
      )}
      {project && revisions?.length === 0 && (
        <section
          aria-label="Saved revisions"
          className="mx-auto mb-8 grid max-w-[68rem] justify-items-center gap-y-5 border-line border-y px-4 py-20 text-center print:hidden"
        >
          <p className="text-clay text-ui">
            No revision has been saved yet. A revision is a snapshot of the lines, to compare with later.
          </p>
          <Button className="max-sm:w-full" onClick={save.run}>
            {save.label}
          </Button>
        </section>
      )}
      {unknown && <Remark>{`This project has no revision ${isolated(unknown)}.`}</Remark>}
      {project && comparison && (
        <ComparisonDocument
          project={project}
          from={stateOf(fromName ?? now)}
          to={stateOf(toName)}
          comparison={comparison}
        />
      )}
      {isSaving && project && revisions && (
        <SaveRevisionDialog
          project={project}
          saved={revisions.map(({ name }) => name)}
          onClose={() => setSaving(false)}
          onSaved={(name) => revisions[0] && choose({ from: revisions[0].name, to: name })}
        />
      )}
    </DocumentFrame>
  )
}

/** The lines of the revision of this name; nothing is read for null or an unknown name. */
function useRevision(projectId: string, revisions: readonly Revision[] | undefined, name: string | null) {
  const id = revisions?.find((one) => one.name === name)?.id
  return useQuery({ ...revisionQuery(projectId, id ?? ''), enabled: id !== undefined })
}
