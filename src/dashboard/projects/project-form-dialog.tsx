import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type Project, projectQuery, saveProject } from '@/catalog/queries/project-queries'
import { buildingServices } from '@/catalog/sizing/electrical'
import { LeavingQuestion } from '@/dashboard/layout/leaving-question'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import type { UndoableChange } from '@/dashboard/shared/use-undo'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'
import { AppError, messageOf } from '@/lib/errors'
import { formatDay } from '@/lib/format'
import { queryClient } from '@/lib/query-client'
import { isolated } from '@/lib/text'
import { Button } from '@/ui/button'
import { DateField } from '@/ui/date-field'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input, Textarea } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { ProjectConflictDialog } from './project-conflict-dialog'
import {
  changedValues,
  type ProjectFormValues,
  type ProjectInput,
  projectLabels,
  projectSchema,
  toProjectForm,
} from './project-schema'

type Props = {
  /** The project to edit, as it was read; null to add one. */
  project: Project | null
  onClose: () => void
  /** Called once, after the database has confirmed. Closes the dialog. */
  onSaved: (id: string, change: UndoableChange) => void
}

type Draft = { form: ProjectFormValues; base: Project | null; id: string }

/** Values that somebody else changed too. `keys`: those that both changed differently. */
type Conflict = { theirs: Project; values: Partial<ProjectInput>; keys: (keyof ProjectInput)[] }

/** How often a save may be overtaken by others before it gives up. */
const maxMerges = 5

const keysOf = (values: Partial<ProjectInput>) => Object.keys(values) as (keyof ProjectInput)[]

function shownAs(key: keyof ProjectInput, value: string | number | null | undefined): string {
  if (key === 'opening_date' && value) return formatDay(String(value))
  const service = buildingServices.find((one) => key === 'service' && one.value === value)
  return service?.label ?? String(value ?? '')
}

/** The short fields with their shares of a row. */
const shortFields = [
  ['client', 'sm:col-span-3'],
  ['place', 'sm:col-span-3'],
  ['number', 'sm:col-span-2'],
  ['revision', ''],
] as const

