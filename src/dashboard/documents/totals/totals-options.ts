import { readPercent } from '@/catalog/sizing/conditions'
import type { BuildingService } from '@/catalog/sizing/electrical'
import type { AddressOptions } from '@/dashboard/documents/use-address-options'
import { isDay } from '@/lib/parse'

/** The choices of the totals. Each is that of the project, or the usual one, while it is null. */
export type TotalsOptions = {
  /** The opening date, `2027-05-01`; '' for none; while it is typed, any text. */
  opening: string | null
  /** The typed percentage of the water that runs at once. */
  simultaneity: string | null
  /** The low-voltage service of the building. */
  service: BuildingService | null
}

/** The services by the value of `?service=`. */
const services: Readonly<Record<string, BuildingService>> = { 208: '208Y/120', 240: '120/240' }

/** `?opening=2027-05-01&simultaneity=60&service=240` */
export const totalsOptions: AddressOptions<TotalsOptions> = {
  read: (params) => {
    const opening = params.get('opening')
    const percent = readPercent(params.get('simultaneity') ?? '')
    return {
      opening: opening === null || isDay(opening) ? opening : '',
      simultaneity: percent === null ? null : String(percent),
      service: services[params.get('service') ?? ''] ?? null,
    }
  },
  write: ({ opening, simultaneity, service }) => ({
    // A typed text that is no day stays in the field.
    opening: opening && !isDay(opening) ? null : opening,
    simultaneity: String(readPercent(simultaneity ?? '') ?? '') || null,
    service: Object.keys(services).find((key) => services[key] === service) ?? null,
  }),
}
