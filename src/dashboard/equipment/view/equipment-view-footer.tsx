import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import FolderPlus from 'lucide-react/icons/folder-plus'
import LinkIcon from 'lucide-react/icons/link'
import Trash2 from 'lucide-react/icons/trash'
import { useNavigate } from 'react-router-dom'
import type { Equipment } from '@/catalog/equipment'
import { copyLink } from '@/dashboard/equipment/equipment-commands'
import type { RowActions } from '@/dashboard/equipment/table/equipment-row'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { useMediaQuery } from '@/lib/use-media-query'
import { Button, ButtonLink, IconButton } from '@/ui/button'
import { Menu, type MenuItem } from '@/ui/menu'
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
    <div className="mr-auto -ml-4.75 flex items-center md:-ml-3.75">
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
      <p role="status" className="ml-2 text-note max-[22rem]:sr-only text-clay tabular-nums">
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

const quiet = { variant: 'plain', className: 'px-2.5' } as const

type ActionsProps = {
  item: Equipment
  actions: Pick<RowActions, 'edit' | 'duplicate' | 'delete'>
  onAddToProject: (items: readonly Equipment[]) => void
}

/** Actions on the item. Those that are rare, and on phones all but Edit, are in a menu. */
export function EquipmentViewActions({ item, actions, onAddToProject }: ActionsProps) {
  const navigate = useNavigate()
  const sheet = paths.specSheet({ ids: item.id })
  const addToProject = () => onAddToProject([item])
  const frequent: readonly MenuItem[] = [
    { id: 'project', label: 'Add to a project', icon: FolderPlus, run: addToProject },
    { id: 'sheet', label: 'Spec sheet', icon: FileText, to: sheet, run: () => void navigate(sheet) },
  ]
  const rare: readonly MenuItem[] = [
    { id: 'link', label: 'Copy link', icon: LinkIcon, run: () => void copyLink(item) },
    { id: 'duplicate', label: 'Duplicate', icon: Copy, run: () => actions.duplicate(item) },
    { id: 'delete', label: 'Delete', icon: Trash2, run: () => actions.delete(item) },
  ]
  const isPhone = useMediaQuery('(width < 48rem)')
  return (
    <div className="flex items-center gap-x-1">
      {!isPhone && (
        <>
          <ButtonLink {...quiet} to={sheet}>
            Spec sheet
          </ButtonLink>
          <Button {...quiet} onClick={addToProject}>
            Add to a project
          </Button>
        </>
      )}
      <Menu
        label="More"
        icon={Ellipsis}
        items={isPhone ? [...frequent, ...rare] : rare}
        className="[&>span]:sr-only [&>svg:last-child]:hidden"
      />
      <Button className="ml-1 max-md:px-6" onClick={() => actions.edit(item)}>
        Edit
      </Button>
    </div>
  )
}
