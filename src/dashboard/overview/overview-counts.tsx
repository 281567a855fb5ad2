import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '@/lib/cx'
import { formatNumber } from '@/lib/format'
import { paths } from '@/lib/paths'
import { Skeleton } from '@/ui/skeleton'
import { VisuallyHidden } from '@/ui/visually-hidden'
import { equipmentCountQuery } from './activity-queries'

/** Counts that the specification fixes at 0 until their screens exist. */
const planned = [
  { label: 'Metrics', count: 0, path: paths.metrics() },
  { label: 'Standards', count: 0, path: paths.standards() },
  { label: 'Pro Forma', count: 0, path: paths.proforma() },
] as const

/** The four counts. Each links to its screen. In wide windows the second begins where the lists below do. */
export function OverviewCounts() {
  return (
    <ul className="-mt-2 grid grid-cols-4 gap-x-3 border-line border-b pb-3 lg:gap-x-12 lg:pb-4">
      <Card label="Equipment" path={paths.equipment()}>
        <EquipmentCount />
      </Card>
      {planned.map(({ label, count, path }) => (
        <Card key={path} label={label} path={path} isPlanned>
          {formatNumber(count)}
        </Card>
      ))}
    </ul>
  )
}

type CardProps = { label: string; path: string; isPlanned?: boolean; children: ReactNode }

/** A label above its count. */
function Card({ label, path, isPlanned, children }: CardProps) {
  return (
    <li>
      <Link to={path} className="group block min-h-11 text-clay text-tiny lg:text-note">
        <span className="whitespace-nowrap underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:text-cedar group-hover:decoration-cedar">
          {label}
        </span>
        <span className={cx('block text-[1.625rem] leading-tight', !isPlanned && 'text-ink')}>
          {children}
        </span>
      </Link>
    </li>
  )
}

function EquipmentCount() {
  const { data: count, isError } = useQuery(equipmentCountQuery)
  if (count !== undefined) return <span>{formatNumber(count)}</span>
  if (isError) {
    return (
      <>
        <span>- </span>
        <VisuallyHidden>could not be counted</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      <Skeleton className="h-7 w-8" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </>
  )
}
