import type { Pieces } from '@/catalog/lines'
import { type Delivery, describeDelivery, orderBy, totalDays } from '@/catalog/sizing/programme'
import { cx } from '@/lib/cx'
import { formatDay } from '@/lib/format'
import { sentences } from '@/lib/text'
import { ItemLink } from './figure'
import { ShortList } from './short-list'

type Props = {
  deliveries: readonly Delivery<Pieces>[]
  /** `2027-05-01`; empty for none. */
  opening: string
  /** The reader's day. */
  today: string
}

/**
 * Lead time and installation of each item as a bar, longest first, and when to order it for the opening, or that this
 * day has passed.
 */
export function ProgrammeChart({ deliveries, opening, today }: Props) {
  const [critical] = deliveries
  if (!critical) return null
  const longest = totalDays(critical)
  const firstOrder = orderBy(opening, critical)
  const isForOnePiece = deliveries.some(({ of, installDays }) => of.quantity > 1 && installDays)
  return (
    <>
      <p className="mt-5 max-w-[62ch] print:mt-3">
        <strong dir="auto" className="font-medium">
          {critical.of.item.name}
        </strong>
        <span>
          {sentences(
            ` decides: ${describeDelivery(critical)}.`,
            firstOrder &&
              `For an opening on ${formatDay(opening)} ${firstOrder < today ? 'it should have been ordered' : 'order it'} by ${formatDay(firstOrder)}.`,
            isForOnePiece && 'Days to install are those of one piece.',
          )}
        </span>
      </p>
      <ShortList as="ol" label="Lead times" items={deliveries} most={12} className="mt-4">
        {(delivery) => {
          const last = orderBy(opening, delivery)
          return (
            <li
              key={delivery.of.item.id}
              className="grid break-inside-avoid gap-x-6 border-line border-b py-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_13rem] sm:items-center print:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_13rem] print:py-1"
            >
              <span className="min-w-0">
                <ItemLink {...delivery.of} />
              </span>
              <Bar {...delivery} longest={longest} />
              <span className="text-note text-clay tabular-nums">
                <span>{describeDelivery(delivery)}</span>
                {last && (
                  <span className={cx('block', last < today ? 'text-brick' : 'text-ink')}>
                    {`${last < today ? 'Should have been ordered by' : 'Order by'} ${formatDay(last)}`}
                  </span>
                )}
              </span>
            </li>
          )
        }}
      </ShortList>
    </>
  )
}

/** Lead time solid, installation as an outline. */
function Bar({ leadDays, installDays, longest }: Delivery<unknown> & { longest: number }) {
  const share = (count: number) => `${longest > 0 ? (count / longest) * 100 : 0}%`
  return (
    <svg
      width="100%"
      height="14"
      aria-hidden="true"
      className="my-1 block text-cedar sm:my-0 forced-colors:text-[CanvasText]"
    >
      <rect x="0" y="2" width={share(leadDays)} height="10" fill="currentColor" />
      {installDays !== null && installDays > 0 && (
        <rect
          x={share(leadDays)}
          y="2.5"
          width={share(installDays)}
          height="9"
          fill="none"
          stroke="currentColor"
        />
      )}
    </svg>
  )
}
