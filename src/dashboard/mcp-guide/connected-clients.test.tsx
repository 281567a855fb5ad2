import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatDateTime } from '@/lib/format'
import { queryClient } from '@/lib/query-client'
import { ConnectedClients } from './connected-clients'

const [since, last_used] = ['2026-11-20T09:00:00Z', '2026-11-26T18:30:00Z']
const claude = { id: 'a', client: 'Claude Desktop', since, last_used }
const codex = { id: 'b', client: 'Codex', since, last_used }

type Answer = () => Response | Promise<Response>
const answers: { list: Answer; end: Answer } = { list: Response.error, end: Response.error }

beforeEach(() => {
  queryClient.clear()
  Object.assign(answers, { list: () => Response.json([claude, codex]), end: () => Response.json(true) })
})

function open() {
  const ended = vi.fn()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), window.location.origin)
    if (pathname.endsWith('/list_connectors')) return answers.list()
    ended(JSON.parse(String(init?.body)))
    return answers.end()
  })
  render(
    <QueryClientProvider client={queryClient}>
      <ConnectedClients />
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), ended }
}

const part = () => within(screen.getByRole('region', { name: 'Connected clients' }))

test('lists each client with since when and last use, and disconnects one of them', async () => {
  const { user, ended } = open()
  expect(part().getByRole('status')).toHaveTextContent('Loading...')
  const [first] = await part().findAllByRole('listitem')
  expect(first).toHaveTextContent(
    `Claude DesktopSince ${formatDateTime(since)}, last used ${formatDateTime(last_used)}`,
  )
  answers.list = () => Response.json([codex])
  await user.click(part().getByRole('button', { name: 'Disconnect: Claude Desktop' }))
  expect(await part().findByText('Claude Desktop is disconnected.')).toBeVisible()
  expect(ended).toHaveBeenCalledExactlyOnceWith({ session_id: 'a' })
  expect(part().getAllByRole('listitem')).toHaveLength(1)
  expect(part().getByRole('heading')).toHaveFocus()
})

test('says when no client is connected', async () => {
  answers.list = () => Response.json([])
  open()
  expect(await part().findByText(/^None\. A client appears here/)).toBeVisible()
})

test('a failed list offers a retry', async () => {
  answers.list = () => Response.json({ message: 'broken' }, { status: 500 })
  const { user } = open()
  expect(await part().findByRole('alert')).toHaveTextContent('Error loading the connected clients')
  answers.list = () => Response.json([claude])
  await user.click(part().getByRole('button', { name: 'Retry' }))
  expect(await part().findByRole('listitem')).toHaveTextContent('Claude Desktop')
})

test('a client that could not be disconnected stays, with the reason', async () => {
  answers.end = () => Promise.reject(new TypeError('Failed to fetch'))
  const { user } = open()
  await user.click(await part().findByRole('button', { name: 'Disconnect: Codex' }))
  expect(await part().findByRole('alert')).toHaveTextContent(/^Error disconnecting Codex: .*connection/)
  expect(part().getAllByRole('listitem')).toHaveLength(2)
})
