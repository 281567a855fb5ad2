import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Project } from '@/catalog/queries/project-queries'
import { saveRevision } from '@/catalog/queries/revision-queries'
import { messageOf } from '@/lib/errors'
import { isolated } from '@/lib/text'
import { Button } from '@/ui/button'
import { Dialog, DialogBody, DialogFooter } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Notice } from '@/ui/notice'
import { toast } from '@/ui/toast'
import { useIsMounted } from '@/ui/use-is-mounted'
import { nextRevision } from './next-revision'

type Props = {
  project: Project
  /** The names of the saved revisions. */
  saved: readonly string[]
  onClose: () => void
  onSaved: (name: string) => void
}

const failureOf = (failure: unknown) => `Error saving the revision: ${messageOf(failure)}`

/** Keeps the project as it is now as a revision. The dialog is open while it is mounted. */
export function SaveRevisionDialog({ project, saved, onClose, onSaved }: Props) {
  const isMounted = useIsMounted()
  // The same for every attempt, so that a lost answer saves nothing twice.
  const [changeId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(() => nextRevision(project.revision, saved))
  const [isChecked, setChecked] = useState(false)
  const { mutateAsync, isPending, error } = useMutation(saveRevision)
  const name = typed.trim().replace(/\s+/g, ' ')
  const problem =
    name === ''
      ? 'Name the revision.'
      : saved.includes(name)
        ? `There is a revision ${isolated(name)} already.`
        : undefined

  async function save() {
    if (isPending) return
    setChecked(true)
    if (problem) return
    try {
      await mutateAsync({ changeId, project, name })
      toast(`Revision ${isolated(name)} was saved.`)
      onSaved(name)
      onClose()
    } catch (refused) {
      if (!isMounted.current) toast(failureOf(refused))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Save as a revision"
      description="Keeps the project with all of its lines as they are now. A revision cannot be changed later."
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
          <Field
            label="Revision"
            required
            hint="It becomes the revision of the project."
            error={isChecked ? problem : undefined}
          >
            {(control) => (
              <Input
                {...control}
                data-autofocus
                value={typed}
                maxLength={20}
                autoComplete="off"
                readOnly={isPending}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        </DialogBody>
        <DialogFooter>
          {error && (
            <Notice tone="danger" className="w-full break-words">
              {failureOf(error)}
            </Notice>
          )}
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isPending}>
            {isPending ? 'Saving...' : name ? `Save as revision ${isolated(name)}` : 'Save'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
