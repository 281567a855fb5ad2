import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Auth, AuthContext } from '@/auth/auth-context'
import type { Activity } from '@/catalog/queries/history-queries'
import { capitalize, formatRecent } from '@/lib/format'
import { queryClient } from '@/lib/query-client'
import { toast } from '@/ui/toast'
import { Component as OverviewPage } from './overview-page'

vi.mock('@/ui/toast', () => ({ toast: vi.fn(), dismissToast: vi.fn() }))

type Answers = Record<
  'count' | 'projects' | 'activity' | 'assistant' | 'undo' | 'names' | 'items',
  () => Promise<Response> | Response
>

const counted = (count: number) => new Response(null, { headers: { 'content-range': `*/${count}` } })
const empty: Answers = {
  count: () => counted(0),
  projects: () => Response.json([]),
  activity: () => Response.json([]),
  assistant: () => Response.json([]),
  undo: () => Response.json(12),
  names: () => Response.json([]),
  items: () => Response.json([]),
}
const refused = () => Response.json({ message: 'no', code: '42501' }, { status: 403 })

/** A person of each test of its own: what somebody has seen is kept until the page is loaded again. */
let userId: string

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  userId = crypto.randomUUID()
})

function open(answers: Partial<Answers> = {}) {
  const { count, projects, activity, assistant, undo, names, items } = { ...empty, ...answers }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(String(input), window.location.origin)
    asked.push(`${init?.method} ${pathname}${init?.body ? ` ${init.body}` : ''}`)
    if (pathname.endsWith('/equipment_catalog')) return count()
    if (pathname.endsWith('/projects')) return projects()
    if (pathname.endsWith('/undo_change')) return undo()
    if (pathname.endsWith('/staff_names')) return names()
    if (searchParams.has('change_id')) return items()
    return searchParams.has('is_first_of_change') ? activity() : assistant()
  })
  const auth = { user: { id: userId } } as Auth
  const { unmount } = render(
    <AuthContext value={auth}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <OverviewPage />
        </MemoryRouter>
      </QueryClientProvider>
    </AuthContext>,
  )
  return { asked, unmount, user: userEvent.setup() }
}

/** The answer of a list of these changes. */
const list = (...entries: Activity[]) => ({ activity: () => Response.json(entries) })

const card = (label: string) => screen.getByRole('link', { name: new RegExp(`^${label}`) })
const start = () => within(screen.getByRole('region', { name: 'Getting started' }))
const changed = () => within(screen.getByRole('region', { name: 'What changed' }))

test('the four cards link to their screens; equipment is counted, the other counts are 0', async () => {
  const { asked } = open({ count: () => counted(1234) })
  expect(await screen.findByText('1,234')).toBeVisible()
  for (const [label, count, path] of [
    ['Equipment', '1,234', '/dashboard/equipment'],
    ['Metrics', '0', '/dashboard/metrics'],
    ['Standards', '0', '/dashboard/standards'],
    ['Pro Forma', '0', '/dashboard/proforma'],
  ] as const) {
    expect(card(label)).toHaveTextContent(label + count)
    expect(card(label)).toHaveAttribute('href', path)
  }
  // One request that counts, none that reads the catalog.
  const requests = asked.filter((call) => call.endsWith('/equipment_catalog'))
  expect(requests).toEqual(['HEAD /rest/v1/equipment_catalog'])
})

test('the card shows that the count is loading, and a dash if it fails', async () => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => (fail = resolve))
  open({ count: () => failed.then(refused) })
  expect(card('Equipment')).toHaveTextContent('EquipmentLoading...')
  fail()
  expect(await screen.findByText('could not be counted')).toBeInTheDocument()
  expect(card('Equipment')).toHaveTextContent('Equipment- could not be counted')
  expect(card('Metrics')).toHaveTextContent('Metrics0')
})

test('data that could not be loaded offline is loaded once the connection is back', async () => {
  let isOnline = false
  open({
    count: () => {
      if (isOnline) return counted(3)
      throw new TypeError('Failed to fetch')
    },
  })
  window.dispatchEvent(new Event('offline'))
  expect(await screen.findByText('could not be counted')).toBeInTheDocument()
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(card('Equipment')).toHaveTextContent(/^Equipment3$/))
})

