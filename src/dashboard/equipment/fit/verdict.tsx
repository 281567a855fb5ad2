import type { Kind, RoomFit } from '@/catalog/sizing/room-fit'
import { describeFit } from '@/catalog/sizing/room-fit-words'
import { useUnits } from '@/dashboard/shared/use-units'
import { cx } from '@/lib/cx'

type Props = RoomFit & { kind: Kind }

const openTone = 'border-flint text-ink'

const tones = {
  fits: 'border-moss text-moss',
  'too small': 'border-brick text-brick',
  'too large': 'border-brick text-brick',
  'too low': 'border-brick text-brick',
  unknown: openTone,
} as const

/** Says whether the item fits, with the figures behind it. */
export function Verdict({ kind, ...result }: Props) {
  const { headline, volume, ceiling, supply, source } = describeFit(result, kind, useUnits())
  const tone = result.fit === 'fits' && result.supply ? openTone : tones[result.fit]
  return (
    <div className={cx('border-l-2 bg-steam px-4 py-3 text-ui', tone)}>
      <p className="font-medium">{headline}</p>
      <p className="text-ink">{volume}</p>
      {ceiling && <p className="text-ink">{ceiling}</p>}
      {supply && <p className="text-ink">{supply}</p>}
      <p className="mt-1 text-fine text-clay">{source}</p>
    </div>
  )
}
