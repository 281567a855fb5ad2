import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

const calls = {
  save: { method: 'POST', url: /\/rpc\/save_project/ },
} as const

type StoredLine = {
  tag: string
  quantity: number
  room: string | null
  position: number
  note: string | null
}

/** A project 'Lot 7' with these lines, one item each, and its page. */
async function openProject(lines: readonly { tag: string; quantity?: number; room?: string }[]) {
  const items = await screens.catalog.add(
    ...lines.map((_, index) => ({
      name: `Heater ${index + 1}`,
      category: 'Sauna Heaters',
      cost: 100,
      specifications: { power_kw: 9 },
    })),
  )
  const id = crypto.randomUUID()
  await screens.backend.query('insert into public.projects (id, name) values ($1, $2)', [id, 'Lot 7'])
  for (const [index, { tag, quantity = 1, room = 'Sauna' }] of lines.entries()) {
    await screens.backend.query(
      'insert into public.project_lines (project_id, equipment_id, tag, quantity, room, position) values ($1, $2, $3, $4, $5, $6)',
      [id, items[index]?.id ?? '', tag, quantity, room, index + 1],
    )
  }
  const stored = async () =>
    (await screens.backend.query(
      'select tag, quantity, room, position, note from public.project_lines where project_id = $1 order by position, id',
      [id],
    )) as StoredLine[]
  const quantities = async () => (await stored()).map(({ tag, quantity }) => `${quantity} ${tag}`)
  /** Somebody else changes a line through the API. */
  const changeAs = async (tag: string, values: Partial<StoredLine>) =>
    screens.callAs(operations, 'PATCH', `project_lines?project_id=eq.${id}&tag=eq.${tag}`, values)
  const { user, router } = await screens.openScreen(paths.project(id), { as: founder })
  await screen.findByRole('textbox', { name: `Tag of ${lines[0]?.tag}` })
  return { id, user, router, stored, quantities, changeAs }
}

const quantityOf = (tag: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${tag}` })
const tagOf = (tag: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Tag of ${tag}` })
const shownTags = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tag of/ }).map(({ value }) => value)
const total = (label: string) =>
  within(screen.getByRole('region', { name: 'Totals' })).getByText(label).nextElementSibling
const saves = () => screens.network.callsTo(calls.save)

test('a typed quantity is in the totals at once and is saved with one request; plus and minus change it by one', async () => {
  const { user, quantities } = await openProject([{ tag: 'SH-1' }, { tag: 'SH-2' }])
  const release = screens.network.hold(calls.save)
  await user.clear(quantityOf('SH-1'))
  expect(quantityOf('SH-1')).toBeInvalid()
  await user.type(quantityOf('SH-1'), '12')
  expect(total('Pieces')).toHaveTextContent('13')
  expect(total('Cost')).toHaveTextContent('$1,300')
  expect(total('Power')).toHaveTextContent('117 kW')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'One more of SH-2' }))
  expect(total('Pieces')).toHaveTextContent('14')
  release()
  await waitFor(async () => expect(await quantities()).toEqual(['12 SH-1', '2 SH-2']))
  expect(saves()).toHaveLength(2)
})

test('a line that somebody else changed is merged; the same value is asked about', async () => {
  const { user, stored, changeAs } = await openProject([{ tag: 'SH-1' }])
  await changeAs('SH-1', { note: 'Theirs', quantity: 5 })
  await user.clear(screen.getByRole('combobox', { name: 'Room of SH-1' }))
  await user.type(screen.getByRole('combobox', { name: 'Room of SH-1' }), 'Steam{Enter}')
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ room: 'Steam', note: 'Theirs', quantity: 5 }]),
  )

  await changeAs('SH-1', { quantity: 7 })
  await user.tripleClick(quantityOf('SH-1'))
  await user.keyboard('9{Enter}')
  const asked = await screen.findByRole('alertdialog', { name: 'Someone else changed SH-1' })
  await waitFor(() =>
    expect(asked).toHaveTextContent(
      /Operations saved it on \w{3} \d+, 20\d\d.*You both changed: ?QuantityTheirs7Mine9/,
    ),
  )
  await user.click(within(asked).getByRole('button', { name: 'Go back' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Your last change is not saved.')
  expect(quantityOf('SH-1')).toHaveValue('9')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'Keep mine' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ quantity: 9 }]))
})

test('a taken tag says so, here and when a colleague has just taken it', async () => {
  const { user, stored, changeAs } = await openProject([{ tag: 'SH-1' }, { tag: 'SH-2' }])
  await user.clear(tagOf('SH-1'))
  await user.type(tagOf('SH-1'), 'sh-2{Enter}')
  expect(tagOf('SH-1')).toHaveAccessibleDescription('SH-2 is the tag of another line')
  expect(saves()).toEqual([])
  await changeAs('SH-2', { tag: 'SH-3' })
  await user.clear(tagOf('SH-1'))
  await user.type(tagOf('SH-1'), 'sh-3{Enter}')
  expect(await screen.findByText(/SH-3 is the tag of another line/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Discard it' }))
  await waitFor(() => expect(shownTags()).toEqual(['SH-1', 'SH-3']))
  expect((await stored()).map(({ tag }) => tag)).toEqual(['SH-1', 'SH-3'])
})

test('a change that cannot be sent stays, says so, and is saved by Try again', async () => {
  const { user, quantities } = await openProject([{ tag: 'SH-1' }])
  const connect = screens.network.intercept(calls.save, () =>
    Promise.reject(new TypeError('Failed to fetch')),
  )
  await user.tripleClick(quantityOf('SH-1'))
  await user.keyboard('4{Enter}')
  expect(
    await screen.findByText(/^Your last change is not saved\. Failed to fetch/, {}, { timeout: 5000 }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'One more of SH-1' }))
  expect(await screen.findByText(/^Your last 2 changes are not saved/)).toBeVisible()
  connect()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await quantities()).toEqual(['5 SH-1']))
  expect(screen.queryByText(/not saved/)).toBeNull()
})