test('getting started says who uses MCP and who the assistant, and links to three steps', () => {
  open()
  expect(
    start().getByText(
      /^Founder works with the catalog over MCP; Operations uses the AI Assistant \(coming soon\)\.$/,
    ),
  ).toBeVisible()
  expect(start().getAllByRole('listitem')).toHaveLength(3)
  for (const [name, path] of [
    ['Add the first equipment item', '/dashboard/equipment?add='],
    ['Connect your AI client', '/dashboard/mcp'],
    ['Setup guide', '/guides/mcp-setup.html'],
    ['Prompt book', '/guides/mcp-prompts.html'],
  ] as const)
    expect(start().getByRole('link', { name })).toHaveAttribute('href', path)
})

const stepsDone = () =>
  start()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.startsWith('Done: '))

test('an empty catalog counts 0; steps are checked off automatically: an item exists, an AI client has written, both guides were opened', async () => {
  const { unmount } = open()
  await changed().findByText('No changes recorded yet.')
  await waitFor(() => expect(card('Equipment')).toHaveTextContent(/^Equipment0$/))
  expect(stepsDone()).toEqual([false, false, false])
  expect(start().getByText(/^Name and category are enough/)).toBeVisible()
  unmount()

  queryClient.clear()
  const answers = { count: () => counted(1), assistant: () => Response.json([{ id: 7 }]) }
  const { user, unmount: leave } = open(answers)
  await waitFor(() => expect(stepsDone()).toEqual([true, true, false]))
  // A step that is done needs no explanation.
  expect(start().queryByText(/^Name and category are enough/)).toBeNull()
  // jsdom follows no link.
  for (const name of ['Setup guide', 'Prompt book']) {
    expect(stepsDone()[2]).toBe(false)
    const link = start().getByRole('link', { name })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
  }
  expect(stepsDone()[2]).toBe(true)
  leave()
  open()
  expect(stepsDone()[2]).toBe(true)
})

const changedAt = '2026-11-20T15:00:00+00:00'

const entry = (id: number, values: Partial<Activity> = {}): Activity => ({
  id,
  equipment_id: `item-${id}`,
  action: 'update',
  changed_at: changedAt,
  changed_by: 'somebody',
  changed_by_email: 'founder@example.com',
  changed_via: 'web',
  changed_client: null,
  before: { name: `Item ${id}`, supplier: 'Acme' },
  after: { name: `Item ${id}`, supplier: 'Huum' },
  change_id: `change-${id}`,
  others: 0,
  others_alike: 0,
  can_be_undone: true,
  is_first_of_change: true,
  restores: false,
  is_in_catalog: true,
  as_deleted: null,
  undoes: null,
  ...values,
})

const lines = () =>
  changed()
    .getAllByRole('listitem')
    .map((line) => [...line.querySelectorAll('p')].map(({ textContent }) => textContent))
const undos = () =>
  changed()
    .queryAllByRole('button', { name: /^Undo/ })
    .map(({ textContent }) => textContent)

test('each change says who, how, which fields and which item, with a link to it', async () => {
  const many = { brand: 'B', model: 'M', cost: 1, notes: 'N', supplier: 'S', power_requirements: 'P' }
  const added = { action: 'insert', before: null } as const
  const entries = [
    entry(5, { others: 11, others_alike: 11 }),
    entry(4, { changed_via: 'assistant', changed_by_email: null, after: { name: 'Item 4', ...many } }),
    entry(3, { action: 'delete', after: null, is_in_catalog: false }),
    entry(2, { ...added, others: 1, others_alike: 1 }),
    entry(1, { ...added, restores: true }),
    entry(0, { ...added, as_deleted: { name: 'Item 0', supplier: 'Acme' } }),
    entry(-1, { changed_via: 'assistant', changed_client: 'Claude Desktop' }),
  ]
  open(list(...entries))
  await changed().findByText(/with 11 others/)
  const when = capitalize(formatRecent(changedAt))
  expect(lines()).toEqual([
    ['Changed Item 5: Supplier · with 11 others', `${when}, founder@example.com`],
    ['Changed Item 4: Brand, Model, Cost, Power Requirements, 2 more', `${when}, Assistant`],
    ['Deleted Item 3', `${when}, founder@example.com`],
    ['Added Item 2 with 1 other', `${when}, founder@example.com`],
    ['Restored Item 1', `${when}, founder@example.com`],
    ['Added again Item 0: Supplier', `${when}, founder@example.com`],
    ['Changed Item -1: Supplier', `${when}, Assistant (for founder@example.com) · Claude Desktop`],
  ])
  const link = changed().getByRole('link', { name: 'Item 5' })
  expect(link).toHaveAttribute('href', '/dashboard/equipment?view=item-5')
  // A deleted item has nothing to show.
  expect(changed().queryByRole('link', { name: 'Item 3' })).toBeNull()
})

