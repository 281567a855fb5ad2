import { type BuildingService, usualService } from '@/catalog/sizing/electrical'
import type { AddressOptions } from '@/dashboard/documents/use-address-options'
import { isDay } from '@/lib/parse'

/** The choices of the totals. */
export type TotalsOptions = {
  /** The opening date, `2027-05-01`; '' for none. Null is that of the project. */
  opening: string | null
  /** The typed percentage of the water that runs at once. */
  simultaneity: string
  /** The low-voltage service of the building. */
  service: BuildingService
}

const allAtOnce = 100

/** Reads a typed percentage from 1 to 100. Null if it is none. */
export function readPercent(typed: string): number | null {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(typed.trim()) ?? []
  const percent = Number(digits)
  return percent >= 1 && percent <= 100 ? percent : null
}

/** The services by the value of `?service=`, which leaves out the usual one. */
const services: Readonly<Record<string, BuildingService>> = { 240: '120/240' }

/** `?opening=2027-05-01&simultaneity=60&service=240` */
export const totalsOptions: AddressOptions<TotalsOptions> = {
  read: (params) => {
    const opening = params.get('opening')
    return {
      opening: opening === null || isDay(opening) ? opening : '',
      simultaneity: String(readPercent(params.get('simultaneity') ?? '') ?? allAtOnce),
      service: services[params.get('service') ?? ''] ?? usualService,
    }
  },
  write: ({ opening, simultaneity, service }) => {
    const percent = readPercent(simultaneity) ?? allAtOnce
    return {
      opening,
      simultaneity: percent === allAtOnce ? null : String(percent),
      service: Object.keys(services).find((key) => services[key] === service) ?? null,
    }
  },
}
