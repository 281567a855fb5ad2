import Check from 'lucide-react/icons/check'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { copyText } from '@/lib/browser'
import { cx } from '@/lib/cx'

type Props = {
  text: string
  /** Completes the accessible name of the button: "Copy the configuration". */
  name: string
  /** Above the text. */
  label?: ReactNode
  /** The text is a prompt, which may be translated. */
  prose?: boolean
  className?: string
}

/** How long "Copied" is shown (ms). */
export const copiedFor = 2000

/** A text with a label that is longer than this (characters) is folded to its first lines. */
const longText = 800
/** The folded text ends with the last line that fits into this length (characters). */
const mostOfFolded = 500

type CopyState = 'idle' | 'copied' | 'failed'

const announcements: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Press Ctrl/Cmd+C',
}

/** A text with a copy button: beside it, or above it in a row with the label. */
export function CopyBlock({ text, name, label, prose, className }: Props) {
  const shown = useRef<HTMLElement>(null)
  const { state, copy } = useCopy(text, shown)
  const isLong = label !== undefined && text.length > longText
  const [isOpen, setOpen] = useState(false)
  const end = isLong && !isOpen ? text.lastIndexOf('\n', mostOfFolded) : -1
  const shownText = end > 0 ? text.slice(0, end).trimEnd() : text
  const word = state === 'copied' ? 'Copied' : 'Copy'
  const body = (
    <pre
      className={cx(
        'min-w-0 flex-1 whitespace-pre-wrap px-4 [overflow-wrap:anywhere]',
        label ? 'py-4' : 'py-2.5',
        prose ? 'font-sans text-ui leading-5.5' : 'font-mono text-fine leading-5',
      )}
    >
      {/* Configurations and commands work only as they are. */}
      <code ref={shown} className="font-[inherit]" {...(!prose && { translate: 'no' })}>
        <span>{withPlaceholders(shownText)}</span>
        {/* Still there for screen readers, and to be copied by keyboard. */}
        {shownText !== text && (
          <span className="sr-only whitespace-pre-wrap!">{text.slice(shownText.length)}</span>
        )}
      </code>
    </pre>
  )
  const frame = cx('relative border border-line bg-steam', prose && 'max-w-[45rem]', className)
  const action = (
    <span className="flex flex-wrap items-center justify-end">
      {state === 'failed' && (
        <span aria-hidden="true" className="px-2 text-note text-brick">
          {announcements.failed}
        </span>
      )}
      <button
        type="button"
        onClick={copy}
        aria-label={`${word} ${name}`}
        className="flex min-h-11 min-w-22 cursor-pointer items-center justify-end gap-1.5 px-4 text-note text-cedar -outline-offset-2 transition-colors duration-150 hover:text-ink"
      >
        {state === 'copied' && <Check size={16} strokeWidth={1.5} aria-hidden="true" />}
        <span>{word}</span>
      </button>
      <span role="status" className="sr-only">
        {announcements[state]}
      </span>
    </span>
  )
  return label ? (
    <div className={frame}>
      <div className="flex items-center justify-between gap-x-4 border-line border-b pl-4">
        <div className="min-w-0 flex-1 py-2 text-note text-clay">{label}</div>
        {action}
      </div>
      {body}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-center border-line border-t px-4 text-note text-cedar -outline-offset-2 hover:text-ink"
        >
          <span>{isOpen ? 'Show less' : 'Show all'}</span>
        </button>
      )}
    </div>
  ) : (
    <div className={cx(frame, 'flex items-start justify-between')}>
      {body}
      {action}
    </div>
  )
}

/** Highlights the placeholders, such as `<project-ref>`, and sets the names of tools between backticks as code. */
function withPlaceholders(text: string): ReactNode[] {
  return text.split(/(<[a-z-]+>|`[^`]+`)/).map((part, index) =>
    part.startsWith('`') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text: its parts are never reordered
      <span key={index} className="font-mono text-[0.92em] leading-none">
        {/* Copied with the text, but not to be seen. */}
        <span className="[font-size:0]">`</span>
        <span>{part.slice(1, -1)}</span>
        <span className="[font-size:0]">`</span>
      </span>
    ) : index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text: its parts are never reordered
      <mark key={index} className="bg-transparent text-cedar underline decoration-dotted underline-offset-4">
        {part}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <span key={index}>{part}</span>
    ),
  )
}

/** Copies a text. Where the clipboard is not available, selects the element `shown`, to be copied by keyboard. */
function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  // `count` changes with every copy, so that a second one restarts the timer.
  const [last, setLast] = useState<{ state: CopyState; text: string; count: number }>({
    state: 'idle',
    text,
    count: 0,
  })

  useEffect(() => {
    if (last.state !== 'copied') return
    const timer = setTimeout(() => setLast((now) => ({ ...now, state: 'idle' })), copiedFor)
    return () => clearTimeout(timer)
  }, [last])

  const copy = useCallback(async () => {
    const state = (await copyText(text)) ? 'copied' : 'failed'
    if (state === 'failed' && shown.current) window.getSelection()?.selectAllChildren(shown.current)
    setLast(({ count }) => ({ state, text, count: count + 1 }))
  }, [text, shown])

  // The state belongs to the text that was copied.
  return { state: last.text === text ? last.state : 'idle', copy }
}
