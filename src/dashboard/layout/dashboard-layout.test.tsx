import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Auth, AuthContext } from '@/auth/auth-context'
import { Component as ComingSoon } from '@/dashboard/coming-soon/coming-soon-page'
import { clearDrafts, saveDraft } from '@/lib/drafts'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { Component as DashboardLayout } from './dashboard-layout'
import { menu } from './menu'
import { useBlockLeaving } from './use-block-leaving'

// The toaster renders into a React root of its own, outside of the test's.
vi.mock('@/ui/toast', () => ({ toast: vi.fn(), preloadToasts: () => {} }))

const signOut = vi.fn<Auth['signOut']>()
const auth = {
  user: { email: 'founder@example.com' },
  session: null,
  loading: false,
  signIn: async () => null,
  signOut,
} as unknown as Auth

/** A window of this width, as far as media queries can tell. */
function stubWindow(initialWidth: number) {
  let width = initialWidth
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return width < Number(/width < (\d+)px/.exec(query)?.[1])
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  return (next: number) =>
    act(() => {
      width = next
      for (const listener of listeners) listener()
    })
}

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
  document.cookie = 'sidebar:state=; path=/; max-age=0'
  queryClient.clear()
  signOut.mockReset().mockResolvedValue(null)
  vi.mocked(toast).mockClear()
  vi.stubGlobal('fetch', async () => new Response('[]', { status: 200 }))
})

function open({
  width = 1440,
  path = paths.settings(),
  state = null as unknown,
  page = <ComingSoon />,
} = {}) {
  const resize = stubWindow(width)
  const children = menu.map((item) => ({ path: item.path, element: page }))
  const router = createMemoryRouter([{ element: <DashboardLayout />, children }], {
    initialEntries: [{ ...parsePath(path), state }],
  })
  render(
    <QueryClientProvider client={queryClient}>
      <AuthContext value={auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  )
  return { router, resize, user: userEvent.setup() }
}

/** Opens the layout in a phone's window, and its drawer. */
async function openDrawer() {
  const opened = open({ width: 767 })
  expect(screen.queryByRole('complementary')).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Open menu' }))
  return { ...opened, drawer: await screen.findByRole('dialog', { name: 'Menu' }) }
}

const button = (name: string) => screen.getByRole('button', { name })
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()
const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' })
const isExpanded = () => screen.queryByRole('button', { name: 'Collapse sidebar' }) !== null

test.each(menu.map(({ title, path }) => [title, path]))(
  'the menu item %s opens its screen and titles it',
  async (title, path) => {
    const { router, user } = open({ path: title === 'Settings' ? paths.chat() : paths.settings() })
    await user.click(within(sidebar()).getByRole('link', { name: title }))
    expect(router.state.location.pathname).toBe(path)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(within(sidebar()).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  },
)

test.each([
  [paths.metrics(), 'Operational Metrics'],
  [paths.standards(), 'Design Standards'],
  [paths.proforma(), 'Pro Forma Builder'],
  [paths.knowledge(), 'Knowledge Base'],
  [paths.chat(), 'AI Assistant'],
  [paths.settings(), 'Settings'],
])('%s says "%s - Coming Soon" and nothing else', (path, title) => {
  open({ path })
  expect(screen.getByRole('main').textContent).toBe(`${title} - Coming Soon`)
})

describe('the sidebar', () => {
  test('shows who is signed in, and collapses to named icons with tooltips', async () => {
    const { user } = open()
    expect(sidebar()).toHaveTextContent('founder@example.comAdministrator')
    await user.click(button('Collapse sidebar'))
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false')
    const link = within(sidebar()).getByRole('link', { name: 'Design Standards' })
    expect(link).toHaveTextContent('')
    await user.hover(link)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Design Standards')
  })

  test('remembers in a cookie for seven days that it is collapsed, and reads it at once', async () => {
    const cookies = vi.spyOn(document, 'cookie', 'set')
    const { user } = open()
    await user.click(button('Collapse sidebar'))
    expect(cookies).toHaveBeenCalledWith('sidebar:state=false; path=/; max-age=604800; SameSite=Lax')
    cleanup()
    const { user: again } = open()
    expect(isExpanded()).toBe(false)
    await again.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(document.cookie).toContain('sidebar:state=true')
  })

  test('is toggled by Ctrl or Cmd with B, also while typing, and not with Shift or Alt', async () => {
    const { user } = open()
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    await user.keyboard('{Meta>}b{/Meta}')
    expect(isExpanded()).toBe(false)
    await user.keyboard('b{Control>}{Shift>}b{/Shift}{/Control}{Control>}{Alt>}b{/Alt}{/Control}')
    expect(isExpanded()).toBe(false)
    await user.keyboard('{Control>}b{/Control}')
    expect(isExpanded()).toBe(true)
    field.remove()
  })

  test('is a drawer on phones, closed at first, which takes focus, closes after a choice and is not remembered', async () => {
    const { router, user, drawer } = await openDrawer()
    expect(within(drawer).getByRole('link', { name: 'Settings' })).toHaveFocus()
    await user.keyboard('{Escape}')
    noDialog()
    await user.keyboard('{Control>}b{/Control}')
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'AI Assistant' }))
    expect(router.state.location.pathname).toBe(paths.chat())
    noDialog()
    expect(document.cookie).not.toContain('sidebar:state')
  })

  test('is a drawer on phones that Back closes', async () => {
    const { router, user } = open({ width: 767 })
    await act(() => router.navigate(paths.chat()))
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    await screen.findByRole('dialog', { name: 'Menu' })
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe(paths.settings())
    noDialog()
    // Nor is it there again after Forward.
    await act(() => router.navigate(1))
    noDialog()
  })

  test('replaces the drawer in a window that becomes 768 px wide, for good', async () => {
    const { resize } = await openDrawer()
    resize(768)
    noDialog()
    expect(sidebar()).toBeVisible()
    resize(767)
    noDialog()
  })
})