/** Adds a project, or edits its head. The dialog is open while it is mounted. */
export function ProjectFormDialog({ project, onClose, onSaved }: Props) {
  const draftKey = `project:${project?.id ?? 'new'}`
  const [start] = useState(() => loadDraft(draftKey) as Draft | null)
  /** The project as it was when typing began. */
  const [base] = useState(start?.base ?? project)
  // The ids are the same for every attempt, so that a lost answer adds nothing twice.
  const [id] = useState(start?.id ?? project?.id ?? crypto.randomUUID())
  const [changeId] = useState(() => crypto.randomUUID())
  const { mutateAsync, isPending } = useMutation(saveProject)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const form = useForm<ProjectFormValues, unknown, ProjectInput>({
    defaultValues: toProjectForm(base),
    resolver: valibotResolver(projectSchema),
  })
  const { errors, isDirty } = form.formState
  // A ref: the address may change before the next render.
  const isDone = useRef(false)

  useEffect(() => {
    if (start) form.reset(start.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (dirty) saveDraft(draftKey, { form: values, base, id } satisfies Draft)
        else clearDraft(draftKey)
      },
    })
  }, [form, start, draftKey, base, id])

  const blocker = useBlockLeaving(
    () => isDirty && !isDone.current,
    (search) => project !== null || new URLSearchParams(search).has('new'),
  )

  /**
   * Saves these values over a project that the person knows in this state. Null adds the project. What others have saved
   * since is kept; values that both changed are asked about.
   */
  async function save(values: Partial<ProjectInput>, known: Project | null) {
    setFailure(null)
    setConflict(null)
    try {
      if (!known) {
        await mutateAsync({ changeId, project: { id, isNew: true, ...values } })
        return finish('was added')
      }
      if (Object.keys(values).length === 0) return finish('was saved')
      for (let merges = 0; merges <= maxMerges; merges++) {
        // What is cached may be older than the list from which the form was opened.
        const { project: theirs } = await queryClient.query({ ...projectQuery(id), staleTime: 0 })
        const keys = keysOf(values).filter((key) => theirs[key] !== known[key] && theirs[key] !== values[key])
        if (keys.length > 0) return setConflict({ theirs, values, keys })
        const isSaved = await mutateAsync({ changeId, project: { id, ...values } }).then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.kind === 'conflict') return false
            throw error
          },
        )
        if (isSaved) return finish('was saved')
      }
      setFailure('Other people keep saving this project. Try again in a moment.')
    } catch (error) {
      setFailure(messageOf(error))
    }
  }

  function finish(what: string) {
    isDone.current = true
    clearDraft(draftKey)
    const name = isolated(form.getValues('name').trim())
    onSaved(id, {
      changeId,
      done: `${name} ${what}.`,
      undone: project ? `${name} is as it was before.` : `${name} was removed again.`,
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={project ? 'Edit project' : 'New project'}
      description="All fields marked with * are required."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit((input) => save(base ? changedValues(input, base) : input, base))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isPending) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody className="max-md:pt-4">
          {start && <Notice className="mb-5">Your unsaved changes are back.</Notice>}
          <div
            inert={isPending}
            className="grid gap-x-3 gap-y-5 min-[22rem]:max-sm:grid-cols-2 sm:grid-cols-6 sm:gap-x-5"
          >
            <Field label={projectLabels.name} required error={errors.name?.message} className="col-span-full">
              {(control) => <Input {...control} data-autofocus {...form.register('name')} />}
            </Field>
            {shortFields.map(([key, className]) => (
              <Field key={key} label={projectLabels[key]} error={errors[key]?.message} className={className}>
                {(control) => <Input {...control} {...form.register(key)} />}
              </Field>
            ))}
            <Field
              label={projectLabels.opening_date}
              help="Order-by dates count from it"
              error={errors.opening_date?.message}
              className="max-sm:col-span-full sm:col-span-3"
            >
              {(control) => (
                <Controller
                  control={form.control}
                  name="opening_date"
                  render={({ field }) => (
                    <DateField
                      {...control}
                      ref={field.ref}
                      value={field.value}
                      onValueChange={field.onChange}
                    />
                  )}
                />
              )}
            </Field>
            <Field label={projectLabels.service} className="mt-4 max-sm:col-span-full sm:col-span-3">
              {(control) => (
                <Controller
                  control={form.control}
                  name="service"
                  render={({ field }) => (
                    <Select
                      {...control}
                      value={field.value}
                      onValueChange={field.onChange}
                      options={buildingServices}
                    />
                  )}
                />
              )}
            </Field>
            <Field
              label={projectLabels.simultaneity}
              help="Share of fittings in use"
              error={errors.simultaneity?.message}
              className="max-sm:col-span-full sm:col-span-3 sm:mt-4"
            >
              {(control) => <Input {...control} inputMode="numeric" {...form.register('simultaneity')} />}
            </Field>
            <Field label={projectLabels.notes} error={errors.notes?.message} className="col-span-full">
              {(control) => <Textarea {...control} rows={2} {...form.register('notes')} />}
            </Field>
          </div>
        </DialogBody>
        <DialogFooter>
          {failure && (
            <Notice tone="danger" className="w-full break-words">
              {`Error saving project: ${failure}`}
            </Notice>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Saving...' : project ? 'Save' : 'Create project'}
          </Button>
        </DialogFooter>
      </form>
      {conflict && (
        <ProjectConflictDialog
          projectId={id}
          lineId={null}
          what="this project"
          values={conflict.keys.map((key) => ({
            label: projectLabels[key],
            theirs: shownAs(key, conflict.theirs[key]),
            mine: shownAs(key, conflict.values[key]),
          }))}
          onCancel={() => setConflict(null)}
          onKeepMine={() => void save(conflict.values, conflict.theirs)}
          onKeepTheirs={() => {
            const rest = keysOf(conflict.values).filter((key) => !conflict.keys.includes(key))
            void save(Object.fromEntries(rest.map((key) => [key, conflict.values[key]])), conflict.theirs)
          }}
        />
      )}
      <LeavingQuestion
        blocker={blocker}
        description="What you typed has not been saved."
        onLeave={() => clearDraft(draftKey)}
      />
    </Dialog>
  )
}
