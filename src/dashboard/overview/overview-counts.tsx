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

/** The four count cards. Each links to its screen. */
export function OverviewCounts() {
  return (
    <ul className="grid grid-cols-2 border-line border-b lg:grid-cols-4">
      <Card label="Equipment" path={paths.equipment()}>
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

function Card({ label, path, children }: { label: string; path: string; children: ReactNode }) {
  return (
    <li className="border-line max-lg:odd:border-r max-lg:[&:nth-child(-n+2)]:border-b lg:not-last:border-r">
      <Link
        to={path}
        className="group flex h-full flex-col gap-2 px-4 py-5 transition-colors duration-150 hover:bg-steam md:px-6 md:py-7"
      >
        <span className="text-ui text-clay underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:text-cedar group-hover:decoration-cedar">
          {label}
        </span>
        <span className="text-[2.5rem] tabular-nums leading-none tracking-tight md:text-[3.25rem]">
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
      <Skeleton className="h-11 w-20 md:h-14" />
      <VisuallyHidden>Loading...</VisuallyHidden>
    </>
  )
}
