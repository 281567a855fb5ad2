import { ChevronLeft, ChevronRight, Copy, FileText, Link, type LucideIcon, Trash2 } from 'lucide-react'
import type { Equipment } from '@/catalog/equipment'
import type { RowActions } from '@/dashboard/equipment/table/equipment-row'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Button, ButtonLink, IconButton } from '@/ui/button'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { copyLink } from './copy-link'

type StepsProps = {
  name: string
  /** The item's place in the list, from 0; -1 where the list does not show it. */
  index: number
  count: number
  previous: () => void
  next: () => void
}

/** To the items before and after, and which one this is. At an end the button keeps focus and does nothing. */
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
            <VisuallyHidden>{name}, </VisuallyHidden>
            {`Item ${formatNumber(index + 1)} of ${formatNumber(count)}`}
          </>
        )}
      </p>
    </div>
  )
}

type ActionsProps = { item: Equipment; actions: Pick<RowActions, 'edit' | 'duplicate' | 'delete'> }

/** What can be done with the item. On a phone all but Edit are icons. */
export function EquipmentViewActions({ item, actions }: ActionsProps) {
  const className = 'max-md:min-w-11'
  return (
    <div className="flex items-center gap-x-1 max-md:w-full max-md:justify-between">
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

/** An icon on a phone, the name elsewhere and for assistive technology. */
function Face({ icon: Icon, name }: { icon: LucideIcon; name: string }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" className="md:hidden" />
      <span className="max-md:sr-only">{name}</span>
    </>
  )
}
