import { type FormEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Input } from '@/ui/input'
import { Loading } from '@/ui/loading'
import { Notice } from '@/ui/notice'
import { TextLink } from '@/ui/text-link'
import { useAuth } from './auth-context'
import { AuthFrame } from './auth-frame'
import type { SignInState } from './sign-in-state'
import { signUp } from './sign-up'
import { findStaff } from './staff'

/** In characters. The backend enforces the same: `minimum_password_length` in supabase/config.toml. */
export const minimumPasswordLength = 6

/** The first rule the input breaks, or null. */
function validationError(email: string, password: string, confirmation: string): string | null {
  if (!findStaff(email)) return 'Only authorized email addresses can sign up'
  if (password !== confirmation) return 'Passwords do not match'
  if (password.length < minimumPasswordLength)
    return `Password must be at least ${minimumPasswordLength} characters`
  return null
}

export const handle: PageHandle = { title: 'Create account' }

export function Component() {
  const { user, loading } = useAuth()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  if (loading) return <Loading />
  // `busy`: with e-mail confirmation off, sign-up has a session for a moment, which must not redirect.
  if (user && !busy) return <Navigate to={paths.dashboard()} replace />

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // noValidate, because minLength would be reported before the allow-list; empty and malformed fields are
    // still reported by the browser.
    const invalid = [...event.currentTarget.querySelectorAll('input')].find(
      ({ validity }) => validity.valueMissing || validity.typeMismatch,
    )
    if (invalid) return void invalid.reportValidity()
    const form = new FormData(event.currentTarget)
    const [email, password] = [String(form.get('email')), String(form.get('password'))]
    const invalidInput = validationError(email, password, String(form.get('confirmation')))
    setFailure(invalidInput)
    if (invalidInput) return
    setBusy(true)
    const error = await signUp(email, password)
    if (error) {
      setBusy(false)
      setFailure(error.message || 'Failed to create account')
    } else navigate(paths.login(), { state: { created: true } satisfies SignInState })
  }

  return (
    <AuthFrame
      title="Create account"
      footer={
        <>
          Already have an account? <TextLink to={paths.login()}>Sign in</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Field label="Email">
          {(control) => <Input {...control} name="email" type="email" required autoComplete="username" />}
        </Field>
        <Field label="Password" hint={`At least ${minimumPasswordLength} characters`}>
          {(control) => (
            <Input
              {...control}
              name="password"
              type="password"
              required
              minLength={minimumPasswordLength}
              autoComplete="new-password"
            />
          )}
        </Field>
        <Field label="Confirm password">
          {(control) => (
            <Input {...control} name="confirmation" type="password" required autoComplete="new-password" />
          )}
        </Field>
        <Button type="submit" disabled={busy} className="mt-2 w-full">
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </AuthFrame>
  )
}
