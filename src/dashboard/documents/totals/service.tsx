import type { Equipment } from '@/catalog/equipment'
import { circuitAmps, describePhases, nextBreaker, phasesOf } from '@/catalog/sizing/electrical'
import { formatAmount } from '@/catalog/sizing/measures'
import { positiveOf, voltagesOf } from '@/catalog/sizing/read-specification'
import { describeBreaker, type ServiceLoad } from '@/catalog/sizing/service-loads'
import { sentences } from '@/lib/text'
import { Disclosure } from '@/ui/disclosure'
import { ItemLink } from './figure'
import { ShortList } from './short-list'

/** Formats electrical units, which are the same in both systems of units. */
const formatAmps = (amps: number) => formatAmount('a', amps, 'si')
export const formatKw = (kw: number) => formatAmount('kw', kw, 'si')

/** A service: the amps of each phase, the breaker for them, and which item is on which line. */
export function Service(service: ServiceLoad) {
  const { name, kw, amps, plain, sized, breaker, loads } = service
  const longest = Math.max(breaker ?? 0, ...sized)
  return (
    <section aria-label={name} className="break-inside-avoid border-line border-b py-5 print:py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-sans text-[1.125rem]">{`${name} V`}</h3>
        <p className="text-ui">
          {sentences(
            `${formatKw(kw)} connected.`,
            breaker === null
              ? 'Above the largest standard breaker, 6,000 A.'
              : `Next standard breaker: ${describeBreaker(service)}.`,
          )}
        </p>
      </div>
      <table className="mt-3 w-full border-collapse text-ui tabular-nums">
        <caption className="sr-only">{`Amps of each phase on ${name} V`}</caption>
        <thead className="text-left text-fine text-clay">
          <tr>
            <th scope="col" className="w-14 py-1 font-normal">
              Phase
            </th>
            {/* The key of the bars: an outlined tip, and the tick at their end. */}
            <td aria-hidden="true" className="py-1">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>
                  <span className="mr-1.5 inline-block h-2.5 w-4 border border-cedar" />
                  at 125%
                </span>
                {breaker !== null && <span>{`${formatAmps(breaker)} breaker`}</span>}
              </span>
            </td>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              Load
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal">
              At 125%
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-normal max-sm:hidden print:table-cell">
              Plain sum
            </th>
          </tr>
        </thead>
        <tbody>
          {phasesOf(name).map((phase, index) => (
            <tr key={phase}>
              <th scope="row" className="py-1 text-left font-normal">
                {phase}
              </th>
              <td aria-hidden="true" className="w-1/2 py-1">
                <PhaseBar load={amps[index] ?? 0} sized={sized[index] ?? 0} longest={longest} />
              </td>
              <td className="py-1 pl-3 text-right">{formatAmps(amps[index] ?? 0)}</td>
              <td className="py-1 pl-3 text-right">{formatAmps(sized[index] ?? 0)}</td>
              <td className="py-1 pl-3 text-right text-clay max-sm:hidden print:table-cell">
                {formatAmps(plain[index] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure summary="Which item is on which phase" className="mt-1 -mb-2 text-note">
        <ShortList items={loads} most={12} className="mt-1 border-line border-l pl-3">
          {({ of, quantity, phases, amps: drawn, load }) => (
            <li key={`${of.item.id} ${describePhases(phases)}`} className="py-1">
              <ItemLink {...of} quantity={quantity} />{' '}
              <span className="text-clay">
                {[
                  describePhases(phases),
                  `${formatAmps(drawn)} ${quantity > 1 ? 'each ' : ''}at ${load.volts} V${ratedWords(of.item)}`,
                  ...(load.isContinuous
                    ? [
                        `counted at 125%${circuitWords(nextBreaker(Math.max(circuitAmps(load), positiveOf(of.item, 'breaker_a') ?? 0)))}`,
                      ]
                    : []),
                ].join(', ')}
              </span>
            </li>
          )}
        </ShortList>
      </Disclosure>
    </section>
  )
}

/** The voltages of an item that has several: the load counts at one of them. */
function ratedWords(item: Equipment): string {
  const voltages = voltagesOf(item)
  return voltages.length > 1 ? ` (rated ${voltages.join('/')} V)` : ''
}

/** The breaker of an item's own circuit; nothing above the largest. */
const circuitWords = (breaker: number | null) =>
  breaker === null ? '' : `: a circuit of ${formatAmps(breaker)}`

/** The load as a solid bar, what 125 % adds as its outline; the track goes on to the breaker, or the longest bar. */
function PhaseBar({ load, sized, longest }: { load: number; sized: number; longest: number }) {
  const width = (amps: number) => `${(amps / longest) * 100}%`
  return (
    <svg
      width="100%"
      height="14"
      className="block overflow-visible text-cedar forced-colors:text-[CanvasText]"
      role="presentation"
    >
      <g stroke="currentColor" strokeOpacity="0.5">
        <line x1={width(sized)} x2="100%" y1="7" y2="7" />
        <line x1="100%" x2="100%" y1="2" y2="12" />
      </g>
      <rect x="0.5" y="2.5" width={width(sized)} height="9" fill="none" stroke="currentColor" />
      <rect x="0" y="2" width={width(load)} height="10" fill="currentColor" />
    </svg>
  )
}
