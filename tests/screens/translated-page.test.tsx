import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '@/lib/paths'
import { faultsOf } from '../html-checker.ts'
import {
  button,
  dialogCalled,
  dialogClosed,
  field,
  fill,
  findRow,
  openCatalog,
  queryRow,
  question,
  rowButton,
  searchBox,
  shownNames,
  tab,
} from './equipment-screen.ts'
import { founder, operations, setUpScreens } from './open-screen.tsx'

const screens = setUpScreens()

/** Moves the texts of an element into <font> elements, as Chrome's translator does, but leaves their words. */
function translate(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const { parentElement } = text
    if (!parentElement?.isConnected || !/\S/.test(text.data)) continue
    if (parentElement.closest('font, script, style, select, textarea, [translate="no"]')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    font.appendChild(document.createElement('font')).append(text)
  }
}

beforeEach(() => {
  const translator = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node.parentNode ?? node)
  })
  translator.observe(document.body, { childList: true, subtree: true })
  return () => translator.disconnect()
})

/** The page as it is without a translator. */
const expectValidHtml = () =>
  expect(faultsOf(document.body.innerHTML.replaceAll(/<\/?font>/g, ''))).toEqual([])

const names = ['Anvil', 'Bench', 'Cedar', 'Door'] as const
const status = (text: string | RegExp) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      typeof text === 'string' ? text : expect.stringMatching(text),
    ),
  )

test('every page of a translated site can be opened and left, and is valid HTML', async () => {
  const { router } = await screens.openScreen(paths.home(), { as: founder })
  for (const path of Object.values(paths)) {
    if (path().startsWith('/guides/')) continue
    await router.navigate(path())
    await screen.findAllByRole('heading', { level: 1 })
    expect(screen.queryByText(/could not be shown/)).toBeNull()
    expectValidHtml()
  }
  expect(document.querySelector('font')).not.toBeNull()
})

