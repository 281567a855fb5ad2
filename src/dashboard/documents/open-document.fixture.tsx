import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { AuthContext } from '@/auth/auth-context'
import { staff } from '@/auth/staff.fixture'
import type { Equipment } from '@/catalog/equipment'
import { pageSize } from '@/catalog/queries/equipment-queries'
import { paths } from '@/lib/paths'
import { queryClient } from '@/lib/query-client'

/** The content of the database; null if it cannot be read. */
type Stored = readonly Equipment[] | null

type Options = { Component: ComponentType; address: string; stored: Stored }

/** Test set-up: opens the page of a document as staff, over a stubbed `fetch`. `store` replaces the stored items. */
export function openDocument({ Component, address, stored }: Options) {
  let current = stored
  queryClient.clear()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    current ? Response.json(pageOf(current, input)) : Response.json({ message: 'boom' }, { status: 500 }),
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
  const store = (items: Stored) => {
    current = items
  }
  return { router, user: userEvent.setup(), store }
}

/** The requested page of the list: the first one, or the rest after it. */
function pageOf(items: readonly Equipment[], input: RequestInfo | URL) {
  const { searchParams } = new URL(String(input), 'http://localhost')
  return searchParams.has('or') ? items.slice(pageSize) : items.slice(0, pageSize)
}
