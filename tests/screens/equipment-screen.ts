import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { paths } from '@/lib/paths'
import { founder, type Screens } from './open-screen.tsx'

/** The calls of the catalog, for faults. */
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

/** The row of an item, as soon as it is there. */
export async function findRow(name: string): Promise<HTMLTableRowElement> {
  const row = (await screen.findByLabelText(`View details ${name}`)).closest('tr')
  if (!row) throw new Error(`The buttons of ${name} stand in no row`)
  return row
}

export const queryRow = (name: string) => screen.queryByLabelText(`View details ${name}`)

/** The names of the items shown, from top to bottom. */
export const shownNames = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)

export const rowButton = (action: 'View details' | 'Edit' | 'Duplicate' | 'Delete', name: string) =>
  screen.findByLabelText(`${action} ${name}`)

export const searchBox = () => screen.getByLabelText<HTMLInputElement>('Search equipment')

/** A dialog; one with a form as soon as every tab has its fields, which come a frame later. */
export async function dialogCalled(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => {
    if (dialog.querySelector('form [role="tabpanel"]:empty')) throw new Error('A tab has no fields yet')
  })
  return dialog
}

export const question = () => screen.findByRole('alertdialog')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The value beside a term: of a tile, or in a dialog. */
export function fact(container: HTMLElement, term: string): HTMLElement | null {
  const terms = [...container.querySelectorAll('dt')].filter(({ textContent }) => textContent === term)
  return terms[0]?.parentElement?.querySelector('dd') ?? null
}

/** A field of the open form. By its label element: `getByLabelText` asks every element of the dialog for its labels. */
export function field(dialog: HTMLElement, label: string): HTMLInputElement {
  const text = new RegExp(`^${escaped(label)}( \\*)?$`)
  const { control } = within(dialog).getByText<HTMLLabelElement>(text, { selector: 'label' })
  if (!control) throw new Error(`The label ${label} names no field`)
  return control as HTMLInputElement
}

export const tab = (dialog: HTMLElement, name: string) => within(dialog).getByRole('tab', { name })

export const button = (container: HTMLElement, name: string) =>
  within(container).getByRole<HTMLButtonElement>('button', { name })

/** Replaces the text of a field. */
export async function fill(user: UserEvent, control: HTMLElement, text: string): Promise<void> {
  await user.clear(control)
  // A form that has just opened may take the focus for its first field meanwhile, and the text with it.
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
