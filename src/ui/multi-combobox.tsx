import { useCombobox, useMultipleSelection } from 'downshift'
import { Check, ChevronDown, X } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { cx } from '@/lib/cx'
import { controlClass } from './input'

type Props = {
  label: string
  required?: boolean
  /** All choices, in order. */
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
  placeholder?: string
  error?: string | undefined
  disabled?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/**
 * Picks several of a list by typing or clicking; what is picked stands before the field as removable chips.
 * A picked value that is not among the options keeps its chip until it is removed.
 */
export function MultiCombobox(props: Props) {
  const {
    label,
    required,
    options,
    selected,
    onChange,
    placeholder,
    error,
    disabled = false,
    inputRef,
  } = props
  const [text, setText] = useState('')
  const inputId = useId()
  const noteId = useId()
  const wanted = text.trim().toLowerCase()
  const shown = options.filter((option) => option.toLowerCase().includes(wanted))

  const remove = (value: string) => onChange(selected.filter((other) => other !== value))
  const toggle = (value: string) =>
    selected.includes(value) ? remove(value) : onChange([...selected, value])

  const chips = useMultipleSelection<string>({
    selectedItems: [...selected],
    onSelectedItemsChange: ({ selectedItems }) => onChange(selectedItems ?? []),
  })
  const box = useCombobox<string>({
    items: shown,
    inputId,
    inputValue: text,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) toggle(selectedItem)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setText('')
    },
    // Stay open after a choice: several are usual.
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes
      if (type === types.InputKeyDownEnter || type === types.ItemClick) {
        return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex, inputValue: '' }
      }
      // Leaving the field only closes it: choosing takes Enter or a click.
      return type === types.InputBlur ? { ...changes, selectedItem: null } : changes
    },
  })

  return (
    <div className="grid content-start gap-1.5">
      <label {...box.getLabelProps()} htmlFor={inputId} className="text-[0.875rem] font-medium">
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
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
            {selected.map((value, index) => (
              <span
                key={value}
                {...chips.getSelectedItemProps({
                  selectedItem: value,
                  index,
                  'aria-label': value,
                  className: 'inline-flex items-center gap-1 bg-travertine py-0.5 pr-1 pl-2 text-[0.875rem]',
                })}
              >
                {value}
                <button
                  type="button"
                  aria-label={`Remove ${value}`}
                  disabled={disabled}
                  className="grid size-6 cursor-pointer place-items-center text-clay hover:text-ink"
                  onClick={(event) => {
                    event.stopPropagation()
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
                disabled,
                // Not through the library's state, which arrives a render later: fast typing would lose letters.
                onChange: (event) => setText(event.currentTarget.value),
                placeholder: selected.length === 0 ? placeholder : undefined,
                'aria-invalid': error ? true : undefined,
                'aria-required': required || undefined,
                'aria-describedby': error ? noteId : undefined,
                className: 'min-h-8 min-w-24 flex-1 bg-transparent placeholder:text-clay focus:outline-none',
              })}
            />
          </div>
          <button
            {...box.getToggleButtonProps({
              type: 'button',
              disabled,
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
            className: cx(
              'absolute inset-x-0 z-10 mt-1 max-h-64 overflow-y-auto border border-flint bg-steam py-1',
              !box.isOpen && 'hidden',
            ),
          })}
        >
          {box.isOpen &&
            shown.map((option, index) => (
              <li
                key={option}
                {...box.getItemProps({
                  item: option,
                  index,
                  'aria-selected': selected.includes(option),
                  className: cx(
                    'flex min-h-10 cursor-pointer items-center justify-between gap-4 px-3 text-[0.9375rem]',
                    box.highlightedIndex === index && 'bg-travertine',
                  ),
                })}
              >
                {option}
                {selected.includes(option) && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
              </li>
            ))}
          {box.isOpen && shown.length === 0 && <li className="px-3 py-2 text-clay">No match</li>}
        </ul>
      </div>
      {error && (
        <p id={noteId} className="text-[0.875rem] text-brick">
          {error}
        </p>
      )}
    </div>
  )
}
