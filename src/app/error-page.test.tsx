import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorPage, ScreenError } from './error-page'

function Broken(): ReactNode {
  throw new TypeError('x is not a function')
}

function open(errorElement: ReactNode) {
  vi.mocked(console.error).mockImplementation(() => {})
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Broken />, errorElement }])} />)
}

test('a page of the site that fails leads home, and says nothing of saving', () => {
  open(<ErrorPage />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('saved')
  expect(screen.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a screen of the dashboard that fails says that nothing saved is lost', () => {
  open(<ScreenError />)
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.')
})
