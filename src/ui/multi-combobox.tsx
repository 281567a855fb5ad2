import { useCombobox, useMultipleSelection } from 'downshift'
import { Check, ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { ComboboxStatus, highlightedClass } from './combobox-parts'
import { controlClass } from './input'

type Props = {
  label: string
  required?: boolean
  /** In the order they are listed. */
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
  placeholder?: string
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A combobox with multiple selection. Selected values are removable chips in front of the input; a selected value that
 * is not among the options keeps its chip. A pick clears the text and closes the list, which covers the next fields.
 */
export function MultiCombobox(props: Props) {
  const { label, required, options, selected, onChange, placeholder, error, inputRef } = props
  const [text, setText] = useState('')
  const [picked, setPicked] = useState('')
  const inputId = useId()
  const noteId = useId()
  const chipArea = useRef<HTMLDivElement>(null)
  const matching = (query: string) =>
    options.filter((option) => option.toLowerCase().includes(query.trim().toLowerCase()))
  const matches = matching(text)

  function change(next: string[]) {
    const added = next.find((value) => !selected.includes(value))
    const removed = selected.find((value) => !next.includes(value))
    setPicked(added ? `${added} selected` : `${removed} removed`)
    onChange(next)
  }

  const remove = (value: string) => change(selected.filter((other) => other !== value))
  const toggle = (value: string) => (selected.includes(value) ? remove(value) : change([...selected, value]))

  const chips = useMultipleSelection<string>({
    selectedItems: [...selected],
    onSelectedItemsChange: ({ selectedItems }) => change(selectedItems ?? []),
  })
  const box = useCombobox<string>({
    items: matches,
    inputId,
    inputValue: text,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) toggle(selectedItem)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) setPicked('')
      else setText('')
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes
      // Without a highlighted option Enter would close the list.
      if (type === types.InputKeyDownEnter && state.highlightedIndex === -1) return state
      // Enter picks the highlighted option, so the only match is highlighted.
      if (type === types.InputChange) {
        const isOnlyMatch = matching(changes.inputValue ?? '').length === 1
        return { ...changes, highlightedIndex: isOnlyMatch ? 0 : -1 }
      }
      // By default downshift also picks the highlighted option on blur.
      return type === types.InputBlur ? { ...changes, selectedItem: null } : changes
    },
  })

  /** Before a chip goes with the button that has focus: to the next chip's button, the one before, or the input. */
  function focusNeighbour(button: HTMLElement) {
    const buttons = [...(chipArea.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.indexOf(button)
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? chipArea.current?.querySelector('input')
    neighbour?.focus()
  }

  return (
    <div className="grid content-start gap-1.5">
      <label {...box.getLabelProps()} htmlFor={inputId} className="text-note font-medium">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div className="relative">
        <div
          className={cx(
            controlClass,
            'flex items-start gap-1.5 py-1.5 focus-within:outline-2 focus-within:outline-cedar focus-within:outline-offset-2',
            error && 'border-brick',
          )}
        >
          <div ref={chipArea} className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
            {selected.map((value, index) => (
              <span
                key={value}
                {...chips.getSelectedItemProps({
                  selectedItem: value,
                  index,
                  'aria-label': value,
                  className: 'inline-flex items-center gap-1 bg-travertine py-0.5 pr-1 pl-2 text-note',
                })}
              >
                {value}
                <button
                  type="button"
                  aria-label={`Remove ${value}`}
                  className="grid size-6 cursor-pointer place-items-center text-clay hover:text-ink"
                  data-remove
                  onClick={(event) => {
                    event.stopPropagation()
                    focusNeighbour(event.currentTarget)
                    remove(value)
                  }}
                >
                  <X size={14} strokeWidth={1.5} aria-hidden="true" />
                </button>
              </span>
            ))}
            <input
              {...box.getInputProps({
                ...chips.getDropdownProps({
                  preventKeyAction: box.isOpen,
                  ...(inputRef && { ref: inputRef }),
                }),
                // Close on Tab, before focus moves. The blur would close it while the body has focus, and Radix's focus
                // scope answers every removal of elements at that moment by focusing the dialog. While the list is
                // open the dropdown props hold no onKeyDown of their own (preventKeyAction).
                ...(box.isOpen && {
                  onKeyDown: ({ key }: KeyboardEvent) => key === 'Tab' && box.closeMenu(),
                }),
                // Not by downshift's onInputValueChange, which runs after a render: fast typing would lose letters.
                onChange: (event) => setText(event.currentTarget.value),
                placeholder: selected.length === 0 ? placeholder : undefined,
                'aria-invalid': error ? true : undefined,
                'aria-required': required || undefined,
                'aria-describedby': error ? noteId : undefined,
                className:
                  'min-h-8 w-24 min-w-24 flex-1 bg-transparent placeholder:text-clay focus:outline-none',
              })}
            />
          </div>
          <button
            {...box.getToggleButtonProps({
              type: 'button',
              'aria-label': `Show ${label.toLowerCase()}`,
              className: 'grid size-8 shrink-0 cursor-pointer place-items-center',
            })}
          >
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <ul
          {...box.getMenuProps({
            'aria-multiselectable': true,
            // Browsers make a scroll container a tab stop: Tab would enter the list, which blur then hides.
            tabIndex: -1,
            className: cx(
              'absolute inset-x-0 z-10 mt-1 max-h-64 overflow-y-auto border border-flint bg-steam py-1',
              !box.isOpen && 'hidden',
            ),
          })}
        >
          {box.isOpen &&
            matches.map((option, index) => (
              <li
                key={option}
                {...box.getItemProps({
                  item: option,
                  index,
                  'aria-selected': selected.includes(option),
                  className: cx(
                    'flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 text-ui',
                    box.highlightedIndex === index && highlightedClass,
                  ),
                })}
              >
                {option}
                {selected.includes(option) && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
              </li>
            ))}
          {box.isOpen && matches.length === 0 && <li className="px-3 py-2 text-clay">No match</li>}
        </ul>
        <ComboboxStatus isOpen={box.isOpen} count={matches.length} picked={picked} />
      </div>
      {error && (
        <p id={noteId} className="text-note text-brick">
          {error}
        </p>
      )}
    </div>
  )
}
