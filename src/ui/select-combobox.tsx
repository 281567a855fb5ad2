import { type ChangeEvent, useState } from 'react'
import { cx } from '@/lib/cx'
import { controlClass } from './input'
import { type Pick, PickList, usePicks } from './pick-combobox'

type Props = {
  /** The accessible name; it is not shown. */
  label: string
  /** What is selected, as the closed field shows it. */
  selected: string
  /** Returns the options that match a text, in the order of the list. Called once the field has had focus. */
  find: (text: string) => readonly Pick[]
  onPick: (value: string) => void
  id: string
}

const none = () => []

/** A select whose options can be searched. Typing in it begins a search; Escape or leaving it keeps what was selected. */
export function SelectCombobox({ label, selected, find, onPick, id }: Props) {
  // A page may have hundreds of these fields with hundreds of options each.
  const [hasHadFocus, setHadFocus] = useState(false)
  const list = usePicks({ id, find: hasHadFocus ? find : none, onPick })
  const { box } = list

  /** The closed field shows what is selected: letters typed behind it are the search. */
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.currentTarget
    if (!box.isOpen && value.startsWith(selected)) event.currentTarget.value = value.slice(selected.length)
    list.onChange(event)
  }

  return (
    <div className="relative min-w-0">
      <input
        dir="auto"
        {...box.getInputProps({
          onKeyDown: list.closeOnLeaving,
          onChange,
          onFocus: ({ currentTarget }) => {
            setHadFocus(true)
            currentTarget.select()
          },
          value: box.isOpen ? box.inputValue : selected,
          placeholder: selected,
          'aria-label': label,
          className: cx(controlClass, 'truncate pr-11'),
        })}
      />
      <PickList list={list} label={label} />
    </div>
  )
}
