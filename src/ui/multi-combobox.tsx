import { useMultipleSelection } from 'downshift'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { cx } from '@/lib/cx'
import { normalizeText } from '@/lib/text'
import { ComboboxList, ComboboxToggle, useComboboxList } from './combobox-list'
import { controlClass, labelClass } from './input'

type Props = {
  label: string
  required?: boolean
  /** In the order of the list. */
  options: readonly string[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
  placeholder?: string
  /** What a chip shows in place of its value alone. */
  renderChip?: (value: string) => ReactNode
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

const labelOf = (option: string) => option

/**
 * A combobox with multiple selection. Selected values are removable chips in front of the input, also those that are
 * not among the options. The list stays open for the next pick.
 */
export function MultiCombobox(props: Props) {
  const { label, required, options, selected, onChange, placeholder, renderChip, error, inputRef } = props
  const inputId = useId()
  const noteId = useId()
  const chipArea = useRef<HTMLDivElement>(null)

  function change(next: string[]) {
    const added = next.find((value) => !selected.includes(value))
    const removed = selected.find((value) => !next.includes(value))
    list.announce(added ? `${added} selected` : `${removed} removed`)
    onChange(next)
  }

  const remove = (value: string) => change(selected.filter((other) => other !== value))
  const toggle = (value: string) => (selected.includes(value) ? remove(value) : change([...selected, value]))

  const chips = useMultipleSelection<string>({
    selectedItems: [...selected],
    onSelectedItemsChange: ({ selectedItems }) => change(selectedItems ?? []),
  })
  const list = useComboboxList<string>({
    inputId,
    find: (text) => options.filter((option) => normalizeText(option).includes(normalizeText(text).trim())),
    labelOf,
    // Enter picks the highlighted option, so the only match is highlighted.
    highlightsFirst: (_text, matches) => matches.length === 1,
    onPick: toggle,
    staysOpen: true,
  })
  const { box } = list

  /** Before a chip is removed with its focused button, moves focus to the next chip's button, the previous one or the input. */
  function focusNeighbour(button: HTMLElement) {
    const buttons = [...(chipArea.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
    const index = buttons.indexOf(button)
    const neighbour = buttons[index + 1] ?? buttons[index - 1] ?? chipArea.current?.querySelector('input')
    neighbour?.focus()
  }

  return (
    <div className="grid content-start gap-1.5">
      <label {...box.getLabelProps()} htmlFor={inputId} className={labelClass}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div className="relative">
        <div
          className={cx(
            controlClass,
            // With a line of chips it is as high as a field.
            'flex items-start py-[7px] focus-within:outline-2 focus-within:outline-cedar focus-within:outline-offset-2',
            error && 'border-brick',
          )}
        >
          <div ref={chipArea} className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 sm:gap-2">
            {selected.map((value, index) => (
              <span
                key={value}
                {...chips.getSelectedItemProps({
                  selectedItem: value,
                  index,
                  role: 'group',
                  'aria-label': value,
                  className: 'inline-flex h-7 items-center rounded-sm bg-line/45 pl-2 text-fine sm:text-note',
                })}
              >
                <span dir="auto">{renderChip ? renderChip(value) : value}</span>
                <button
                  type="button"
                  aria-label={`Remove ${value}`}
                  className="relative grid h-7 w-6 cursor-pointer place-items-center text-clay hover:text-ink sm:w-7 pointer-coarse:before:absolute pointer-coarse:before:-inset-x-2.5 pointer-coarse:before:-inset-y-2"
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
              dir="auto"
              {...box.getInputProps({
                ...chips.getDropdownProps({
                  onKeyDown: list.closeOnLeaving,
                  ...(inputRef && { ref: inputRef }),
                }),
                onChange: list.onChange,
                placeholder: selected.length === 0 ? placeholder : undefined,
                'aria-invalid': error ? true : undefined,
                'aria-required': required || undefined,
                'aria-describedby': error ? noteId : undefined,
                className: cx(
                  'min-h-7 w-24 min-w-24 flex-1 bg-transparent placeholder:text-clay focus:outline-none',
                  // Chips that fill a line get no empty line below them.
                  selected.length > 0 && 'not-focus:-ml-1.75 not-focus:w-1 not-focus:min-w-1',
                ),
              })}
            />
          </div>
          <ComboboxToggle box={box} label={label} className="-my-[7px] -mr-3 size-[42px] shrink-0" />
        </div>
        <ComboboxList list={list} labelOf={labelOf} isSelected={(option) => selected.includes(option)}>
          {(option) => (
            <>
              <span dir="auto">{option}</span>
              {selected.includes(option) && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
            </>
          )}
        </ComboboxList>
      </div>
      {error && (
        <p id={noteId} className="text-note text-brick">
          {error}
        </p>
      )}
    </div>
  )
}