test('Alt and the arrow keys move a line within its room, which is announced; the focus stays', async () => {
  const { user, stored } = await openProject([
    { tag: 'SH-1' },
    { tag: 'SG-1', room: 'Steam' },
    { tag: 'SH-2' },
    { tag: 'SH-3' },
  ])
  expect(shownTags()).toEqual(['SH-1', 'SH-2', 'SH-3', 'SG-1'])
  quantityOf('SH-1').focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(shownTags()).toEqual(['SH-2', 'SH-1', 'SH-3', 'SG-1'])
  expect(quantityOf('SH-1')).toHaveFocus()
  expect(screen.getByText('SH-1 is now 2 of 3 in Sauna')).toBeInTheDocument()
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
  expect(screen.getByText('SH-1 is already the last in Sauna')).toBeInTheDocument()
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  expect(quantityOf('SH-3')).toHaveFocus()
  await waitFor(async () =>
    expect((await stored()).map(({ tag }) => tag)).toEqual(['SG-1', 'SH-2', 'SH-3', 'SH-1']),
  )
})

test('Ctrl Z undoes one change after another, in a field once it is saved, and waits for a save that is under way', async () => {
  const { user, stored } = await openProject([{ tag: 'SH-1' }, { tag: 'SH-2' }])
  await user.tripleClick(quantityOf('SH-1'))
  await user.keyboard('4{Enter}')
  await user.clear(tagOf('SH-2'))
  await user.type(tagOf('SH-2'), 'X-9{Enter}')
  await waitFor(async () => expect(await stored()).toMatchObject([{ quantity: 4 }, { tag: 'X-9' }]))
  await waitFor(() => expect(tagOf('X-9')).toHaveFocus())
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('X-9 is SH-2 again.')).toBeVisible()
  await waitFor(() => expect(shownTags()).toEqual(['SH-1', 'SH-2']))
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(async () => expect(await stored()).toMatchObject([{ quantity: 1 }, { tag: 'SH-2' }]))
  await waitFor(() => expect(quantityOf('SH-1')).toHaveValue('1'))

  const release = screens.network.hold(calls.save)
  await user.click(screen.getByRole('button', { name: 'One more of SH-1' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(quantityOf('SH-1')).toHaveValue('2')
  release()
  // The same text of the step before may go at this moment.
  await waitFor(() => expect(screen.getByText('Quantity of SH-1 is 1 again.')).toBeVisible())
  await waitFor(async () => expect(await stored()).toMatchObject([{ quantity: 1 }, {}]))
})

test('selected lines get a room, are removed, and come back by Undo', async () => {
  const { user, stored } = await openProject([{ tag: 'SH-1' }, { tag: 'SH-2' }, { tag: 'SH-3' }])
  await user.click(screen.getByRole('checkbox', { name: 'Select SH-1' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select SH-2' }))
  await user.click(screen.getByRole('button', { name: 'Room' }))
  await user.type(await screen.findByRole('combobox', { name: 'Room' }), 'Steam{Enter}')
  await waitFor(async () =>
    expect((await stored()).map(({ room }) => room)).toEqual(['Steam', 'Steam', 'Sauna']),
  )
  expect(await screen.findByText('Room of 2 lines set to Steam.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(shownTags()).toEqual(['SH-3'])
  const message = await screen.findByText('2 lines were removed.')
  const toast = message.closest<HTMLElement>('[data-sonner-toast]')
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(shownTags()).toEqual(['SH-3', 'SH-1', 'SH-2']))
  expect(await stored()).toHaveLength(3)
})

test('a project is added, found, archived, and deleted; both can be undone', async () => {
  const { user, router } = await screens.openScreen(paths.projectList(), { as: founder })
  expect(await screen.findByText(/^No projects yet/)).toBeVisible()
  await user.keyboard('n')
  const dialog = await screen.findByRole('dialog', { name: 'New project' })
  await user.click(within(dialog).getByRole('button', { name: 'Create project' }))
  expect(await within(dialog).findByText('Please enter a name')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Lot 7')
  await user.type(within(dialog).getByRole('textbox', { name: 'Client' }), 'Bath Company')
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { name: 'Lot 7' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/^\/dashboard\/projects\/[0-9a-f-]{36}$/)

  await user.click(screen.getByRole('link', { name: 'All projects' }))
  const row = (await screen.findByRole('link', { name: 'Lot 7' })).closest('tr')
  expect(row).toHaveTextContent('Client Bath Company')
  await user.type(screen.getByRole('searchbox', { name: 'Search projects' }), 'nothing')
  expect(await screen.findByText('No project found for your search')).toBeVisible()
  await user.clear(screen.getByRole('searchbox', { name: 'Search projects' }))
  await user.click(await screen.findByRole('button', { name: 'Archive Lot 7' }))
  expect(await screen.findByText('All projects are archived.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Delete Lot 7' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  const deleted = (await screen.findByText('Lot 7 was deleted.')).closest<HTMLElement>('[data-sonner-toast]')
  expect(await screen.findByText(/^No projects yet/)).toBeVisible()
  await user.click(within(deleted ?? document.body).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Lot 7' })).toBeVisible()
})
