import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import FileText from 'lucide-react/icons/file-text'
import FolderPlus from 'lucide-react/icons/folder-plus'
import LinkIcon from 'lucide-react/icons/link'
import Trash2 from 'lucide-react/icons/trash'
import type { Equipment } from '@/catalog/equipment'
import { copyLink } from '@/dashboard/equipment/equipment-commands'
import type { RowActions } from '@/dashboard/equipment/table/equipment-row'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Button, ButtonLink, IconButton } from '@/ui/button'
import { VisuallyHidden } from '@/ui/visually-hidden'

type StepsProps = {
  name: string
  /** The item's index in the list; -1 if the list does not show it. */
  index: number
  count: number
  previous: () => void
  next: () => void
}

/** Buttons to the previous and next item, and the item's position. At either end the button keeps the focus and does nothing. */
export function EquipmentViewSteps({ name, index, count, previous, next }: StepsProps) {
  const className = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-40'
  const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true }
  return (
    <div className="-ml-2 mr-auto flex items-center">
      <IconButton
        aria-label="Previous item"
        aria-disabled={index <= 0}
        onClick={previous}
        className={className}
      >
        <ChevronLeft {...icon} />
      </IconButton>
      <IconButton
        aria-label="Next item"
        aria-disabled={index < 0 || index === count - 1}
        onClick={next}
        className={className}
      >
        <ChevronRight {...icon} />
      </IconButton>
      <p role="status" className="ml-2 text-note text-clay tabular-nums">
        {index >= 0 && (
          <>
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            <span>{`Item ${formatNumber(index + 1)} of ${formatNumber(count)}`}</span>
          </>
        )}
      </p>
    </div>
  )
}

type ActionsProps = {
  item: Equipment
  actions: Pick<RowActions, 'edit' | 'duplicate' | 'delete'>
  onAddToProject: (items: readonly Equipment[]) => void
}

/** Narrow enough for all of them in a window of 320 px. */
const actionClass = 'min-w-10 md:min-w-11'

/** Actions on the item. All but Edit are icons, so that they fit beside the steps. */
export function EquipmentViewActions({ item, actions, onAddToProject }: ActionsProps) {
  return (
    <div className="flex items-center max-md:w-full max-md:justify-between md:gap-x-1">
      <Action icon={FolderPlus} name="Add to a project" onClick={() => onAddToProject([item])} />
      <ButtonLink
        variant="plain"
        className={actionClass}
        data-tooltip="Spec sheet"
        to={paths.specSheet({ ids: item.id })}
      >
        <FileText size={20} strokeWidth={1.5} aria-hidden="true" />
        <VisuallyHidden>Spec sheet</VisuallyHidden>
      </ButtonLink>
      <Action icon={LinkIcon} name="Copy link" onClick={() => void copyLink(item)} />
      <Action icon={Copy} name="Duplicate" onClick={() => actions.duplicate(item)} />
      <Action icon={Trash2} name="Delete" onClick={() => actions.delete(item)} />
      <Button className="ml-1 max-md:px-4" onClick={() => actions.edit(item)}>
        Edit
      </Button>
    </div>
  )
}

type ActionProps = { icon: LucideIcon; name: string; onClick: () => void }

function Action({ icon: Icon, name, onClick }: ActionProps) {
  return (
    <Button variant="plain" className={actionClass} data-tooltip={name} onClick={onClick}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  )
}
