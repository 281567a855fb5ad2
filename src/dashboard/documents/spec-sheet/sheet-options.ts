import { type Paper, readPaper, writePaper } from '@/dashboard/documents/papers'
import type { AddressOptions } from '@/dashboard/documents/use-address-options'

/** Parts of a spec sheet that can be left out, with what they are without a word in the address. */
const parts = { price: true, notes: true, supplier: true, id: false }

export type SheetPart = keyof typeof parts
export type SheetOptions = { paper: Paper } & Record<SheetPart, boolean>

const names = Object.keys(parts) as SheetPart[]

/** `?paper=a4&price=off&id=on`. The default is US Letter with everything but the ID, which tells a client nothing. */
export const sheetOptions: AddressOptions<SheetOptions> = {
  read: (params) => {
    const shown = { ...parts }
    for (const name of names) {
      const value = params.get(name)
      if (value === 'on' || value === 'off') shown[name] = value === 'on'
    }
    return { paper: readPaper(params), ...shown }
  },
  write: ({ paper, ...shown }) => ({
    paper: writePaper(paper),
    ...Object.fromEntries(
      names.map((name) => [name, shown[name] === parts[name] ? null : shown[name] ? 'on' : 'off']),
    ),
  }),
}
