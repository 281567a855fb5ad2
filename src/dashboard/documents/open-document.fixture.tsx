import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import type { Equipment } from '@/catalog/equipment'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'

type Opened = {
  Component: ComponentType
  address: string
  /** What the database holds; null: it cannot be read. */
  stored: readonly Equipment[] | null
}

/** Test set-up: opens the page of a document as staff, over a stubbed `fetch`. */
export function openDocument({ Component, address, stored }: Opened) {
  queryClient.clear()
  vi.stubGlobal('fetch', async () =>
    stored ? Response.json(stored) : Response.json({ message: 'boom' }, { status: 500 }),
  )
  const [pathname = ''] = address.split(/[?#]/)
  const router = createMemoryRouter(
    [
      { path: pathname, element: <Component /> },
      { path: paths.equipment(), element: <h1>Catalog</h1> },
    ],
    { initialEntries: [address] },
  )
  render(
    <AuthContext value={staff}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  )
  return { router, user: userEvent.setup() }
}
