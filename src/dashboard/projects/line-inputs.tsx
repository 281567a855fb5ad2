import { type KeyboardEvent, useId, useState } from 'react'
import type { ProjectLine } from '@/catalog/lines'
import { longestTag, toTag } from '@/catalog/tags'
import { canonicalText } from '@/lib/canonical-text'
import { cx } from '@/lib/cx'
import { controlClass } from '@/ui/input'

/** The look of the fields of a line: quiet until they are used. */
const quietClass =
  'text-ellipsis border-transparent bg-transparent hover:border-flint focus:border-flint focus:bg-steam @lines:min-h-9 @lines:px-2 @lines:py-1 @lines:text-note'

const mostPieces = 9999

type QuantityProps = {
  line: ProjectLine
  /** Called with every readable quantity while it is typed. */
  onChange: (quantity: number) => void
  /** The quantity is final: saved without waiting. */
  onDone: () => void
}

/** The number of pieces. Arrow keys and, on cards, two buttons change it by one. */
export function QuantityInput({ line: { tag, quantity }, onChange, onDone }: QuantityProps) {
  /** The text while it is not a quantity. */
  const [wrong, setWrong] = useState<string | null>(null)
  const noteId = useId()

  function read(text: string) {
    const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
    setWrong(value >= 1 ? null : text)
    if (value >= 1) onChange(value)
  }

  function step(by: number) {
    setWrong(null)
    onChange(Math.min(mostPieces, Math.max(1, quantity + by)))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, altKey } = event
    if (altKey) return
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault()
      step(key === 'ArrowUp' ? 1 : -1)
    }
    if (key === 'Escape' && wrong !== null) setWrong(null)
  }

  return (
    <div className="relative grid grid-cols-[2.75rem_2.25rem_2.75rem] items-center @lines:block">
      <StepButton label={`One less of ${tag}`} sign="−" isOff={quantity <= 1} onPress={() => step(-1)} />
      <input
        data-field="quantity"
        data-dirty={wrong !== null || undefined}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${tag}`}
        aria-invalid={wrong !== null || undefined}
        aria-describedby={wrong === null ? undefined : noteId}
        className={cx(
          controlClass,
          quietClass,
          'px-0.5! text-center tabular-nums @max-lines:min-h-9 @max-lines:py-1 @lines:px-2! @lines:text-right',
        )}
        value={wrong ?? String(quantity)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => read(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={onDone}
      />
      <StepButton
        label={`One more of ${tag}`}
        sign="+"
        isOff={quantity >= mostPieces}
        onPress={() => step(1)}
      />
      {wrong !== null && (
        // On a card the field is at the right edge.
        <InputNote id={noteId} className="right-0 @lines:right-auto">
          Write a whole number from 1 to 9,999
        </InputNote>
      )}
    </div>
  )
}

type StepProps = { label: string; sign: string; isOff: boolean; onPress: () => void }

function StepButton({ label, sign, isOff, onPress }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-11 shrink-0 cursor-pointer touch-manipulation place-items-center rounded-sm text-clay hover:bg-line/50 hover:text-ink active:bg-line/50 disabled:opacity-50 @lines:hidden"
    >
      <span aria-hidden="true" className="text-[1.25rem] leading-none">
        {sign}
      </span>
    </button>
  )
}

type TagProps = {
  line: ProjectLine
  /** Why a tag cannot be used, or null. */
  refuse: (tag: string) => string | null
  onChange: (tag: string) => void
}

/** The tag on drawings, in capitals. It is saved when it is left. */
export function TagInput({ line: { tag }, refuse, onChange }: TagProps) {
  const [text, setText] = useState<string | null>(null)
  const noteId = useId()
  const next = text === null ? tag : toTag(canonicalText(text))
  const refusal = text === null || next === tag ? null : next === '' ? 'Please enter a tag' : refuse(next)

  function save() {
    if (text === null || refusal !== null) return
    setText(null)
    if (next !== tag) onChange(next)
  }

  return (
    // On a card its edge reaches over the name below.
    <div className="relative focus-within:z-1">
      <input
        dir="auto"
        autoComplete="off"
        data-field="tag"
        data-dirty={text !== null || undefined}
        spellCheck={false}
        maxLength={longestTag}
        aria-label={`Tag of ${tag}`}
        aria-invalid={refusal !== null || undefined}
        aria-describedby={refusal === null ? undefined : noteId}
        className={cx(
          controlClass,
          quietClass,
          'pr-0! pl-2! uppercase @max-lines:field-sizing-content @max-lines:min-w-[53px] @max-lines:max-w-26 @max-lines:pt-4 @max-lines:pb-1 @max-lines:not-focus:text-clay @max-lines:not-focus:text-fine @lines:pr-2! @lines:font-medium',
        )}
        value={text ?? tag}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && setText(null)}
        onBlur={save}
      />
      {refusal !== null && (
        <InputNote id={noteId} className="left-0">
          {refusal}
        </InputNote>
      )}
    </div>
  )
}

type RoomProps = {
  line: ProjectLine
  /** The id of the list with the rooms used already. */
  listId: string
  onChange: (room: string | null) => void
}

/** The room, free text with those already used offered. It is saved when it is left. */
export function RoomInput({ line: { tag, room }, listId, onChange }: RoomProps) {
  const [text, setText] = useState<string | null>(null)

  function save() {
    if (text === null) return
    setText(null)
    const next = canonicalText(text).trim() || null
    if (next !== room) onChange(next)
  }

  return (
    <input
      dir="auto"
      autoComplete="off"
      data-field="room"
      data-dirty={text !== null || undefined}
      list={listId}
      maxLength={200}
      aria-label={`Room of ${tag}`}
      placeholder="Room"
      className={cx(
        controlClass,
        quietClass,
        '@lines:placeholder:text-transparent @lines:hover:placeholder:text-clay',
        // Chromium's arrow would cover the end of the room's name; typing and the arrow keys offer the rooms, too.
        '@lines:[&::-webkit-calendar-picker-indicator]:hidden!',
      )}
      value={text ?? room ?? ''}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && setText(null)}
      onBlur={save}
    />
  )
}

/** A message below a field, over what is there. */
const InputNote = ({ id, className, children }: { id: string; className: string; children: string }) => (
  <p
    id={id}
    role="alert"
    className={cx(
      'absolute top-full z-10 w-max max-w-56 bg-brick px-2 py-1 text-fine text-steam @lines:left-0',
      className,
    )}
  >
    {children}
  </p>
)
