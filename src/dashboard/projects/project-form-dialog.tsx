import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type Project, readProject, saveProject, saveUnlessChanged } from '@/catalog/queries/project-queries'
import { buildingServices } from '@/catalog/sizing/electrical'
import { LeavingQuestion } from '@/dashboard/layout/leaving-question'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { useBlockLeaving } from '@/dashboard/layout/use-block-leaving'
import { submitByKey } from '@/lib/browser'
import { clearDraft, loadDraft, saveDraft } from '@/lib/drafts'
import { messageOf } from '@/lib/errors'
import { formatDay } from '@/lib/format'
import { mutate } from '@/lib/query-client'
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

/** The state of the current attempt to save. A conflict is about the values of these keys, which both changed differently. */
type Attempt =
  | { kind: 'none' | 'saving' }
  | { kind: 'failed'; reason: string }
  | { kind: 'conflict'; theirs: Project; values: Partial<ProjectInput>; keys: (keyof ProjectInput)[] }

/** How often a project is saved before giving up, because others save it each time in between. */
const maxTries = 6

const keysOf = (values: Partial<ProjectInput>) => Object.keys(values) as (keyof ProjectInput)[]

function shownAs(key: keyof ProjectInput, value: string | number | null | undefined): string {
  if (key === 'opening_date' && value) return formatDay(String(value))
  const service = buildingServices.find((one) => key === 'service' && one.value === value)
  return service?.label ?? String(value ?? '')
}

/** Adds a project, or edits its head. The dialog is open while it is mounted. */
export function ProjectFormDialog({ project, onClose, onSaved }: Props) {
  const draftKey = `project:${project?.id ?? 'new'}`
  const [{ draft, base, id, changeId }] = useState(() => {
    const kept = loadDraft(draftKey) as Draft | null
    return {
      draft: kept,
      /** The project as it was when typing began. */
      base: kept?.base ?? project,
      // The ids are the same for every attempt, so that a lost answer adds nothing twice.
      id: kept?.id ?? project?.id ?? crypto.randomUUID(),
      changeId: crypto.randomUUID(),
    }
  })
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const isSaving = attempt.kind === 'saving'
  const form = useForm<ProjectFormValues, unknown, ProjectInput>({
    defaultValues: toProjectForm(base),
    resolver: valibotResolver(projectSchema),
  })
  const { errors, isDirty } = form.formState
  // A ref: the address may change before the next render.
  const isDone = useRef(false)

  useEffect(() => {
    if (draft) form.reset(draft.form, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: dirty }) => {
        if (dirty) saveDraft(draftKey, { form: values, base, id } satisfies Draft)
        else clearDraft(draftKey)
      },
    })
  }, [form, draft, draftKey, base, id])

  const blocker = useBlockLeaving(
    () => isDirty && !isDone.current,
    (search) => project !== null || new URLSearchParams(search).has('new'),
  )

  /**
   * Saves these values over a project that the person knows in this state. Null adds the project. What others have saved
   * since is kept; values that both changed are asked about.
   */
  async function save(values: Partial<ProjectInput>, known: Project | null) {
    setAttempt({ kind: 'saving' })
    try {
      if (!known) {
        await mutate(saveProject, { changeId, project: { id, isNew: true, ...values } })
        return finish('was added')
      }
      if (keysOf(values).length === 0) return finish('was saved')
      for (let tries = 0; tries < maxTries; tries++) {
        // What is cached may be older than the list from which the form was opened.
        const { project: theirs } = await readProject(id)
        const keys = keysOf(values).filter((key) => theirs[key] !== known[key] && theirs[key] !== values[key])
        if (keys.length > 0) return setAttempt({ kind: 'conflict', theirs, values, keys })
        if (await saveUnlessChanged({ changeId, project: { id, ...values } })) return finish('was saved')
      }
      throw new Error('Other people keep saving this project. Try again in a moment.')
    } catch (error) {
      setAttempt({ kind: 'failed', reason: messageOf(error) })
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

  const textField = (
    key: 'name' | 'number' | 'client' | 'revision' | 'place' | 'simultaneity',
    {
      required = false,
      hint,
      className = '',
      ...input
    }: {
      required?: boolean
      hint?: string
      className?: string
      'data-autofocus'?: boolean
      inputMode?: 'numeric'
    } = {},
  ) => (
    <Field
      label={projectLabels[key]}
      required={required}
      hint={hint}
      error={errors[key]?.message}
      className={className}
    >
      {(control) => <Input {...control} {...input} {...form.register(key)} />}
    </Field>
  )

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
        onKeyDown={(event) => !isSaving && submitByKey(event)}
        className="flex min-h-0 flex-1 flex-col"
      >
        <DialogBody>
          {draft && <Notice className="mb-5">Your unsaved changes are back.</Notice>}
          <div
            inert={isSaving}
            className="grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2 sm:grid-cols-6 sm:gap-x-5 md:gap-y-3.5"
          >
            {textField('name', { required: true, className: 'col-span-full', 'data-autofocus': true })}
            {textField('client', { className: 'max-sm:col-span-full sm:col-span-3' })}
            {textField('place', { className: 'max-sm:col-span-full sm:col-span-3' })}
            {textField('number', { className: 'sm:col-span-2' })}
            {textField('revision')}
            <Field
              label={projectLabels.opening_date}
              hint="For order-by dates"
              className="sm:col-span-3"
              error={errors.opening_date?.message}
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
            {textField('simultaneity', {
              hint: 'Share of fittings in use',
              inputMode: 'numeric',
              className: 'sm:col-span-3',
            })}
            <Field label={projectLabels.service} className="max-sm:col-span-full sm:col-span-3">
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
            <Field label={projectLabels.notes} error={errors.notes?.message} className="col-span-full">
              {(control) => <Textarea {...control} rows={2} {...form.register('notes')} />}
            </Field>
          </div>
        </DialogBody>
        <DialogFooter>
          {attempt.kind === 'failed' && (
            <Notice tone="danger" className="w-full break-words">
              {`Error saving project: ${attempt.reason}`}
            </Notice>
          )}
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isSaving}>
            {isSaving ? 'Saving...' : project ? 'Save' : 'Create project'}
          </Button>
        </DialogFooter>
      </form>
      {attempt.kind === 'conflict' && (
        <ProjectConflictDialog
          projectId={id}
          lineId={null}
          what="this project"
          values={attempt.keys.map((key) => ({
            label: projectLabels[key],
            theirs: shownAs(key, attempt.theirs[key]),
            mine: shownAs(key, attempt.values[key]),
          }))}
          onCancel={() => setAttempt({ kind: 'none' })}
          onKeepMine={() => void save(attempt.values, attempt.theirs)}
          onKeepTheirs={() => {
            const rest = keysOf(attempt.values).filter((key) => !attempt.keys.includes(key))
            void save(Object.fromEntries(rest.map((key) => [key, attempt.values[key]])), attempt.theirs)
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
