import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { Palette } from './palette'
import type { PaletteEntry } from './palette-entries'

const run = vi.fn()
const onClose = vi.fn()
const actions: PaletteEntry[] = [{ id: 'out', group: 'Actions', label: 'Sign out', run }]
const rows = [
  { id: '1', name: 'Bench', brand: null, model: null },
  { id: '2', name: 'Sauna heater', brand: 'Heatworks', model: null },
]

beforeEach(() => {
  run.mockClear()
  onClose.mockClear()
  queryClient.clear()
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(rows)))
})

/** As the layout does: mounted while open. */
function Owner() {
  const [isOpen, setOpen] = useState(true)
  onClose.mockImplementation(() => setOpen(false))
  return isOpen && <Palette actions={actions} onClose={onClose} />
}

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Owner /> }])
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, user: userEvent.setup() }
}

const field = () => screen.getByRole('combobox', { name: 'Screen, item or action' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

test('typing finds screens, items and actions; the first is highlighted and arrows move on', async () => {
  const { user } = open()
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true')
  await user.type(field(), 'heatworks SAUNA')
  await waitFor(() => expect(options()).toEqual(['Sauna heaterHeatworks']))
  expect(screen.getByRole('status')).toHaveTextContent('1 found')
  await user.clear(field())
  await user.type(field(), 'no such thing')
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
  expect(field()).not.toHaveAttribute('aria-activedescendant')
})

test('Enter takes the highlighted option after the list has left a resting pointer', async () => {
  const { user } = open()
  await user.hover(screen.getByRole('listbox'))
  await user.type(field(), 'sign', { skipClick: true })
  fireEvent.mouseLeave(screen.getByRole('listbox'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('of many matches it says how many are listed; of few only to screen readers', async () => {
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...rows[0],
    id: `${index}`,
    name: `Bench ${index}`,
  }))
  vi.stubGlobal('fetch', async () => Response.json(many))
  const { user } = open()
  await user.type(field(), 'bench')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^20 of 500 found$/))
  expect(screen.getByRole('status')).not.toHaveClass('sr-only')
  await user.type(field(), ' 499')
  expect(screen.getByRole('status')).toHaveTextContent(/^1 found$/)
  expect(screen.getByRole('status')).toHaveClass('sr-only')
})

test('says that the equipment could not be read, and still finds screens and actions', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'boom' }, { status: 500 }))
  const { user } = open()
  await user.type(field(), 'heatworks')
  const status = screen.getByRole('status')
  await waitFor(() => expect(status).toHaveTextContent(/^Error loading equipment: boom$/))
  await user.clear(field())
  expect(status).toHaveClass('sr-only')
  await user.type(field(), 'sign out')
  expect(options()).toEqual(['Sign out'])
  expect(status).toHaveTextContent(/^1 found\. Error loading equipment: boom$/)
  expect(status).not.toHaveClass('sr-only')
})

test.each([
  ['design', '/dashboard/standards'],
  ['heatworks', '/dashboard/equipment?view=2'],
])('Enter on "%s" closes the palette and goes to %s', async (query, address) => {
  const { user, router } = open()
  await user.type(field(), query)
  await waitFor(() => expect(options()).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address))
  expect(onClose).toHaveBeenCalled()
})

test('a click on an action closes the palette and runs it', async () => {
  const { user } = open()
  await user.click(screen.getByRole('option', { name: /Sign out/ }))
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1))
  expect(onClose).toHaveBeenCalled()
})

test('leaving the field runs nothing', async () => {
  const { user, router } = open()
  await user.type(field(), 'sign out')
  act(() => field().blur())
  expect(run).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  expect(router.state.location.pathname).toBe('/')
  expect(field()).toBeVisible()
})

test('Escape closes the palette and runs nothing', async () => {
  const { user } = open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalled()
  expect(run).not.toHaveBeenCalled()
})
