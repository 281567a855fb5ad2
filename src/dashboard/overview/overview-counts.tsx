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

/**
 * The four count cards. Each links to its screen. The catalog is large; the planned screens are quiet, and in wide windows
 * begin where the lists below them do.
 */
export function OverviewCounts() {
  return (
    <ul className="flex flex-wrap items-baseline gap-x-5 border-line border-b pb-2 max-[22rem]:gap-x-2 lg:-mt-4 lg:grid lg:grid-cols-[14rem_repeat(3,auto)] lg:justify-start lg:gap-x-12">
      <Card label="Equipment" path={paths.equipment()} isLarge>
        <EquipmentCount />
      </Card>
      {planned.map(({ label, count, path }) => (
        <Card key={path} label={label} path={path}>
          {formatNumber(count)}
        </Card>
      ))}
    </ul>
  )
}

type CardProps = { label: string; path: string; isLarge?: boolean; children: ReactNode }

function Card({ label, path, isLarge, children }: CardProps) {
  return (
    <li className={cx(isLarge && 'max-sm:w-full sm:max-lg:mr-auto')}>
      <Link to={path} className="group flex min-h-11 items-baseline gap-x-2 py-2">
        <span className="whitespace-nowrap text-clay text-ui underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:text-cedar group-hover:decoration-cedar">
          {label}
        </span>
        <span
          className={cx(
            'leading-none',
            isLarge ? 'text-[2.25rem] tracking-[-0.02em]' : 'text-clay text-ui tabular-nums',
          )}
        >
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
      <Skeleton className="h-9 w-16" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </>
  )
}
