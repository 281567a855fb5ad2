import { formatNumber } from '@/lib/format'
import { VisuallyHidden } from '@/ui/visually-hidden'

/** The specification writes 'N days' for every N; a screen reader hears the singular. */
export function LeadTime({ days }: { days: number }) {
  const text = `${formatNumber(days)} days`
  if (days !== 1) return text
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>1 day</VisuallyHidden>
    </>
  )
}
