import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { categories } from '@/content/equipment'
import { paths } from '@/lib/paths'
import { founder, type Screens } from './open-screen.tsx'

/** The requests of the catalog, for injecting faults. */
export const calls = {
  list: { method: 'GET', url: /\/equipment_catalog\?(?!.*[?&]id=eq)/ },
  /** A page of the list after the first. */
  nextPage: { method: 'GET', url: /\/equipment_catalog\?.*[?&]or=/ },
  item: { method: 'GET', url: /\/equipment_catalog\?.*[?&]id=eq/ },
  insert: { method: 'POST', url: /\/equipment_catalog/ },
  update: { method: 'PATCH', url: /\/equipment_catalog/ },
  remove: { method: 'POST', url: /\/rpc\/delete_equipment/ },
  history: { method: 'GET', url: /\/equipment_activity/ },
  deletions: { method: 'GET', url: /\/deleted_equipment/ },
} as const

export const openCatalog = (screens: Screens, search = '') =>
  screens.openScreen(paths.equipment() + search, { as: founder })

/** The button with this `aria-label`. Testing Library would compare every label of the page: a tenth of a test's time. */
function queryButton(label: string): HTMLButtonElement | null {
  const [found = null, second] = document.querySelectorAll<HTMLButtonElement>(
    `button[aria-label=${JSON.stringify(label)}]`,
  )
  if (second) throw new Error(`More than one button has the label ${label}`)
  return found
}

const findButton = (label: string) =>
  waitFor(() => {
    const found = queryButton(label)
    if (!found) throw new Error(`No button has the label ${label}`)
    return found
  })

/** The row of an item, once it is rendered. */
export async function findRow(name: string): Promise<HTMLTableRowElement> {
  const row = (await findButton(`View details ${name}`)).closest('tr')
  if (!row) throw new Error(`The buttons of ${name} stand in no row`)
  return row
}

export const queryRow = (name: string) => queryButton(`View details ${name}`)

/** The names of the visible rows, from top to bottom. */
export const shownNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

export const rowButton = (action: 'View details' | 'Edit' | 'Duplicate' | 'Delete', name: string) =>
  findButton(`${action} ${name}`)

export const searchBox = () => screen.getByLabelText<HTMLInputElement>('Search equipment')

/** A dialog. One with a form is returned once every tab has its fields, which render a frame later. */
export async function dialogCalled(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => {
    const panels = [...dialog.querySelectorAll('form [role="tabpanel"]')]
    if (panels.some((panel) => !panel.hasChildNodes())) throw new Error('A tab has no fields yet')
  })
  return dialog
}

export const question = () => screen.findByRole('alertdialog')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The value of a term in a tile or a dialog. */
export function fact(container: HTMLElement, term: string): HTMLElement | null {
  const terms = [...container.querySelectorAll('dt')].filter(({ textContent }) => textContent === term)
  return terms[0]?.parentElement?.querySelector('dd') ?? null
}

/** A field of the open form. Found by its label element, because `getByLabelText` is slow in a large dialog. */
export function field(dialog: HTMLElement, label: string): HTMLInputElement {
  const text = new RegExp(`^${escaped(label)}( \\*)?$`)
  const labels = [...dialog.querySelectorAll('label')]
  const control = labels.find(({ textContent }) => text.test(textContent))?.control
  if (!control) throw new Error(`No field has the label ${label}`)
  return control as HTMLInputElement
}

export const tab = (dialog: HTMLElement, name: string) => within(dialog).getByRole('tab', { name })

export const button = (container: HTMLElement, name: string) =>
  within(container).getByRole<HTMLButtonElement>('button', { name })

/** Replaces the text of a field. */
export async function fill(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  // A form that has just opened may focus its first field, which would then get the text.
  control.focus()
  if (text) await user.paste(text)
}

export async function pickCategory(user: UserEvent, dialog: HTMLElement, category: string): Promise<void> {
  await fill(user, field(dialog, 'Categories'), category)
  await user.click(within(dialog).getByRole('option', { name: category }))
}

/** The catalog with the form of a new item open. */
export async function openNewForm(screens: Screens) {
  const { user, router } = await openCatalog(screens, '?add=')
  return { user, router, dialog: await dialogCalled('Add New Equipment') }
}

/** The catalog with the form of a new item open, in which a name and a category are typed. */
export async function typeNewItem(screens: Screens, name: string) {
  const { user, dialog } = await openNewForm(screens)
  await fill(user, field(dialog, 'Name'), name)
  await pickCategory(user, dialog, categories[0])
  return { user, dialog, add: () => user.click(button(dialog, 'Add Equipment')) }
}

/** Waits until no dialog is open. */
export const dialogClosed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('A dialog is still open')
  })

/** The catalog with the form of this item open, by its button. */
export async function openEditForm(screens: Screens, name: string) {
  const { user, router } = await openCatalog(screens)
  await user.click(await rowButton('Edit', name))
  return { user, router, dialog: await dialogCalled('Edit Equipment') }
}

/** The item's id; for items that `catalog.add` returned. */
export function idOf(item: { id: string } | undefined): string {
  if (!item) throw new Error('No such item')
  return item.id
}
