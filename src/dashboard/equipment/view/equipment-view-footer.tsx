import type { LucideIcon } from 'lucide-react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import FileText from 'lucide-react/icons/file-text'
import FolderPlus from 'lucide-react/icons/folder-plus'
import Link from 'lucide-react/icons/link'
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

/** Actions on the item. On a phone all but Edit are icons. */
export function EquipmentViewActions({ item, actions, onAddToProject }: ActionsProps) {
  const className = 'max-md:min-w-11'
  return (
    <div className="flex items-center gap-x-1 max-md:w-full max-md:justify-between">
      <Button variant="plain" className={className} onClick={() => onAddToProject([item])}>
        <Face icon={FolderPlus} name="Add to a project" />
      </Button>
      <ButtonLink variant="plain" className={className} to={paths.specSheet({ ids: item.id })}>
        <Face icon={FileText} name="Spec sheet" />
      </ButtonLink>
      <Button variant="plain" className={className} onClick={() => void copyLink(item)}>
        <Face icon={Link} name="Copy link" />
      </Button>
      <Button variant="plain" className={className} onClick={() => actions.duplicate(item)}>
        <Face icon={Copy} name="Duplicate" />
      </Button>
      <Button variant="plain" className={className} onClick={() => actions.delete(item)}>
        <Face icon={Trash2} name="Delete" />
      </Button>
      <Button className="ml-1" onClick={() => actions.edit(item)}>
        Edit
      </Button>
    </div>
  )
}

/** An icon on a phone, otherwise the name. Assistive technology always gets the name. */
function Face({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="md:hidden" />
      <span className="max-md:sr-only">{name}</span>
    </>
  )
}
