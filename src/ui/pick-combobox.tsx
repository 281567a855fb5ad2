import { cx } from '@/lib/cx'
import { ComboboxList, ComboboxToggle, useComboboxList } from './combobox-list'
import { controlClass, labelClass } from './input'

export type Pick = {
  value: string
  /** Unique in the list. */
  label: string
  /** Secondary text behind the label. */
  note?: string
}

type Props = {
  /** Id of the input. */
  id: string
  label: string
  placeholder?: string
  /** Returns the options that match a text, in the order of the list. */
  find: (text: string) => readonly Pick[]
  onPick: (value: string) => void
}

const labelOf = ({ label }: Pick) => label

/** Opens and filters the list of a combobox. Enter picks the best match of a search, and every pick is announced. */
export function usePicks({
  id,
  find,
  onPick,
}: {
  id: string
  find: (text: string) => readonly Pick[]
  onPick: (value: string) => void
}) {
  const list = useComboboxList<Pick>({
    inputId: id,
    find,
    labelOf,
    highlightsFirst: (text) => text !== '',
    onPick: (picked) => {
      list.announce(`${picked.label} selected`)
      onPick(picked.value)
    },
  })
  return list
}

/** The toggle and the list of picks, for a box that holds the input. */
export function PickList({ list, label }: { list: ReturnType<typeof usePicks>; label: string }) {
  return (
    <>
      <ComboboxToggle box={list.box} label={label} className="absolute inset-y-0 right-0 w-11" />
      <ComboboxList list={list} labelOf={labelOf}>
        {(item) => (
          <>
            <span dir="auto">{item.label}</span>
            {item.note && <span className="text-note text-clay">{item.note}</span>}
          </>
        )}
      </ComboboxList>
    </>
  )
}

/** A searchable list that works like a menu: each pick calls `onPick`, and nothing stays selected. */
export function PickCombobox({ id, label, placeholder, find, onPick }: Props) {
  const list = usePicks({ id, find, onPick })
  const { box } = list
  return (
    <div className="grid content-start gap-1.5">
      <label {...box.getLabelProps()} htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className="relative">
        <input
          dir="auto"
          {...box.getInputProps({
            onKeyDown: list.closeOnLeaving,
            onChange: list.onChange,
            placeholder,
            className: cx(controlClass, 'pr-11'),
          })}
        />
        <PickList list={list} label={label} />
      </div>
    </div>
  )
}
