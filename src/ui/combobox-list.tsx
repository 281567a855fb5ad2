import { type UseComboboxReturnValue, useCombobox } from 'downshift'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '@/lib/cx'
import { popupClass } from './input'
import { VisuallyHidden } from './visually-hidden'

/** The highlighted option: a bar at its left. Forced colors, which drop shadows, draw an outline. */
export const highlightedClass =
  'bg-travertine shadow-[inset_3px_0_theme(colors.cedar)] forced-colors:outline-2 forced-colors:-outline-offset-2'

type Options<Item> = {
  inputId: string
  /** Returns the options that match a text, in the order of the list. */
  find: (text: string) => readonly Item[]
  labelOf: (item: Item) => string
  /** Returns whether typing highlights the first of these matches, so that Enter picks it. */
  highlightsFirst: (text: string, matches: readonly Item[]) => boolean
  onPick: (item: Item) => void
  /** A pick leaves the list open, for the next one. Escape, Tab or a press outside close it. */
  staysOpen?: boolean
}

/** The state of a combobox that picks one option at a time and keeps none. A pick clears the text and closes the list. */
export function useComboboxList<Item>(options: Options<Item>) {
  const { inputId, find, labelOf, highlightsFirst, onPick, staysOpen = false } = options
  const [text, setText] = useState('')
  const [announcement, announce] = useState('')
  const matches = find(text)
  const box = useCombobox<Item>({
    inputId,
    items: [...matches],
    itemToString: (item) => (item ? labelOf(item) : ''),
    inputValue: text,
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      setText('')
      onPick(selectedItem)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (isOpen) announce('')
      else setText('')
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes
      // Without a highlighted option Enter would close the list.
      if (type === types.InputKeyDownEnter && state.highlightedIndex === -1) return state
      if (type === types.InputChange) {
        const next = changes.inputValue ?? ''
        return { ...changes, highlightedIndex: highlightsFirst(next, find(next)) ? 0 : -1 }
      }
      const isPick = type === types.InputKeyDownEnter || type === types.ItemClick
      if (isPick && staysOpen && changes.selectedItem) {
        // The text is cleared, so the list has all options again.
        const highlightedIndex = find('').indexOf(changes.selectedItem)
        return { ...changes, isOpen: true, highlightedIndex }
      }
      // By default downshift also picks the highlighted option on blur.
      return type === types.InputBlur ? { ...changes, selectedItem: null } : changes
    },
  })

  /** Changes the text at once. downshift's onInputValueChange runs after a render: fast typing would lose letters. */
  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    announce('')
    setText(currentTarget.value)
  }

  /**
   * Closes the list on Tab, before focus moves. During the blur it would be too late: Radix's focus scope answers a
   * removal of elements at that moment by focusing the dialog. Ctrl Enter, which submits a form, closes it and picks nothing.
   */
  function closeOnLeaving({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) {
    const isSubmit = key === 'Enter' && (ctrlKey || metaKey)
    if (isSubmit) Object.assign(nativeEvent, { preventDownshiftDefault: true })
    if (key === 'Tab' || isSubmit) box.closeMenu()
  }

  return { box, matches, announcement, announce, onChange, closeOnLeaving }
}

/** The button that opens and closes the list. */
export function ComboboxToggle<Item>({
  box,
  label,
  className,
}: {
  box: UseComboboxReturnValue<Item>
  label: string
  className: string
}) {
  return (
    <button
      {...box.getToggleButtonProps({
        type: 'button',
        'aria-label': `Show ${label.toLowerCase()}`,
        className: cx('grid cursor-pointer place-items-center', className),
      })}
    >
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" className="text-clay" />
    </button>
  )
}

type ListProps<Item> = {
  list: ReturnType<typeof useComboboxList<Item>>
  labelOf: (item: Item) => string
  /** For a list with multiple selection: whether an option is selected. */
  isSelected?: (item: Item) => boolean
  children: (item: Item) => ReactNode
}

/** The list of options below the input. A screen reader hears how many options match, and then what was picked. */
export function ComboboxList<Item>({ list, labelOf, isSelected, children }: ListProps<Item>) {
  const { box, matches, announcement } = list
  const found = matches.length === 0 ? 'No match' : `${matches.length} found`
  const menu = useRef<HTMLUListElement>(null)
  // Below the last field of a dialog the list opens, and grows, out of sight. jsdom has no scrollIntoView.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of matches changes the height.
  useEffect(() => {
    if (box.isOpen) menu.current?.scrollIntoView?.({ block: 'nearest' })
  }, [box.isOpen, matches.length])
  return (
    <>
      <ul
        {...box.getMenuProps({
          ref: menu,
          'aria-multiselectable': isSelected && true,
          // Browsers make a scroll container a tab stop: Tab would enter the list, which blur then hides.
          tabIndex: -1,
          className: cx(
            popupClass,
            'absolute inset-x-0 z-10 mt-1 max-h-64 overflow-y-auto py-1',
            !box.isOpen && 'hidden',
          ),
        })}
      >
        {box.isOpen &&
          matches.map((item, index) => (
            <li
              key={labelOf(item)}
              {...box.getItemProps({
                item,
                index,
                ...(isSelected && { 'aria-selected': isSelected(item) }),
                className: cx(
                  'flex min-h-10 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-3 py-1 text-ui',
                  box.highlightedIndex === index && highlightedClass,
                ),
              })}
            >
              {children(item)}
            </li>
          ))}
        {box.isOpen && matches.length === 0 && <li className="px-3 py-2 text-clay">No match</li>}
      </ul>
      {/* Always mounted: screen readers announce what changes. */}
      <VisuallyHidden role="status">{announcement || (box.isOpen && found)}</VisuallyHidden>
    </>
  )
}