describe('signing out', () => {
  test('is asked for once', async () => {
    signOut.mockReturnValue(new Promise(() => {}))
    const { user } = open()
    await user.click(button('Sign out'))
    expect(button('Sign out')).toBeDisabled()
    expect(signOut).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['Check your connection and try again.', 'Check your connection and try again.'],
    ['', 'Failed to sign out'],
  ])('says "%s" where it fails with that message, and can be tried again', async (message, text) => {
    signOut.mockResolvedValue(new Error(message))
    const { user } = open()
    await user.click(button('Sign out'))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(text))
    expect(button('Sign out')).toBeEnabled()
  })
})

/** A screen whose dialog has unsaved work but keeps no draft. */
function Import() {
  useBlockLeaving(
    () => true,
    () => true,
  )
  return null
}

describe('signing out with unsaved work', () => {
  afterEach(clearDrafts)

  const fromSidebar = (user: UserEvent) => user.click(button('Sign out'))
  const fromPalette = async (user: UserEvent) => {
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('option', { name: /^Sign out/ }))
  }

  test.each([
    ['a draft', 'the sidebar', undefined, fromSidebar],
    ['a draft', 'the palette', undefined, fromPalette],
    ['a dialog without a draft', 'the sidebar', <Import key="import" />, fromSidebar],
  ])('of %s is asked about first, from %s', async (_, _place, page, press) => {
    if (!page) saveDraft('equipment:new', {})
    const { user } = open({ page })
    await press(user)
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(signOut).not.toHaveBeenCalled()
    await press(user)
    await user.click(await screen.findByRole('button', { name: 'Discard and sign out' }))
    expect(signOut).toHaveBeenCalledTimes(1)
  })
})

describe('the palette and the list of shortcuts', () => {
  test('open by their keys and by the button, and give focus back', async () => {
    const { user } = open()
    const button = screen.getByRole('button', { name: /^Go to/ })
    await user.click(button)
    expect(await screen.findByRole('combobox', { name: 'Screen, item or action' })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Go to' })).toBeVisible()
  })

  test('an action of the palette runs after it has closed', async () => {
    const { user } = open()
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Go to' })
    await user.keyboard('toggle{Enter}')
    await waitFor(() => expect(isExpanded()).toBe(false))
    noDialog()
  })

  test('blocked storage leaves the frame, its shortcuts and their switch working', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { user } = open()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const singleKeys = within(help).getByRole('checkbox', { name: 'Use the keys that need no Ctrl or ⌘' })
    expect(singleKeys).toBeChecked()
    await user.click(singleKeys)
    expect(singleKeys).not.toBeChecked()
    await user.keyboard('{Escape}?')
    noDialog()
    vi.unstubAllGlobals()
  })
})
