import { type ChangeEvent, useState } from 'react'
import { cx } from '@/lib/cx'
import { ComboboxList, ComboboxToggle, useComboboxList } from './combobox-list'
import { controlClass } from './input'
import type { Pick } from './pick-combobox'

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

const labelOf = ({ label }: Pick) => label
const none = () => []

/** A select whose options can be searched. Typing in it begins a search; Escape or leaving it keeps what was selected. */
export function SelectCombobox({ label, selected, find, onPick, id }: Props) {
  // A page may have hundreds of these fields with hundreds of options each.
  const [hasHadFocus, setHadFocus] = useState(false)
  const list = useComboboxList<Pick>({
    inputId: id,
    find: hasHadFocus ? find : none,
    labelOf,
    highlightsFirst: (text) => text !== '',
    onPick: (picked) => {
      list.announce(`${picked.label} selected`)
      onPick(picked.value)
    },
  })
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
        {...box.getInputProps({
          onKeyDown: list.closeOnTab,
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
      <ComboboxToggle box={box} label={label} className="absolute inset-y-0 right-0 w-11" />
      <ComboboxList list={list} labelOf={labelOf}>
        {(item) => (
          <>
            {item.label}
            {item.note && <span className="text-note text-clay">{item.note}</span>}
          </>
        )}
      </ComboboxList>
    </div>
  )
}
