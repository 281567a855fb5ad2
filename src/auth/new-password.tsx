import { AuthField } from './auth-frame'

/** In characters. The backend enforces the same: `minimum_password_length` in supabase/config.toml. */
const minimumPasswordLength = 6

/** Returns the message of the first rule that a new password breaks, or null. */
export function newPasswordError(form: FormData): string | null {
  const password = String(form.get('password'))
  if (password !== form.get('confirmation')) return 'Passwords do not match'
  if (password.length < minimumPasswordLength)
    return `Password must be at least ${minimumPasswordLength} characters`
  return null
}

/**
 * Makes the browser report the first empty or malformed field of a `noValidate` form. Returns whether there is one. The
 * forms report a short password themselves, because the browser would report it before the allow-list.
 */
export function reportInvalidField(form: HTMLFormElement): boolean {
  const invalid = [...form.querySelectorAll('input')].find(
    ({ validity }) => validity.valueMissing || validity.typeMismatch,
  )
  invalid?.reportValidity()
  return invalid !== undefined
}

/** The fields `password` and `confirmation`. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <AuthField
        label={label}
        hint={`At least ${minimumPasswordLength} characters`}
        name="password"
        type="password"
        minLength={minimumPasswordLength}
        autoComplete="new-password"
      />
      <AuthField label="Confirm password" name="confirmation" type="password" autoComplete="new-password" />
    </>
  )
}
