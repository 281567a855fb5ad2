import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useNavigateFromHere } from './use-navigate-from-here'

test('an answer navigates only while its page is open and no other page is loading', async () => {
  let answer = () => {}
  function Page() {
    const navigate = useNavigateFromHere()
    answer = () => void navigate({ search: 'saved' }, { replace: true })
    return 'Page'
  }
  let loaded = () => {}
  const load = new Promise<void>((resolve) => (loaded = resolve))
  const router = createMemoryRouter([
    { path: '/', element: <Page /> },
    { path: '/other', lazy: () => load.then(() => ({ Component: () => 'Other page' })) },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => answer())
  expect(router.state.location).toMatchObject({ pathname: '/', search: '?saved' })
  await act(async () => router.navigate('/'))

  act(() => void router.navigate('/other'))
  await act(async () => answer())
  expect(router.state.navigation.location?.pathname).toBe('/other')
  await act(async () => loaded())
  expect(screen.getByText('Other page')).toBeVisible()
  await act(async () => answer())
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' })
})
