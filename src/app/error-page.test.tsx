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

test('a public page that fails links home and does not mention saving', () => {
  open(<ErrorPage />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('saved')
  expect(screen.getByRole('link', { name: 'home' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('a dashboard screen that fails says that saved work is not lost', () => {
  open(<ScreenError />)
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.')
})