test('an import that added and changed items says both', async () => {
  const added = { action: 'insert', before: null, changed_by: userId } as const
  const third = entry(3, { ...added, others: 3, others_alike: 1 })
  const second = entry(2, { ...added, others: 300, others_alike: 0 })
  open(list(third, second, entry(1, { ...added, others: 1, others_alike: 0 })))
  await changed().findByRole('link', { name: 'Item 3' })
  expect(lines().map(([what]) => what)).toEqual([
    'Added Item 3 with 1 other, beside other changes to 2 items',
    'Added Item 2, beside other changes to 300 items',
    'Added Item 1, beside other changes to 1 item',
  ])
  expect(undos()[0]).toBe('Undo: added Item 3 with 1 other, beside other changes to 2 items')
})

test('one’s own change of many items can be undone while it is listed', async () => {
  const mine = { changed_by: userId }
  const many = { others: 11, others_alike: 11 }
  let listed = [
    entry(6, { ...mine, ...many }),
    entry(5, many),
    entry(4, { changed_by: null, changed_via: 'assistant', others: 2, others_alike: 2 }),
    entry(3, mine),
  ]
  const { asked, user } = open({
    activity: () => Response.json(listed),
    undo: () => {
      listed = [
        entry(7, { ...mine, ...many, undoes: 'change-6', after: { name: 'Item 7', supplier: 'Acme' } }),
        ...listed.map((line) => ({ ...line, can_be_undone: false })),
      ]
      return Response.json(12)
    },
  })
  await changed().findByRole('link', { name: 'Item 6' })
  // Neither another person's change nor one of a single item.
  expect(undos()).toEqual(['Undo: changed Item 6 with 11 others'])
  await user.click(changed().getByRole('button', { name: /^Undo/ }))
  expect(asked.find((call) => call.includes('undo_change'))).toContain('"undone_change_id":"change-6"')
  expect(toast).toHaveBeenLastCalledWith('Undone: changed Item 6 with 11 others.')
  // The undo is a change of its own, is called so, and can be undone in place of the first one.
  await waitFor(() => expect(undos()).toEqual(['Undo the undo: changed Item 7 with 11 others']))
  expect(lines()[0]?.[0]).toBe('Undid: changed Item 7 with 11 others')
  expect(changed().getByRole('heading', { name: 'What changed' })).toHaveFocus()
})

test.each([
  ['a deletion', 'insert', 'Undid: deleted', 'Undo the undo: deleted', 'Done again: deleted'],
  ['an import', 'delete', 'Undid: added', 'Undo the undo: added', 'Done again: added'],
  ['the undo of a deletion', 'delete', 'Undid the undo: deleted', 'Undo: deleted', 'Undone: deleted'],
] as const)('an undo of %s says so, and what undoing it does', async (what, action, line, button, said) => {
  const sides = action === 'insert' ? { before: null } : { after: null, is_in_catalog: false }
  const many = { changed_by: userId, others: 1, others_alike: 1 }
  const undone = entry(1, { undoes: what.startsWith('the undo') ? 'change-0' : null, can_be_undone: false })
  const { user } = open(list(entry(2, { ...many, ...sides, action, undoes: 'change-1' }), undone))
  const name = `${button} Item 2 with 1 other`
  await user.click(await changed().findByRole('button', { name }))
  expect(lines()[0]?.[0]).toBe(`${line} Item 2 with 1 other`)
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith(`${said} Item 2 with 1 other.`))
})

