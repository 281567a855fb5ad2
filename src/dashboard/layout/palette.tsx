import * as Radix from '@radix-ui/react-dialog'
import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { equipmentListQuery } from '@/catalog/queries/equipment-queries'
import { matchedParts, type Word, wordsOf } from '@/catalog/search-words'
import { cx } from '@/lib/cx'
import { messageOf } from '@/lib/errors'
import { formatNumber } from '@/lib/format'
import { IconButton } from '@/ui/button'
import { highlightedClass } from '@/ui/combobox-list'
import { DialogOverlay, useReturnFocus } from '@/ui/modal'
import { CategorySquare } from './category-square'
import { findEntries, type PaletteEntry, prepareItems } from './palette-entries'
import type { Command } from './use-commands'

/** The list shows this many entries at least. If there are more, their number stands below it: it may have to be scrolled. */
const shownWhole = 10

type Props = { actions: readonly Command[]; onClose: () => void }

/** The command palette: finds screens, items and actions by a part of their name. */
export function Palette({ actions, onClose }: Props) {
  const navigate = useNavigate()
  // Read now: downshift focuses the box before the dialog reads the focused element.
  const [opener] = useState(() => document.activeElement)
  const returnFocus = useReturnFocus(() =>
    opener instanceof HTMLElement && opener.isConnected ? opener : null,
  )
  const [query, setQuery] = useState('')
  const { data: list, error, isFetching } = useQuery(equipmentListQuery)
  const items = useMemo(() => prepareItems(list?.items ?? []), [list])
  const { entries, count } = useMemo(() => findEntries(query, actions, items), [query, actions, items])
  const words = useMemo(() => wordsOf(query), [query])
  const groups = [...new Set(entries.map(({ group }) => group))]
  const headingId = useId()
  const isCut = entries.length < count
  const shown = isCut ? `${formatNumber(entries.length)} of ${formatNumber(count)}` : entries.length
  /** Why items may be missing from the result. An empty query lists no items anyway. */
  const missing = query.trim() !== '' && !list?.isComplete && equipmentState(error, isFetching)
  const isCounted = entries.length > shownWhole || Boolean(missing)

  const box = useCombobox<PaletteEntry>({
    items: entries,
    itemToString: (entry) => entry?.label ?? '',
    isOpen: true,
    inputValue: query,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    stateReducer({ highlightedIndex }, { type, changes }) {
      // By default downshift also picks the highlighted option on blur: Tab would run it.
      if (type === useCombobox.stateChangeTypes.InputBlur) return { ...changes, selectedItem: null }
      // A list that gets shorter slips away from a resting pointer. Enter still takes the highlighted option.
      if (type === useCombobox.stateChangeTypes.MenuMouseLeave) return { ...changes, highlightedIndex }
      return changes
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  })

  const chosen = useRef<PaletteEntry | null>(null)

  function choose(entry: PaletteEntry) {
    chosen.current = entry
    onClose()
  }

  /** Runs the entry after focus has returned, so that a dialog it opens later returns focus to the same element. */
  function act(event: Event) {
    returnFocus.onCloseAutoFocus(event)
    const entry = chosen.current
    if (!entry) return
    if ('to' in entry) navigate(entry.to)
    else entry.run()
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={document.body}>
        <DialogOverlay />
        <Radix.Content
          onOpenAutoFocus={returnFocus.onOpenAutoFocus}
          onCloseAutoFocus={act}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-rise flex-col bg-steam text-ink focus:outline-none md:inset-x-4 md:top-[7svh] md:bottom-auto md:mx-auto md:max-h-[86svh] md:max-w-xl forced-colors:border"
        >
          <Radix.Title className="sr-only">Go to</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b px-5 md:px-4">
            <Search size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-clay" />
            <input
              dir="auto"
              {...box.getInputProps({
                'aria-label': 'Screen, item or action',
                placeholder: 'Screen, item or action',
                // Not by downshift's onInputValueChange, which runs after a render: fast typing would lose letters.
                onChange: (event) => setQuery(event.currentTarget.value),
                onKeyDown: (event) => {
                  if (event.key === 'Escape') onClose()
                },
              })}
              // downshift keeps the id of an option that is no longer rendered.
              {...(entries.length === 0 && { 'aria-activedescendant': undefined })}
              className="min-h-14 min-w-0 flex-1 bg-transparent text-body placeholder:text-clay focus:outline-none"
            />
            {/* On a phone the palette leaves nothing of the page to press. */}
            <Radix.Close asChild>
              <IconButton aria-label="Close" className="-mr-4 shrink-0 md:hidden">
                <X size={20} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div
            {...box.getMenuProps({ 'aria-label': 'Found', tabIndex: -1 })}
            // Rows and headings have one height: a longer list ends below the thirteenth, in the air above the next one.
            className="md:max-h-119 min-h-0 snap-y overflow-y-auto pb-2 max-md:fading-end max-md:pb-6"
          >
            {groups.map((group, place) => (
              // biome-ignore lint/a11y/useSemanticElements: a list of options has no fieldset.
              <div key={group} role="group" aria-labelledby={`${headingId}-${place}`}>
                <p
                  id={`${headingId}-${place}`}
                  role="presentation"
                  className="flex min-h-11 snap-start items-end px-5 pb-1.5 text-clay text-fine md:min-h-9 md:px-4"
                >
                  {group}
                </p>
                {entries.map(
                  (entry, index) =>
                    entry.group === group && (
                      <div
                        key={entry.id}
                        {...box.getItemProps({ item: entry, index })}
                        className={cx(
                          // Scrolled to, the first entry shows its heading.
                          'grid min-h-12 cursor-pointer snap-start scroll-mt-11 grid-cols-[18px_minmax(0,1fr)] content-center gap-x-3 px-5 text-ui max-md:py-2 max-md:leading-5.25 md:min-h-9 md:scroll-mt-9 md:px-4',
                          box.highlightedIndex === index && highlightedClass,
                        )}
                      >
                        {/* All labels begin below the typed text. */}
                        <span className="flex h-[1lh] items-center text-clay">
                          {entry.icon && <entry.icon size={18} strokeWidth={1.5} aria-hidden="true" />}
                          {entry.category !== undefined && <CategorySquare category={entry.category} />}
                        </span>
                        {/* On a phone the note stands below the label, so that it takes nothing from it. */}
                        <span className="flex min-w-0 flex-col sm:flex-row sm:items-baseline sm:gap-x-3">
                          <span dir="auto" className={cx('sm:truncate', entry.isPlanned && 'text-clay')}>
                            <Marked words={words}>{entry.label}</Marked>
                          </span>
                          {entry.note && (
                            <span
                              className={cx(
                                'truncate text-clay text-fine sm:ml-auto sm:shrink-0',
                                // Keys look like keys.
                                group === 'Actions' &&
                                  'rounded-sm border border-line px-1.5 text-tiny leading-5 max-sm:hidden',
                              )}
                            >
                              <Marked words={group === 'Brand or model' ? words : []}>{entry.note}</Marked>
                            </span>
                          )}
                        </span>
                      </div>
                    ),
                )}
              </div>
            ))}
          </div>
          <div
            className={cx(
              'flex items-baseline gap-x-4 px-5 text-clay text-ui md:px-4 md:text-fine',
              entries.length === 0
                ? 'pb-4'
                : isCounted
                  ? 'border-line border-t py-3'
                  : 'md:border-line md:border-t md:py-3',
            )}
          >
            <p role="status" className={cx(!isCounted && entries.length > 0 && 'sr-only')}>
              {[entries.length > 0 && `${shown} found`, missing].filter(Boolean).join('. ') ||
                'Nothing found'}
            </p>
            <p aria-hidden="true" className="ml-auto flex shrink-0 gap-x-4 max-md:hidden">
              {entries.length > 0 && <span>Enter to open</span>}
              <span>Esc to close</span>
            </p>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A text whose letters that match stand out. All parts are elements, so that they can change on a translated page. */
function Marked({ words, children }: { words: readonly Word[]; children: string }) {
  return matchedParts(children, words).map((part, place) => {
    const isMatch = place % 2 === 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={place} className={cx(isMatch && 'font-medium text-ink')}>
        {part}
      </span>
    )
  })
}

/** Describes why the list of equipment is incomplete; null if it is not. */
function equipmentState(error: Error | null, isFetching: boolean): string | null {
  if (isFetching) return 'Loading equipment...'
  return error && `Error loading equipment: ${messageOf(error)}`
}
