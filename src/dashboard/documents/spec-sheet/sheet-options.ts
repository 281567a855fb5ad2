import type { AddressOptions } from '@/dashboard/documents/use-address-options'
import { readPreference, savePreference } from '@/lib/preferences'

/** The parts of a spec sheet that can be hidden, with their defaults. The ID is hidden: it tells a client nothing. */
const defaults = { price: true, notes: true, supplier: true, id: false }

export type SheetPart = keyof typeof defaults
/** Whether each part is shown. */
export type SheetOptions = Record<SheetPart, boolean>

const parts = Object.keys(defaults) as SheetPart[]

const isPart = (text: string): text is SheetPart => text in defaults

const preferenceKey = 'spec-sheet-left-out'

/** The parts that this browser has left out last. */
const partsLeftOut = () => (readPreference(preferenceKey) ?? '').split(',').filter(isPart)

/** The sheets of a project are for its client, so they begin without price and notes. */
const leftOutOfProjects: readonly SheetPart[] = ['price', 'notes']

/** The first options of a sheet: the defaults without the parts that were left out last time. */
function startOf(isProject: boolean): SheetOptions {
  const leftOut = [...partsLeftOut(), ...(isProject ? leftOutOfProjects : [])]
  return { ...defaults, ...Object.fromEntries(leftOut.map((part) => [part, false])) }
}

/** Remembers whether a part was left out. Price and notes are not remembered in a project, where they are off by default. */
export function rememberPart(part: SheetPart, isShown: boolean, isProject: boolean) {
  if (part === 'id' || (isProject && leftOutOfProjects.includes(part))) return
  const others = partsLeftOut().filter((one) => one !== part)
  savePreference(preferenceKey, [...others, ...(isShown ? [] : [part])].join(','))
}

/** `?price=off&id=on`. The address leaves out what the sheets would begin with in a browser that remembers nothing. */
export const sheetOptions = (isProject: boolean): AddressOptions<SheetOptions> => ({
  read: (params) => {
    const shown = startOf(isProject)
    for (const part of parts) {
      const value = params.get(part)
      if (value === 'on' || value === 'off') shown[part] = value === 'on'
    }
    return shown
  },
  write: (shown) => {
    const isUsual = (part: SheetPart) =>
      shown[part] === (defaults[part] && !(isProject && leftOutOfProjects.includes(part)))
    return Object.fromEntries(parts.map((part) => [part, isUsual(part) ? null : shown[part] ? 'on' : 'off']))
  },
})