test('the other items of a change open in place, each with a link and what was done to it', async () => {
  const added = { action: 'insert', before: null } as const
  const first = entry(3, { ...added, change_id: 'import', others: 102, others_alike: 0 })
  const items = [first, entry(4, { change_id: 'import' }), entry(5, { ...added, change_id: 'import' })]
  const { user } = open({ ...list(first), items: () => Response.json(items) })
  const button = await changed().findByRole('button', { name: 'beside other changes to 102 items' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  const link = await changed().findByRole('link', { name: 'Item 4' })
  expect(link).toHaveAttribute('href', '/dashboard/equipment?view=item-4')
  const [, ...others] = changed().getAllByRole('listitem')
  expect(others.map(({ textContent }) => textContent)).toEqual(['Changed Item 4: Supplier', 'Added Item 5'])
  expect(changed().getByText('and 100 more; the first 100 are listed')).toBeVisible()
  await user.click(button)
  expect(changed().queryByRole('link', { name: 'Item 4' })).toBeNull()
})

test('people are shown by name, or by address if they have none', async () => {
  const named = { full_name: 'Ada', email: 'founder@example.com' }
  const other = entry(1, { changed_by_email: 'gone@example.com' })
  open({ ...list(entry(2), other), names: () => Response.json([named]) })
  await waitFor(() => expect(lines()[0]?.[1]).toMatch(/, Ada$/))
  expect(lines()[1]?.[1]).toMatch(/, gone@example\.com$/)
})

/** Opens the page with an own change of two items, and presses Undo. */
async function pressUndo(undo: Answers['undo']) {
  const { asked, user } = open({
    ...list(entry(6, { changed_by: userId, others: 1, others_alike: 1 })),
    undo,
  })
  const button = await changed().findByRole('button', { name: 'Undo: changed Item 6 with 1 other' })
  await user.click(button)
  return { asked, user, button }
}

test('a running undo says so and is sent once', async () => {
  let answer = (_: Response) => {}
  const { asked, user, button } = await pressUndo(() => new Promise((resolve) => (answer = resolve)))
  await waitFor(() => expect(button).toHaveAccessibleName('Undoing...: changed Item 6 with 1 other'))
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(asked.filter((call) => call.includes('undo_change'))).toHaveLength(1)
  answer(Response.json(2))
  await waitFor(() => expect(button).toHaveAccessibleName('Undo: changed Item 6 with 1 other'))
})

test('a refused undo says why', async () => {
  const message = 'Changed again since: Item 6. Nothing was undone.'
  await pressUndo(() => Response.json({ message, code: 'P0001' }, { status: 400 }))
  await waitFor(() => expect(toast).toHaveBeenLastCalledWith(`This could not be undone. ${message}`))
})

test('an undo without an answer is offered again', async () => {
  await pressUndo(() => {
    throw new TypeError('Failed to fetch')
  })
  await waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith(
      'This could not be undone. Failed to fetch. Check your connection and try again.',
      expect.objectContaining({ action: expect.objectContaining({ label: 'Undo' }) }),
    ),
  )
})

test('new changes are counted from the last visit in this browser until the page is reloaded', async () => {
  const latest = 'The latest changes to the catalog, by anyone.'
  const status = () => changed().getByRole('status').textContent
  const show = async (...ids: number[]) => {
    queryClient.clear()
    const { unmount } = open(list(...ids.map((id) => entry(id))))
    await changed().findByRole('link', { name: `Item ${ids[0]}` })
    const found = [status(), lines().map(([line]) => line?.startsWith('New'))]
    unmount()
    return found
  }
  expect(await show(1)).toEqual([latest, [false]])
  // The same visit goes on.
  expect(await show(2, 1)).toEqual([latest, [false, false]])

  const stored = localStorage.getItem(`overview:visit:${userId}`) ?? ''
  expect(stored).toMatch(/^2 20\d\d-/)
  // Nothing is shown to who is off the allow-list, and what was seen stays seen.
  queryClient.clear()
  const { unmount } = open({ activity: () => Response.json([]) })
  await screen.findByText('No changes recorded yet.')
  unmount()
  expect(localStorage.getItem(`overview:visit:${userId}`)).toMatch(/^2 20\d\d-/)
  userId = crypto.randomUUID()
  localStorage.setItem(`overview:visit:${userId}`, stored)
  const since = /by others since your last visit in this browser, \w{3} \d+, 20\d\d, .*\.$/.source
  // Neither one's own changes, but those of one's AI client.
  queryClient.clear()
  const own = { changed_by: userId }
  const { unmount: leave } = open(
    list(entry(5, own), entry(4, { ...own, changed_via: 'assistant' }), entry(3), entry(2)),
  )
  await changed().findByRole('link', { name: 'Item 5' })
  expect(lines().map(([line]) => line?.startsWith('New'))).toEqual([false, true, true, false])
  expect(status()).toMatch(/^2 changes by others since/)
  leave()

  userId = crypto.randomUUID()
  localStorage.setItem(`overview:visit:${userId}`, stored)
  expect(await show(4, 3, 2, 1)).toEqual([
    expect.stringMatching(new RegExp(`^2 changes ${since}`)),
    [true, true, false, false],
  ])

  userId = crypto.randomUUID()
  localStorage.setItem(`overview:visit:${userId}`, stored)
  expect(await show(2, 1)).toEqual([expect.stringMatching(new RegExp(`^Nothing ${since}`)), [false, false]])

  userId = crypto.randomUUID()
  localStorage.setItem(`overview:visit:${userId}`, 'spoiled')
  expect(await show(2, 1)).toEqual([latest, [false, false]])
})

test('the changes have states for loading, failure and no entries', async () => {
  let answer: Answers['activity'] = refused
  const { user } = open({ activity: () => answer() })
  expect(changed().getByRole('status')).toHaveTextContent('Loading...')
  expect(await changed().findByRole('alert')).toHaveTextContent('Error loading what changed: no')
  answer = empty.activity
  await user.click(changed().getByRole('button', { name: 'Retry' }))
  expect(await changed().findByText('No changes recorded yet.')).toBeVisible()
  expect(changed().queryByRole('alert')).toBeNull()
})

const projectRow = (name: string, changed: string, values = {}) => ({
  id: name,
  name,
  client: null,
  is_archived: false,
  updated_at: '2026-01-01T00:00:00Z',
  project_lines: [{ quantity: 4, alternate_for: null, updated_at: changed }],
  ...values,
})

test('the three projects that were changed last are opened in one press', async () => {
  open({
    projects: () =>
      Response.json([
        projectRow('First', '2026-11-01T10:00:00Z'),
        projectRow('Third', '2026-11-03T10:00:00Z', { client: 'Rivera' }),
        projectRow('Archived', '2026-11-09T10:00:00Z', { is_archived: true }),
        projectRow('Fourth', '2026-11-04T10:00:00Z'),
        projectRow('Second', '2026-11-02T10:00:00Z'),
      ]),
  })
  const section = within(screen.getByRole('region', { name: 'Latest projects' }))
  await section.findByText('Fourth')
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Fourth1 line, changed ${formatRecent('2026-11-04T10:00:00Z')}`,
    `ThirdRivera1 line, changed ${formatRecent('2026-11-03T10:00:00Z')}`,
    `Second1 line, changed ${formatRecent('2026-11-02T10:00:00Z')}`,
  ])
  expect(section.getByRole('link', { name: /^Fourth/ })).toHaveAttribute('href', '/dashboard/projects/Fourth')
})

test('without projects the overview says so; a failed read can be repeated', async () => {
  let isUp = false
  const { user } = open({ projects: () => (isUp ? Response.json([]) : refused()) })
  const section = within(screen.getByRole('region', { name: 'Latest projects' }))
  const retry = await section.findByRole('button', { name: 'Retry' })
  isUp = true
  await user.click(retry)
  expect(await section.findByText('No projects yet.')).toBeVisible()
})
