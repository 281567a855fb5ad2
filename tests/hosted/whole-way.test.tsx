// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { routes } from '@/app/routes'
import { categories } from '@/content/equipment'
import { paths } from '@/lib/paths'
import { splashFlag } from '@/site/splash/splash-script'
import { founder, operations, password } from '../policies/actors.ts'
import { button, dialogCalled, field, fill, findRow, pickCategory } from '../screens/equipment-screen.ts'
import { muteBackend } from '../screens/network.ts'
import { connect, createAccount } from './auth-cases.ts'
import { openHostedBackend } from './backend.ts'

const { cli, postgres, auth } = inject('missing')
const missing = cli ?? postgres ?? auth

/** Opens the app as after a reload and signs in with its form. */
async function openSignedIn(email: string) {
  sessionStorage.setItem(splashFlag, '1')
  localStorage.clear()
  window.history.replaceState(null, '', paths.login())
  const router = createBrowserRouter(routes)
  render(<RouterProvider router={router} />)
  // Without a style sheet, what a dialog exempts from `pointer-events: none` seems covered.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  await user.type(await screen.findByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(window.location.pathname).toBe(paths.dashboard()))
  return { user, router }
}

describe.skipIf(missing)(`The app over Supabase Auth and PostgreSQL${missing ? ` (${missing})` : ''}`, () => {
  test('an account is created, confirmed and signed in; its item is read by the other member', async () => {
    const site = window.location.origin
    const program = inject('authProgram')
    const backend = await openHostedBackend({ cluster: inject('cluster'), program, site })
    onTestFinished(backend.close)
    connect(backend)
    muteBackend()
    await createAccount(backend, founder)
    await createAccount(backend, operations)

    const first = await openSignedIn(founder)
    await first.router.navigate(`${paths.equipment()}?add=`)
    const dialog = await dialogCalled('Add New Equipment')
    await fill(first.user, field(dialog, 'Name'), 'Cedar bench')
    await pickCategory(first.user, dialog, categories[0])
    await first.user.click(button(dialog, 'Add Equipment'))
    await findRow('Cedar bench')
    cleanup()
    first.router.dispose()
    const stored = await backend.query(
      `select item.created_via, entry.changed_via, entry.changed_by_email, account.email as creator
       from public.equipment_catalog as item
       join public.equipment_history as entry on entry.equipment_id = item.id
       join auth.users as account on account.id = item.created_by`,
    )
    expect(stored).toEqual([
      { created_via: 'web', changed_via: 'web', changed_by_email: founder, creator: founder },
    ])

    const second = await openSignedIn(operations)
    await second.router.navigate(paths.equipment())
    await findRow('Cedar bench')
    second.router.dispose()
  })
})
