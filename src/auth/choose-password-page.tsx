import { type FormEvent, useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { focusHeading } from '@/lib/browser'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { Button } from '@/ui/button'
import { Loading } from '@/ui/loading'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { useAuth } from './auth-context'
import { AuthFrame } from './auth-frame'
import { accountOf, choosePassword, isUsable, openLink } from './choose-password'
import { NewPasswordFields, newPasswordError, reportInvalidField } from './new-password'
import { type SignInState, useSignInState } from './sign-in-state'

export const handle: PageHandle = { title: 'Choose a password' }

/** The page of every mailed link. It asks for a new password because a stranger may have signed up with the address. */
export function Component() {
  const { user, loading } = useAuth()
  const { link } = useSignInState()
  const navigate = useNavigateFromHere()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // A link pasted into this page loads no document, so takeMailedLink would not run.
    const reload = () => window.location.reload()
    window.addEventListener('hashchange', reload)
    return () => window.removeEventListener('hashchange', reload)
  }, [])

  // The notice about the unusable link replaces the form, whose button has focus.
  const isRefused = busy && link !== undefined && !isUsable(link)
  useEffect(() => {
    if (isRefused) focusHeading()
  }, [isRefused])

  if (loading) return <Loading />
  if (!link && user) return <Navigate to={paths.dashboard()} replace />

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!link || reportInvalidField(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    const invalidInput = newPasswordError(form)
    setFailure(invalidInput)
    if (invalidInput) return
    setBusy(true)
    const opened = await openLink(link)
    if (opened instanceof Error) return fail(opened)
    // A token works once. Keep the session instead, for another attempt or a reload.
    const state: SignInState = { link: opened }
    void navigate(paths.choosePassword(), { replace: true, state })
    if (!isUsable(opened)) return
    const error = await choosePassword(String(form.get('password')))
    if (error) return fail(error)
    void navigate(paths.dashboard(), { replace: true })
  }

  function fail({ message }: Error) {
    setBusy(false)
    setFailure(message || 'Failed to save the password')
  }

  const account = accountOf(link ?? '')
  return (
    <AuthFrame
      title="Choose a password"
      footer={
        <span>
          Chosen before? <TextLink to={paths.login()}>Sign in</TextLink>
        </span>
      }
    >
      {link && isUsable(link) ? (
        <form noValidate onSubmit={submit} className="grid gap-8 lg:gap-10">
          <p className="text-clay">
            {`It replaces any password given for ${account ?? 'your address'} before.`}
          </p>
          {user && user.email !== account && !busy && (
            <Notice>
              {`You are signed in as ${user.email}. Saving a password here signs in the account of this link instead.`}
            </Notice>
          )}
          {failure && <Notice tone="danger">{failure}</Notice>}
          <NewPasswordFields label="New password" />
          <Button type="submit" busy={busy} className="w-full">
            {busy ? 'Saving...' : 'Save password'}
          </Button>
        </form>
      ) : link ? (
        <Notice tone="danger">
          <p>This link has expired or was used before.</p>
          <p className="mt-1 text-note">
            To be sent a new one, press "Forgot your password?" on the page to{' '}
            <TextLink to={paths.login()}>sign in</TextLink>, or{' '}
            <TextLink to={paths.signup()}>sign up</TextLink> again if you never had a password.
          </p>
        </Notice>
      ) : (
        <Notice>Open the link in your email to choose a password.</Notice>
      )}
    </AuthFrame>
  )
}
