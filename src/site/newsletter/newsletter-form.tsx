import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

/** The success message stays this long (ms). */
export const successDuration = 5000
/** Nobody has read and filled in the form this soon after it appeared (ms); programs have. */
export const minimumTime = 800

const addressFormat = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Message = { tone: 'success' | 'error'; text: string }

const thanks: Message = { tone: 'success', text: 'Thank you for subscribing!' }
const failed = (text: string): Message => ({ tone: 'error', text })

type Props = {
  /** Called after an address has been stored, not for one a program left. */
  onSubscribed?: () => void
}

/** The newsletter line of the footer. */
export function NewsletterForm({ onSubscribed }: Props) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const shownAt = useRef(0)
  /** What had focus when the form was sent: a disabled field or button cannot keep it. */
  const sentFrom = useRef<Element | null>(null)
  const noteId = useId()

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])

  useEffect(() => {
    if (message?.tone !== 'success') return
    const timer = setTimeout(() => setMessage(null), successDuration)
    return () => clearTimeout(timer)
  }, [message])

  useEffect(() => {
    if (busy || !sentFrom.current) return
    const target = message?.tone === 'error' ? field.current : sentFrom.current
    if (target instanceof HTMLElement) target.focus()
    sentFrom.current = null
  }, [busy, message])

  /** What to say after an attempt. */
  async function attempt(email: string, isProgram: boolean): Promise<Message> {
    if (!email) return failed('Please enter your email address')
    if (!addressFormat.test(email)) return failed('Please enter a valid email address')
    if (isProgram) return thanks
    try {
      // With the backend's client, loaded here and not before: most visitors never need it.
      const { subscribe } = await import('./newsletter-queries')
      if (!(await subscribe(email))) return failed('This email is already subscribed!')
      onSubscribed?.()
      return thanks
    } catch (error) {
      console.error(error)
      return failed('Something went wrong. Please try again.')
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const email = String(form.get('email')).trim().toLowerCase()
    const isProgram = form.get('website') !== '' || performance.now() - shownAt.current < minimumTime
    sentFrom.current = document.activeElement
    setBusy(true)
    setMessage(null)
    const result = await attempt(email, isProgram)
    setBusy(false)
    setMessage(result)
    if (result.tone === 'success' && field.current) field.current.value = ''
  }

  return (
    <form noValidate onSubmit={submit} className="min-w-0 max-w-md">
      <label htmlFor={`${noteId}-email`} className="font-display text-lead">
        Newsletter
      </label>
      <div className="mt-3 flex border-sand border-b focus-within:border-ember">
        <input
          ref={field}
          id={`${noteId}-email`}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your email address"
          disabled={busy}
          aria-describedby={message?.tone === 'error' ? `${noteId}-error ${noteId}` : noteId}
          aria-invalid={message?.tone === 'error' || undefined}
          onChange={() => message?.tone === 'error' && setMessage(null)}
          className="min-h-12 min-w-0 flex-1 bg-transparent placeholder:text-sand focus:outline-hidden disabled:opacity-60"
        />
        {/* People do not see this field; programs fill it in. */}
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" className="hidden" />
        <button
          type="submit"
          disabled={busy}
          aria-label={busy ? 'Subscribing' : undefined}
          className="min-h-12 cursor-pointer px-3 text-ember hover:text-steam disabled:cursor-default"
        >
          {busy ? '...' : 'Subscribe'}
        </button>
      </div>
      <p id={noteId} className="mt-3 text-[0.875rem] text-sand">
        Occasional notes on bathing culture. Unsubscribe any time.
      </p>
      <div className="mt-2 min-h-6 text-[0.9375rem]">
        {message?.tone === 'success' && <p role="status">{message.text}</p>}
        {message?.tone === 'error' && (
          <p id={`${noteId}-error`} role="alert">
            {message.text}
          </p>
        )}
      </div>
    </form>
  )
}
