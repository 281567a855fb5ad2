import { type FormEvent, useContext, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { hasUnsavedChanges } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { authErrorMessage } from '@/lib/supabase/auth-errors'
import { supabase } from '@/lib/supabase/client'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Loading } from '@/ui/loading'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { type SignOutReason, SignOutReasonContext, useAuth } from './auth-context'
import { AuthField, AuthFrame } from './auth-frame'
import { destinationOf, useSignInState } from './sign-in-state'
import { normalizeEmail, unauthorizedEmail } from './staff'

export const handle: PageHandle = { title: 'Sign in' }

/** Messages about a session that was refused or could not be renewed. */
const refusals: Partial<Record<SignOutReason & string, string>> = {
  'not-allowed': unauthorizedEmail,
  'no-answer':
    'The server does not answer. You are still signed in: this page goes on by itself as soon as it does.',
}

export function Component() {
  const { user, loading, signIn } = useAuth()
  const signInState = useSignInState()
  const { created, sessionEnded } = signInState
  const signOutReason = useContext(SignOutReasonContext)
  const email = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'signing in' | 'sending' | null>(null)
  /** The outcome of the last action; null before it. */
  const [outcome, setOutcome] = useState<{ tone: 'danger' | 'success'; text: string } | null>(null)
  const [isUsed, setUsed] = useState(false)

  if (loading) return <Loading />
  if (user) return <Navigate to={destinationOf(signInState)} replace />

  function begin(action: typeof busy) {
    setBusy(action)
    setUsed(true)
    setOutcome(null)
  }

  function fail({ message }: Error, fallback: string) {
    setOutcome({ tone: 'danger', text: message || fallback })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    begin('signing in')
    const error = await signIn(String(form.get('email')), String(form.get('password')))
    setBusy(null)
    if (error) fail(error, 'Failed to sign in')
  }

  async function recover() {
    // The browser focuses an empty field and says that it is required.
    if (!email.current?.reportValidity()) return
    begin('sending')
    const error = await requestRecovery(email.current.value)
    setBusy(null)
    if (error) fail(error, 'Failed to send the email')
    else setOutcome({ tone: 'success', text: recoverySent })
  }

  const refusal = signOutReason && !busy ? refusals[signOutReason] : null
  const said = outcome ?? (refusal ? { tone: 'danger' as const, text: refusal } : null)
  return (
    <AuthFrame
      title="Sign in"
      footer={
        <>
          <Button
            variant="plain"
            busy={busy !== null}
            onClick={() => void recover()}
            className="-ml-2 font-normal"
          >
            {busy === 'sending' ? 'Sending...' : 'Forgot your password?'}
          </Button>
          <TextLink to={paths.signup()} className="flex min-h-11 items-center">
            Create account
          </TextLink>
        </>
      }
    >
      <form onSubmit={submit} className="grid gap-8 lg:gap-10">
        {created && !isUsed && !said && (
          <Notice tone="success">
            <p>Account created successfully! You can now sign in.</p>
            <p className="mt-1 text-note text-clay">If you were sent a confirmation link, open it first.</p>
          </Notice>
        )}
        {sessionEnded && (
          <Notice>
            {sentences(
              'Your session ended.',
              hasUnsavedChanges() && 'Your unsaved changes are kept: sign in to go on.',
            )}
          </Notice>
        )}
        {said && <Notice tone={said.tone}>{said.text}</Notice>}
        <AuthField label="Email" ref={email} name="email" type="email" autoComplete="username" />
        <AuthField label="Password" name="password" type="password" autoComplete="current-password" />
        <Button type="submit" busy={busy !== null} className="w-full">
          {busy === 'signing in' ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </AuthFrame>
  )
}

/** What the page says whether or not the address has an account, as Supabase Auth answers. */
const recoverySent =
  'If this address has an account, an email with a link is on its way. Open the link to choose a new password.'

/** Asks for the mail whose link leads to the page that asks for a new password. Resolves to the error to show, or null. */
async function requestRecovery(email: string): Promise<Error | null> {
  // Where the link of Supabase's own template leads. Ours names the page itself.
  const redirectTo = window.location.origin + paths.choosePassword()
  const { error } = await supabase.auth.resetPasswordForEmail(normalizeEmail(email), { redirectTo })
  return error && new Error(authErrorMessage(error))
}
