import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-client'
import { Component as OverviewPage } from './overview-page'

vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', '/')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'publishable')
})

beforeEach(() => queryClient.clear())

function open(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OverviewPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const rows = (count: number) =>
  new Response(
    JSON.stringify(
      Array.from({ length: count }, (_, index) => ({ id: String(index), name: `Item ${index}` })),
    ),
  )
const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })

test('the four cards link to their screens; equipment is counted, the others are 0', async () => {
  open(async () => rows(53))
  expect(await screen.findByText('53')).toBeVisible()
  for (const [label, count, path] of [
    ['Equipment', '53', '/dashboard/equipment'],
    ['Metrics', '0', '/dashboard/metrics'],
    ['Standards', '0', '/dashboard/standards'],
    ['Pro Forma', '0', '/dashboard/proforma'],
  ] as const) {
    expect(card(label)).toHaveTextContent(label + count)
    expect(card(label)).toHaveAttribute('href', path)
  }
})

test('an empty catalog counts 0', async () => {
  open(async () => rows(0))
  await vi.waitFor(() => expect(card('Equipment')).toHaveTextContent(/^Equipment0$/))
})

test('while the count loads the card says so, and where it fails the card shows a dash', async () => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  open(async () => {
    await failed
    return new Response(JSON.stringify({ message: 'no', code: '42501' }), { status: 403 })
  })
  expect(card('Equipment')).toHaveTextContent('EquipmentLoading...')
  fail()
  expect(await screen.findByText('could not be counted')).toBeInTheDocument()
  expect(card('Equipment')).toHaveTextContent('Equipment- could not be counted')
  expect(card('Metrics')).toHaveTextContent('Metrics0')
})

test('getting started names who works in which way, and links to three steps', () => {
  open(async () => rows(0))
  const start = within(screen.getByRole('region', { name: 'Getting started' }))
  expect(
    start.getByText(/^Founder works with the catalog over MCP; Operations uses the AI Assistant\.$/),
  ).toBeVisible()
  expect(start.getAllByRole('listitem')).toHaveLength(3)
  for (const [name, path] of [
    ['Add the first equipment item', '/dashboard/equipment?add='],
    ['Connect your AI client', '/dashboard/mcp'],
    ['Setup guide', '/guides/mcp-setup.html'],
    ['Prompt book', '/guides/mcp-prompts.html'],
  ] as const)
    expect(start.getByRole('link', { name })).toHaveAttribute('href', path)
})
