import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { countItems, type Equipment } from '@/catalog/equipment'
import { readQuantity } from '@/catalog/lines'
import { type ListedProject, projectQuery, projectsQuery } from '@/catalog/queries/project-queries'
import type { UndoableChange } from '@/dashboard/layout/undo'
import { LoadError } from '@/dashboard/shared/load-error'
import { messageOf } from '@/lib/errors'
import { formatCount, formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { isolated, sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { Select } from '@/ui/select'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { type Attempt, addToProject } from './add-to-project'
import { ItemQuantity } from './item-quantity'
import { lastProject } from './last-project'
import { type PlannedLine, planAddition, roomsOf } from './plan-addition'

type Props = {
  /** One or more. */
  items: readonly Equipment[]
  onClose: () => void
  onSaved: (saved: UndoableChange) => void
}

/** The option that makes a project. */
const newProject = 'new'

/** The number of items whose pieces can be typed here. */
const maxListed = 100

const failureOf = (error: unknown) => `Error adding to the project: ${messageOf(error)}`

/** Adds items to a project or makes one of them. The dialog is open while it is mounted. */
export function AddToProjectDialog({ items, onClose, onSaved }: Props) {
  const listId = useId()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const submit = useRef<HTMLButtonElement>(null)
  const nameField = useRef<HTMLInputElement>(null)

  const projects = useQuery(projectsQuery)
  const active = useMemo(() => projects.data && lastUsedFirst(projects.data), [projects.data])
  // A list that is being read again may lack a project that has just been made.
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded && active && (!projects.isFetching || active[0]?.id === lastProject())) setLoaded(true)
  const [chosen, choose] = useState<string | null>(null)
  const projectId = chosen ?? active?.[0]?.id ?? newProject
  const isNew = projectId === newProject
  const { data: project } = useQuery({ ...projectQuery(projectId), enabled: isLoaded && !isNew })

  const [newId] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [room, setRoom] = useState('')
  const [quantities, setQuantities] = useState<Readonly<Record<string, string>>>({})
  const [isChecked, setChecked] = useState(false)
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const isSaving = attempt.kind === 'saving'

  const quantityOf = (id: string) => readQuantity(quantities[id] ?? '1')
  const lines = isNew ? [] : project?.lines
  const wanted = items.map((item) => ({ item, quantity: quantityOf(item.id) ?? 1 }))
  const plan = lines && planAddition(lines, wanted, room)
  const isNameMissing = isNew && name.trim() === ''

  // Until the projects are known, the focus is at the button.
  useEffect(() => {
    if (isLoaded) nameField.current?.focus()
  }, [isLoaded])

  async function save() {
    if (!active || !isLoaded || isSaving) return
    setChecked(true)
    const wrong = items.find(({ id }) => quantityOf(id) === null)
    if (isNameMissing) return nameField.current?.focus()
    if (wrong) return document.getElementById(`${listId}-${wrong.id}`)?.focus()
    // Fields are disabled while saving and would lose the focus.
    submit.current?.focus()
    setAttempt({ kind: 'saving' })
    const id = isNew ? newId : projectId
    const title = isolated(isNew ? name.trim() : (active.find((one) => one.id === id)?.name ?? 'the project'))
    const were = items.length === 1 ? 'was' : 'were'
    const outcome = await addToProject(
      { target: isNew ? { id, newName: name.trim() } : { id }, wanted, room },
      attempt.kind === 'unanswered' ? attempt.change : null,
    )
    if (outcome.kind !== 'saved') {
      // A person who has left the dialog does not see the notice.
      if (!isMounted.current) toast(failureOf(outcome.error))
      return setAttempt(outcome)
    }
    onSaved({
      changeId: outcome.changeId,
      done: isNew
        ? `${title} was made of ${countItems(items.length)}.`
        : `${countItems(items.length)} ${were} added to ${title}.`,
      undone: isNew ? `${title} was removed.` : `${countItems(items.length)} ${were} removed from ${title}.`,
      onShow: () => void navigate(paths.project(id)),
    })
    if (isMounted.current) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isSaving && onClose()}
      title={
        items.length === 1
          ? `Add ${isolated(items[0]?.name ?? '')} to a project`
          : `Add ${countItems(items.length)} to a project`
      }
    >
      <form
        className="contents"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DialogBody>
          <LoadError
            what="projects"
            error={projects.error}
            isFetching={projects.isFetching}
            refetch={projects.refetch}
            className="mb-6"
          />
          {!isLoaded && !projects.isError && (
            <p role="status" className="py-10 text-center text-clay">
              Loading...
            </p>
          )}
          {active && isLoaded && (
            // Disabled: a value chosen now would not be in the request, which is sent again as it was if its answer is lost.
            <fieldset
              disabled={isSaving || attempt.kind === 'unanswered'}
              className="grid min-w-0 gap-x-6 gap-y-5 md:grid-cols-2"
            >
              <legend className="sr-only">Project and quantities</legend>
              <Field label="Project">
                {(control) => (
                  <Select
                    {...control}
                    value={projectId}
                    onValueChange={choose}
                    options={[
                      ...active.map(({ id, name: label }) => ({ value: id, label })),
                      { value: newProject, label: 'New project from these' },
                    ]}
                  />
                )}
              </Field>
              {isNew && (
                <Field
                  label="Name of the project"
                  required
                  error={isChecked && isNameMissing ? 'Name the project.' : undefined}
                >
                  {(control) => (
                    <Input
                      {...control}
                      ref={nameField}
                      data-autofocus
                      value={name}
                      maxLength={200}
                      autoComplete="off"
                      onChange={({ currentTarget }) => {
                        choose(newProject)
                        setName(currentTarget.value)
                      }}
                    />
                  )}
                </Field>
              )}
              <Field label="Room" hint={items.length === 1 ? 'Optional.' : 'Optional, for all items.'}>
                {(control) => (
                  <>
                    <Input
                      {...control}
                      list={`${listId}-rooms`}
                      value={room}
                      maxLength={200}
                      autoComplete="off"
                      onChange={({ currentTarget }) => setRoom(currentTarget.value)}
                    />
                    <datalist id={`${listId}-rooms`}>
                      {roomsOf(lines ?? []).map((used) => (
                        <option key={used} value={used} />
                      ))}
                    </datalist>
                  </>
                )}
              </Field>
              <div className="md:col-span-2">
                <p role="status" className="font-medium">
                  {plan ? describe(plan, lines ?? []) : countItems(items.length)}
                </p>
                <ul className="mt-2 border-line border-t">
                  {items.slice(0, maxListed).map((item, index) => (
                    <ItemQuantity
                      key={item.id}
                      id={`${listId}-${item.id}`}
                      item={item}
                      planned={plan?.[index]}
                      value={quantities[item.id] ?? '1'}
                      isWrong={isChecked && quantityOf(item.id) === null}
                      onChange={(typed) => setQuantities((now) => ({ ...now, [item.id]: typed }))}
                    />
                  ))}
                </ul>
                {items.length > maxListed && (
                  <p className="mt-3 text-ui text-clay">{`and ${countItems(items.length - maxListed)} more, one of each`}</p>
                )}
              </div>
            </fieldset>
          )}
        </DialogBody>
        <DialogFooter>
          {'error' in attempt && (
            <Notice tone="danger" className="w-full break-words">
              {failureOf(attempt.error)}
            </Notice>
          )}
          <Button variant="secondary" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          {/* Not disabled: that would take focus off it. */}
          <Button ref={submit} type="submit" data-autofocus aria-disabled={!isLoaded || isSaving}>
            {isSaving ? 'Adding...' : `Add ${countItems(items.length)}`}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** The projects that are not archived: the one used last, then the others as they come. */
function lastUsedFirst(projects: readonly ListedProject[]): readonly ListedProject[] {
  const last = lastProject()
  const active = projects.filter((project) => !project.is_archived)
  return [...active.filter(({ id }) => id === last), ...active.filter(({ id }) => id !== last)]
}

/** Says how many lines are new, and what happens to items that are in the project already. */
function describe(plan: readonly PlannedLine[], lines: readonly { item: Equipment }[]): string {
  const used = new Set(lines.map(({ item }) => item.id))
  const raised = plan.filter(({ before }) => before > 0).length
  const elsewhere = plan.filter(({ before, item }) => before === 0 && used.has(item.id)).length
  const fresh = plan.length - raised
  return sentences(
    fresh > 0 && `${formatCount(fresh, 'new line')}.`,
    raised > 0 &&
      (raised === 1
        ? '1 is already in it: its quantity goes up.'
        : `${formatNumber(raised)} are already in it: their quantities go up.`),
    elsewhere > 0 &&
      (elsewhere === 1
        ? '1 is already in another room and gets a line of its own here.'
        : `${formatNumber(elsewhere)} are already in another room and get lines of their own here.`),
  )
}
