import type { AddressOptions } from '@/dashboard/documents/use-address-options'

/** The parts of a spec sheet that can be hidden, with their defaults. The ID is hidden: it tells a client nothing. */
const defaults = { price: true, notes: true, supplier: true, id: false }

export type SheetPart = keyof typeof defaults
/** Whether each part is shown. */
export type SheetOptions = Record<SheetPart, boolean>

const parts = Object.keys(defaults) as SheetPart[]

/** `?price=off&id=on`; defaults are left out of the address. */
export const sheetOptions: AddressOptions<SheetOptions> = {
  read: (params) => {
    const shown = { ...defaults }
    for (const part of parts) {
      const value = params.get(part)
      if (value === 'on' || value === 'off') shown[part] = value === 'on'
    }
    return shown
  },
  write: (shown) =>
    Object.fromEntries(
      parts.map((part) => [part, shown[part] === defaults[part] ? null : shown[part] ? 'on' : 'off']),
    ),
}
