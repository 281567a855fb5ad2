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
import { founder, setUpScreens } from './open-screen.tsx'

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
