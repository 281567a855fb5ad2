import { type FormEvent, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { useNavigateFromHere } from '@/lib/use-navigate-from-here'
import { Button } from '@/ui/button'
import { Loading } from '@/ui/loading'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { useAuth } from './auth-context'
import { AuthField, AuthFrame } from './auth-frame'
import { NewPasswordFields, newPasswordError, reportInvalidField } from './new-password'
import type { SignInState } from './sign-in-state'
import { signUp } from './sign-up'
import { findStaff } from './staff'

/** Returns the message of the first rule that the input breaks, or null. */
function validationError(form: FormData): string | null {
  if (!findStaff(String(form.get('email')))) return 'Only authorized email addresses can sign up'
  return newPasswordError(form)
}

export const handle: PageHandle = { title: 'Create account' }

export function Component() {
  const { user, loading } = useAuth()
  const navigate = useNavigateFromHere()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  if (loading) return <Loading />
  // `busy`: with e-mail confirmation off, sign-up has a session for a moment, which must not redirect.
  if (user && !busy) return <Navigate to={paths.dashboard()} replace />

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (reportInvalidField(event.currentTarget)) return
    const form = new FormData(event.currentTarget)
    const invalidInput = validationError(form)
    setFailure(invalidInput)
    if (invalidInput) return
    setBusy(true)
    const error = await signUp(String(form.get('email')), String(form.get('password')))
    if (error) {
      setBusy(false)
      setFailure(error.message || 'Failed to create account')
    } else void navigate(paths.login(), { state: { created: true } satisfies SignInState })
  }

  return (
    <AuthFrame
      title="Create account"
      footer={
        <span>
          Already have an account? <TextLink to={paths.login()}>Sign in</TextLink>
        </span>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-8 lg:gap-10">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <AuthField label="Email" name="email" type="email" autoComplete="username" />
        <NewPasswordFields label="Password" />
        <Button type="submit" busy={busy} className="w-full">
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </AuthFrame>
  )
}
