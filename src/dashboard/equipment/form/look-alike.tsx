import { useDeferredValue } from 'react'
import { type Control, useFormState, useWatch } from 'react-hook-form'
import { brandAndModel, type Equipment, type EquipmentInput } from '@/catalog/equipment'
import { finderOf, type Match } from '@/catalog/match-items'
import type { EquipmentFormValues } from '@/catalog/schema'
import { isolated } from '@/lib/text'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** The catalog items that typed values are compared with. */
export type LookAlikes = {
  items: readonly Equipment[]
  /** Whether an item is the one in the form: the edited or copied item, or a new one that was sent before. */
  isOwn: (id: string) => boolean
  /** Opens an item; the form's draft is kept. */
  onOpen: (id: string) => void
}

type Props = { control: Control<EquipmentFormValues, unknown, EquipmentInput>; lookAlikes: LookAlikes }

const fields = ['name', 'brand', 'model'] as const

/** The items that the typed name, brand and model name too; null if there are none, and until one of the three is changed. */
function useLookAlike({ control, lookAlikes: { items, isOwn } }: Props): Match<Equipment> | null {
  const [name, brand, model] = useWatch({ control, name: fields })
  const state = useFormState({ control, name: [...fields] })
  // Deferred: preparing the look-up of 10,000 items must not delay a key.
  const typed = {
    name: useDeferredValue(name),
    brand: useDeferredValue(brand),
    model: useDeferredValue(model),
  }
  if (!fields.some((field) => control.getFieldState(field, state).isDirty)) return null
  return finderOf(items).find(typed, (item) => !isOwn(item.id))
}

/** 'Grohe 260 is in the catalog', and the words of the button that opens it. */
function describe({ items: [item, ...others], by }: Match<Equipment>) {
  if (!item) return null
  const name = by === 'name' || !item.brand?.trim() ? item.name : brandAndModel(item)
  const times = others.length > 0 ? ` ${others.length + 1} times` : ''
  return {
    item,
    words: `${isolated(name)} is in the catalog${times}:`,
    open: times ? 'open the newest' : 'open it',
  }
}

/** A hint that the typed item is in the catalog already: below Model if the models are equal, else below Name. */
export function LookAlikeHint({ field, ...props }: Props & { field: 'name' | 'model' }) {
  const match = useLookAlike(props)
  const found = match && (match.by === 'name') === (field === 'name') ? describe(match) : null
  if (!found) return null
  return (
    <>
      <span>{`${found.words} `}</span>
      <button
        type="button"
        onClick={() => props.lookAlikes.onOpen(found.item.id)}
        className="-mx-1 cursor-pointer px-1 py-2 text-cedar underline decoration-line underline-offset-4 hover:decoration-cedar"
      >
        {found.open}
      </button>
    </>
  )
}

/** The same for a screen reader, once it has read the typed text. */
export function LookAlikeStatus(props: Props) {
  const match = useLookAlike(props)
  const found = match && describe(match)
  return <VisuallyHidden aria-live="polite">{found && `${found.words} ${found.open}`}</VisuallyHidden>
}
