import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { splashAttribute } from '@/site/splash/splash-script'
import { Root } from './root'

// jsdom has no animations, which end the splash.
vi.mock('@/site/splash/splash', async (load) => ({
  ...(await load<typeof import('@/site/splash/splash')>()),
  Splash: ({ onDone }: { onDone: () => void }) => (
    <button type="button" onClick={onDone}>
      End
    </button>
  ),
}))

function Page() {
  return (
    <>
      <h1>Title</h1>
      <section id="faq">
        <h2>Questions</h2>
      </section>
      <p id="imprint">Imprint</p>
    </>
  )
}

test.each([
  ['/', 'Title'],
  ['/#faq', 'Questions'],
  ['/#imprint', 'Title'],
  ['/#nothing', 'Title'],
])('after the splash of %s focus is on the heading "%s"', (address, name) => {
  const html = document.documentElement
  html.setAttribute(splashAttribute, '')
  onTestFinished(() => html.removeAttribute(splashAttribute))
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  vi.stubGlobal('scrollTo', vi.fn())
  const routes = [{ element: <Root />, children: [{ path: '/', element: <Page /> }] }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  expect(screen.getByRole('heading', { name })).toHaveFocus()
})

test('below the splash the page stays in the accessibility tree, and keys wait', async () => {
  const html = document.documentElement
  html.setAttribute(splashAttribute, '')
  onTestFinished(() => html.removeAttribute(splashAttribute))
  vi.stubGlobal('scrollTo', vi.fn())
  const onPress = vi.fn()
  const page = (
    <main>
      <button type="button" onClick={onPress}>
        Press
      </button>
    </main>
  )
  render(
    <RouterProvider
      router={createMemoryRouter([{ element: <Root />, children: [{ path: '/', element: page }] }])}
    />,
  )
  expect(screen.getByRole('main').closest('[inert], [aria-hidden]')).toBeNull()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  screen.getByRole('button', { name: 'Press' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
})

test('while an input method composes, its keys reach nothing', () => {
  vi.stubGlobal('scrollTo', vi.fn())
  const onKeyDown = vi.fn()
  const page = <input aria-label="Name" onKeyDown={onKeyDown} />
  const routes = [{ element: <Root />, children: [{ path: '/', element: page }] }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true })
  expect(onKeyDown).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
  expect(onKeyDown).toHaveBeenCalledOnce()
})

test.each([
  ['Another layout', 'There'],
  ['The same layout', null],
])('after a link to "%s" focus is not lost', async (link, name) => {
  vi.stubGlobal('scrollTo', vi.fn())
  const links = ['Another layout', 'The same layout'].map((text) => (
    <Link key={text} to={text === 'Another layout' ? '/there' : '/here'}>
      {text}
    </Link>
  ))
  const frame = (
    <>
      {links}
      <Outlet />
    </>
  )
  const routes = [
    {
      element: <Root />,
      children: [
        { element: frame, children: ['/', '/here'].map((path) => ({ path, element: <h1>Here</h1> })) },
        { path: '/there', element: <h1>There</h1> },
      ],
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  await userEvent.click(screen.getByRole('link', { name: link }))
  const focused = name
    ? await screen.findByRole('heading', { name })
    : screen.getByRole('link', { name: link })
  expect(focused).toHaveFocus()
})
