import { type FormEvent, useContext, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { hasUnsavedChanges } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { sentences } from '@/lib/text'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Loading } from '@/ui/loading'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { type SignOutReason, SignOutReasonContext, useAuth } from './auth-context'
import { AuthFrame } from './auth-frame'
import { type SignInState, useSignInState } from './sign-in-state'
import { unauthorizedEmail } from './staff'

export const handle: PageHandle = { title: 'Sign in' }

/** Messages about a session that was refused or could not be renewed. */
const refusals: Partial<Record<SignOutReason & string, string>> = {
  'not-allowed': unauthorizedEmail,
  'no-answer':
    'The server does not answer. You are still signed in: this page goes on by itself as soon as it does.',
}

export function Component() {
  const { user, loading, signIn } = useAuth()
  const { from, created, sessionEnded } = useSignInState()
  const signOutReason = useContext(SignOutReasonContext)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  if (loading) return <Loading />
  if (user) {
    const state: SignInState = from ? { from } : {}
    return <Navigate to={paths.dashboard()} replace state={state} />
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(null)
    const error = await signIn(String(form.get('email')), String(form.get('password')))
    setBusy(false)
    if (error) setFailure(error.message || 'Failed to sign in')
  }

  const message = failure ?? (signOutReason && !busy ? refusals[signOutReason] : null)
  return (
    <AuthFrame
      title="Sign in"
      footer={
        <>
          No account yet? <TextLink to={paths.signup()}>Sign up</TextLink>
        </>
      }
    >
      <form onSubmit={submit} className="grid gap-5">
        {created && (
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
        {message && <Notice tone="danger">{message}</Notice>}
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" required autoComplete="username" />}
        </Field>
        <Field label="Password">
          {(control) => (
            <Input {...control} name="password" type="password" required autoComplete="current-password" />
          )}
        </Field>
        <Button type="submit" busy={busy} className="mt-2 w-full">
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </AuthFrame>
  )
}
