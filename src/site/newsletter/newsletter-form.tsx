import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { reloadIfAnswered } from '@/lib/browser'
import { cx } from '@/lib/cx'
import { logError } from '@/lib/errors'
import { useHydrated } from '@/site/shared/use-hydrated'

/** How long the success message stays (ms). */
const successDuration = 5000

/** The format that the database accepts. */
const addressFormat = /^(?=.{1,254}$)(?![=+-])[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Invisible characters, which come along with a copied address. The database refuses them. */
const invisible = /[\p{Cc}\p{Cf}]/gu

type Message = { tone: 'success' | 'error'; text: string; isInvalid?: boolean | undefined }

const thanks: Message = { tone: 'success', text: 'Thank you for subscribing!' }
const failed = (text: string, isInvalid?: boolean): Message => ({ tone: 'error', text, isInvalid })
const unexpected = failed('Something went wrong. Please try again.')

type Props = {
  /** Called after an address is stored; not if the honeypot was filled in. */
  onSubscribed?: () => void
}

/**
 * The newsletter form of the footer. Its button is disabled until the form is hydrated: the browser would otherwise
 * submit it by itself, as a GET request with the address in the URL.
 */
export function NewsletterForm({ onSubscribed }: Props) {
  const hydrated = useHydrated()
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)
  const field = useRef<HTMLInputElement>(null)
  /** The focused element at submit. Disabling it takes its focus away, so it is given back afterwards. */
  const sentFrom = useRef<Element | null>(null)
  const noteId = useId()

  // After a reload by `attempt`: puts the typed address back, to be sent with the new code.
  useEffect(() => {
    const { email, ...state } = window.history.state ?? {}
    if (!email || !field.current) return
    window.history.replaceState(state, '')
    field.current.value = email
    field.current.focus()
    setMessage(unexpected)
  }, [])

  useEffect(() => {
    if (message?.tone !== 'success') return
    const timer = setTimeout(() => setMessage(null), successDuration)
    return () => clearTimeout(timer)
  }, [message])

  useEffect(() => {
    if (busy || !sentFrom.current) return
    const target = message?.tone === 'error' ? field.current : sentFrom.current
    // Focus that the visitor has moved elsewhere stays there. Not every browser takes focus from a disabled element.
    const { activeElement, body } = document
    const hasStayed = activeElement === body || activeElement === sentFrom.current
    if (hasStayed && target instanceof HTMLElement) target.focus()
    sentFrom.current = null
  }, [busy, message])

  /** Validates and stores an address. Returns the message to show; failures are logged. */
  async function attempt(email: string, isBot: boolean): Promise<Message> {
    if (!email) return failed('Please enter your email address', true)
    if (!addressFormat.test(email)) return failed('Please enter a valid email address', true)
    if (isBot) return thanks
    try {
      // Imported on first use: it brings the backend's client, which most visitors never need.
      const queries = await import('./newsletter-queries').catch(async (error) => {
        // Kept in the history entry, because storage may be blocked.
        await reloadIfAnswered(() => window.history.replaceState({ ...window.history.state, email }, ''))
        throw error
      })
      if (!(await queries.subscribe(email))) return failed('This email is already subscribed!')
      onSubscribed?.()
      return thanks
    } catch (error) {
      logError(error)
      return unexpected
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = String(form.get('email')).replace(invisible, '').trim().toLowerCase()
    // A copied mail link.
    const email = typed.replace(/^mailto:\s*/, '')
    const isBot = form.get('website') !== ''
    sentFrom.current = document.activeElement
    setBusy(true)
    setMessage(null)
    const result = await attempt(email, isBot)
    setBusy(false)
    setMessage(result)
    if (result.tone === 'success' && field.current) field.current.value = ''
  }

  return (
    <form noValidate onSubmit={submit} className="min-w-0 lg:max-w-md">
      <label htmlFor={`${noteId}-email`} className="font-display text-lead">
        Newsletter
      </label>
      <div
        className={cx(
          // Two pixels on focus: after an error the one-pixel line already has that color.
          'mt-3 flex border-b unscripted:not-focus-within:hidden focus-within:-mb-px focus-within:border-b-2 focus-within:border-ember',
          message?.tone === 'error' ? 'border-ember' : 'border-sand',
        )}
      >
        <input
          ref={field}
          id={`${noteId}-email`}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          disabled={busy}
          aria-describedby={message?.tone === 'error' ? `${noteId}-error ${noteId}` : noteId}
          aria-invalid={message?.isInvalid}
          onChange={() => message?.tone === 'error' && setMessage(null)}
          className="min-h-12 min-w-0 flex-1 bg-transparent placeholder:text-sand focus:outline-hidden disabled:opacity-60"
        />
        {/* Honeypot: hidden from people, filled in by bots. */}
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <button
          type="submit"
          disabled={busy || !hydrated}
          aria-label={busy ? 'Subscribing' : undefined}
          className="min-h-12 cursor-pointer pl-3 text-steam hover:text-ember disabled:cursor-default"
        >
          {busy ? '...' : 'Subscribe'}
        </button>
      </div>
      <p className="mt-3 hidden unscripted:block">Subscribing needs JavaScript, which has not run.</p>
      <p id={noteId} className="mt-3 max-w-[19rem] text-note text-sand">
        Occasional notes on bathing culture. Unsubscribe any time.
      </p>
      <div className="mt-2 min-h-6 text-ui">
        {/* Present before its message: a screen reader may miss a status that appears together with its text. */}
        <p role="status" className="flex gap-2">
          {message?.tone === 'success' && (
            <>
              <Check size={18} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
              {/* An element, because browser translation replaces text nodes, which React could then not remove. */}
              <span>{message.text}</span>
            </>
          )}
        </p>
        {message?.tone === 'error' && (
          <p id={`${noteId}-error`} role="alert" className="flex gap-2 text-ember">
            <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>{message.text}</span>
          </p>
        )}
      </div>
    </form>
  )
}