test('the catalog of a translated page is searched, sorted, selected, compared, set and deleted', async () => {
  await screens.catalog.add(
    ...names.map((name, place) => ({
      name,
      category: 'Sauna Heaters, Saunas, Showers',
      cost: place,
      lead_time_days: place,
      specifications: { power_kw: place + 1, rated_v: 208, phases: 3 },
    })),
  )
  const { user, router } = await openCatalog(screens)
  await findRow('Anvil')
  await fill(user, searchBox(), 'an')
  await status('1 of 4')
  await fill(user, searchBox(), 'nothing like it')
  await status('0 of 4')
  await fill(user, searchBox(), '')
  await findRow('Door')
  const cost = screen.getByRole('button', { name: 'Cost' })
  await user.click(cost)
  await user.click(cost)
  expect(shownNames()).toEqual([...names].reverse())

  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  expect(bar).toHaveTextContent('4 selected')
  await fill(user, searchBox(), 'door')
  await waitFor(() => expect(bar).toHaveTextContent('of which 3 are hidden by the filters'))
  expectValidHtml()
  await fill(user, searchBox(), '')
  await waitFor(() => expect(bar).not.toHaveTextContent('of which'))

  await user.click(button(bar, 'Compare'))
  await screen.findByRole('heading', { level: 1, name: 'Compare' })
  await user.click(await screen.findByRole('button', { name: 'Remove Bench' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bench' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Remove Cedar' }))
  await status('Cedar was removed.')
  expectValidHtml()
  await user.click(screen.getByRole('checkbox', { name: /differ/ }))
  for (const document of [paths.specSheet(), paths.totals(), paths.schedule()]) {
    await router.navigate(document)
    await screen.findAllByText('Anvil')
    expectValidHtml()
  }
  await router.navigate(paths.equipment())

  await user.click(await screen.findByRole('checkbox', { name: 'Select Bench' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
  await user.click(button(await screen.findByRole('region', { name: 'Selection' }), 'Set…'))
  const set = await dialogCalled('Set values on 2 items')
  await user.selectOptions(within(set).getByLabelText('What to set'), 'Supplier')
  await fill(user, within(set).getByRole('textbox', { name: 'Supplier' }), 'Acme')
  await status('2 items: 2 would change')
  expectValidHtml()
  await user.click(button(set, 'Set values'))
  await dialogClosed()
  await user.click(await rowButton('Delete', 'Bench'))
  const ask = await question()
  expectValidHtml()
  await user.click(button(ask, 'Delete'))
  await waitFor(() => expect(queryRow('Bench')).toBeNull())
})

test('the dialogs of a translated page are opened, filled, paged through and closed', async () => {
  await screens.catalog.add(...names.map((name, lead_time_days) => ({ name, lead_time_days })))
  const { user, router } = await openCatalog(screens)
  await user.click(await rowButton('View details', 'Anvil'))
  let view = await screen.findByRole('dialog', { name: 'Anvil' })
  await waitFor(() => expect(view).toHaveTextContent('Item 1 of 4'))
  await user.click(within(view).getByRole('button', { name: 'Next item' }))
  view = await screen.findByRole('dialog', { name: 'Bench' })
  await waitFor(() => expect(view).toHaveTextContent('Item 2 of 4'))
  for (const { textContent } of within(view).getAllByRole('tab'))
    await user.click(tab(view, textContent ?? ''))
  expectValidHtml()
  await user.keyboard('{Escape}')
  await dialogClosed()

  await user.click(await rowButton('Edit', 'Cedar'))
  const form = await dialogCalled('Edit Equipment')
  await fill(user, field(form, 'Name'), 'Door')
  await waitFor(() => expect(form).toHaveTextContent('Door is in the catalog: open it'))
  expectValidHtml()
  await fill(user, field(form, 'Name'), 'Ember')
  await waitFor(() => expect(form).not.toHaveTextContent('is in the catalog'))
  await user.click(button(form, 'Update Equipment'))
  await dialogClosed()
  await findRow('Ember')

  for (const dialog of ['import', 'deleted', 'add'] as const) {
    await router.navigate(paths.equipment(dialog))
    await screen.findByRole('dialog')
    expectValidHtml()
    await router.navigate(paths.equipment())
    await dialogClosed()
  }
  await user.keyboard('{Control>}k{/Control}')
  await user.keyboard('ember')
  await waitFor(() => expect(screen.getByRole('listbox', { name: 'Found' })).toHaveTextContent('Ember'))
  expectValidHtml()
  await user.keyboard('{Escape}?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expectValidHtml()
})

/** A project 'Lot 7' with a line for each name, one of them deleted from the catalog and one an alternate. */
async function addProject() {
  const items = await screens.catalog.add(...names.map((name) => ({ name, cost: 100 })))
  const id = crypto.randomUUID()
  await screens.backend.query(
    "insert into public.projects (id, name, client, notes) values ($1, 'Lot 7', 'Bath Company', 'By May')",
    [id],
  )
  await screens.backend.query(
    `insert into public.project_lines (project_id, equipment_id, tag, room, note, position)
     select $1::uuid, item.id, left(item.name, 1) || '-1', 'Hall', 'Both doors', ascii(item.name)
     from public.equipment_catalog as item`,
    [id],
  )
  await screens.backend.query(
    `update public.project_lines as line set alternate_for = main.id
     from public.project_lines as main where line.tag = 'B-1' and main.tag = 'A-1'`,
  )
  await screens.catalog.remove(items[3]?.id ?? '')
  return id
}

test('the projects of a translated page are searched, added, archived and deleted', async () => {
  await addProject()
  const { user } = await screens.openScreen(paths.projectList(), { as: founder })
  await screen.findByRole('link', { name: 'Lot 7' })
  const search = screen.getByRole('searchbox', { name: 'Search projects' })
  await fill(user, search, 'bath')
  await status('1 of 1')
  await fill(user, search, 'nothing like it')
  await status('0 of 1')
  await screen.findByText('No project found for your search')
  expectValidHtml()
  await fill(user, search, '')
  await user.click(await screen.findByRole('button', { name: 'Archive Lot 7' }))
  await screen.findByText('All projects are archived.')
  await user.click(screen.getByRole('checkbox', { name: 'Show archived (1)' }))
  await screen.findByText('Archived')
  expectValidHtml()
  await user.click(await screen.findByRole('button', { name: 'Unarchive Lot 7' }))
  await waitFor(() => expect(screen.queryByText('Archived')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Delete Lot 7' }))
  const ask = await question()
  expectValidHtml()
  await user.click(button(ask, 'Delete'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Lot 7' })).toBeNull())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'New project' }))
  const form = await dialogCalled('New project')
  await user.click(button(form, 'Create project'))
  await within(form).findByText('Please enter a name')
  expectValidHtml()
  await fill(user, field(form, 'Name'), 'Lot 8')
  await waitFor(() => expect(within(form).queryByText('Please enter a name')).toBeNull())
  await user.click(button(form, 'Create project'))
  await screen.findByRole('heading', { name: 'Lot 8' })
  await screen.findByText(/^No lines yet/)
  expectValidHtml()
})

test('a project of a translated page is changed line by line and together, and compared with a revision', async () => {
  const id = await addProject()
  const { user, router } = await screens.openScreen(paths.project(id), { as: founder })
  const quantity = await screen.findByLabelText('Quantity of A-1')
  const totalsShow = (text: string) =>
    waitFor(() => expect(screen.getByRole('region', { name: 'Totals' })).toHaveTextContent(text))
  await totalsShow('Pieces3Cost$300')
  expectValidHtml()
  await fill(user, quantity, 'none')
  await screen.findByText('Write a whole number from 1 to 9,999')
  expectValidHtml()
  await fill(user, quantity, '6')
  expect(screen.queryByText(/^Write a whole number/)).toBeNull()
  await totalsShow('Pieces8Cost$800')
  await user.click(screen.getByLabelText('One more of C-1'))
  await totalsShow('Pieces9Cost$900')
  const lost = screens.network.intercept({ method: 'POST', url: /\/rpc\/save_project/ }, () =>
    Promise.resolve(new Response('{"message":"refused"}', { status: 400 })),
  )
  await fill(user, screen.getByLabelText('Tag of A-1'), 'a-9')
  await user.keyboard('{Enter}')
  await screen.findByText(/^Your last .* not saved/)
  expectValidHtml()
  lost()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull())
  await screen.findByText('Or equal, for A-9; not counted')

  await user.click(screen.getByLabelText('By category'))
  await screen.findByText('3 lines, 1 alternate, 9 pieces')
  await user.click(screen.getByLabelText('Select A-9'))
  const bar = await screen.findByRole('region', { name: 'Selection' })
  await user.click(screen.getByLabelText('Select C-1'))
  await waitFor(() => expect(bar).toHaveTextContent('2 lines selected'))
  await user.click(button(bar, 'Quantity'))
  const quantities = await dialogCalled('Quantity of 2 lines')
  await fill(user, field(quantities, 'Quantity'), 'some')
  await user.click(button(quantities, 'Set'))
  await within(quantities).findByText('Write a whole number from 1 to 9,999')
  expectValidHtml()
  await user.click(button(quantities, 'Cancel'))
  await dialogClosed()
  await user.click(button(bar, 'Room'))
  const rooms = await dialogCalled('Room of 2 lines')
  await fill(user, field(rooms, 'Room'), 'Spa')
  await user.click(button(rooms, 'Set'))
  await dialogClosed()
  await screen.findByText('Room of 2 lines set to Spa.')
  await user.click(button(bar, 'Clear'))

  await user.click(screen.getByLabelText('Note, fixed price and alternate of C-1'))
  const details = await dialogCalled('Cedar')
  await fill(user, field(details, 'Fixed price of one piece'), 'a lot')
  await user.click(button(details, 'Save'))
  expectValidHtml()
  await fill(user, field(details, 'Fixed price of one piece'), '40')
  await user.click(button(details, 'Save'))
  await dialogClosed()
  await screen.findByText('Catalog $100')

  await screens.callAs(operations, 'PATCH', `project_lines?project_id=eq.${id}&tag=eq.D-1`, { quantity: 4 })
  await fill(user, screen.getByLabelText('Quantity of D-1'), '5')
  await user.keyboard('{Enter}')
  const ask = await question()
  expectValidHtml()
  await user.click(button(ask, 'Keep theirs'))
  await waitFor(() => expect(screen.getByLabelText('Quantity of D-1')).toHaveValue('4'))

  await user.click(screen.getByRole('button', { name: 'Documents' }))
  await user.click(screen.getByRole('menuitem', { name: 'Revisions' }))
  await user.click(await screen.findByRole('button', { name: 'Save as a revision' }))
  const form = await dialogCalled('Save as a revision')
  await fill(user, field(form, 'Revision'), '')
  await user.click(button(form, 'Save'))
  await within(form).findByText('Name the revision.')
  expectValidHtml()
  await fill(user, field(form, 'Revision'), 'A')
  await user.click(button(form, 'Save as revision A'))
  await dialogClosed()
  await status('No line was added, removed or changed.')
  await router.navigate(paths.projectList())
  await screen.findByRole('button', { name: 'New project' })
  await screens.backend.query("update public.project_lines set quantity = 9 where tag = 'C-1'")
  await screens.backend.query("delete from public.project_lines where tag = 'D-1'")
  await router.navigate(paths.projectRevisions(id, { from: 'A' }))
  await status('1 changed, 0 added, 1 removed')
  expectValidHtml()
  for (const document of [paths.specSheet, paths.totals, paths.schedule, paths.compare]) {
    await router.navigate(document({ project: id }))
    await screen.findAllByText('Anvil')
    expectValidHtml()
  }
})
