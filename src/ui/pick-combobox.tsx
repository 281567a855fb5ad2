import { useCombobox } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { cx } from '@/lib/cx'
import { ComboboxStatus, highlightedClass } from './combobox-parts'
import { controlClass } from './input'

export type Pick = {
  value: string
  label: string
  /** Said quietly behind the label. */
  note?: string
}

type Props = {
  /** Id of the input. */
  id: string
  label: string
  placeholder?: string
  /** What fits a text, in the order it is listed. */
  find: (text: string) => readonly Pick[]
  onPick: (value: string) => void
}

/** A searchable list of which one is picked at a time, like a menu: it keeps nothing, and closes at a pick. */
export function PickCombobox({ id, label, placeholder, find, onPick }: Props) {
  const [text, setText] = useState('')
  const [picked, setPicked] = useState('')
  const found = find(text)
  const box = useCombobox<Pick>({
    inputId: id,
    items: [...found],
    itemToString: (item) => item?.label ?? '',
    inputValue: text,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setPicked(`${selectedItem.label} selected`)
      onPick(selectedItem.value)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) setPicked('')
      else setText('')
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes
      // Without a highlighted option Enter would close the list.
      if (type === types.InputKeyDownEnter && state.highlightedIndex === -1) return state
      // Enter picks the best match.
      if (type === types.InputChange) return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 }
      // By default downshift also picks the highlighted option on blur.
      return type === types.InputBlur ? { ...changes, selectedItem: null } : changes
    },
  })

  return (
    <div className="grid content-start gap-1.5">
      <label {...box.getLabelProps()} htmlFor={id} className="text-note font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...box.getInputProps({
            // Close on Tab, before focus moves: Radix's focus scope answers a removal during the blur by focusing the
            // dialog.
            onKeyDown: ({ key }: KeyboardEvent) => key === 'Tab' && box.closeMenu(),
            // Not by downshift's onInputValueChange, which runs after a render: fast typing would lose letters.
            onChange: (event) => setText(event.currentTarget.value),
            placeholder,
            className: cx(controlClass, 'pr-11'),
          })}
        />
        <button
          {...box.getToggleButtonProps({
            type: 'button',
            'aria-label': `Show ${label.toLowerCase()}`,
            className: 'absolute inset-y-0 right-0 grid w-11 cursor-pointer place-items-center',
          })}
        >
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <ul
          {...box.getMenuProps({
            // Browsers make a scroll container a tab stop: Tab would enter the list, which blur then hides.
            tabIndex: -1,
            className: cx(
              'absolute inset-x-0 z-10 mt-1 max-h-64 overflow-y-auto border border-flint bg-steam py-1',
              !box.isOpen && 'hidden',
            ),
          })}
        >
          {box.isOpen &&
            found.map((item, index) => (
              <li
                key={item.value}
                {...box.getItemProps({
                  item,
                  index,
                  className: cx(
                    'flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1 text-ui',
                    box.highlightedIndex === index && highlightedClass,
                  ),
                })}
              >
                {item.label}
                {item.note && <span className="text-note text-clay">{item.note}</span>}
              </li>
            ))}
          {box.isOpen && found.length === 0 && <li className="px-3 py-2 text-clay">No match</li>}
        </ul>
        <ComboboxStatus isOpen={box.isOpen} count={found.length} picked={picked} />
      </div>
    </div>
  )
}
