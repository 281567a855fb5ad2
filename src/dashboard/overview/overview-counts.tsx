import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
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
    <ul className="grid grid-cols-2 items-baseline gap-x-12 border-line border-b pb-2 max-lg:-mt-2 lg:-mt-4 lg:grid-cols-[max(12rem,25%_-_2.25rem)_repeat(3,minmax(0,1fr))]">
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

/** A label and its count, on one baseline with the others. */
function Card({ label, path, isPlanned, children }: CardProps) {
  return (
    <li>
      <Link to={path} className="group flex items-baseline gap-x-2.5 text-clay text-ui leading-11">
        <span className="whitespace-nowrap underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:text-cedar group-hover:decoration-cedar">
          {label}
        </span>
        <span className={isPlanned ? undefined : 'text-[1.75rem] text-ink md:text-[2.25rem]'}>
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
      <Skeleton className="h-7 w-16 md:h-9" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </>
  )
}
