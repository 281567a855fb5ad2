import { useState } from 'react'
import type { Equipment } from '@/catalog/equipment'
import { isIn } from '@/catalog/sizing/read-specification'
import { Disclosure } from '@/ui/disclosure'
import { lazyComponent } from '@/ui/lazy-component'
import { usePreload } from '@/ui/use-preload'

const FitCalculator = lazyComponent(async () => (await import('./fit-calculator')).FitCalculator)

/** 'Does it fit a room?' for sauna heaters and steam generators; renders nothing for other items. */
export function FitDisclosure({ item }: { item: Equipment }) {
  const [isOpen, setOpen] = useState(false)
  const kind = isIn(item, ['Sauna Heaters']) ? 'sauna' : isIn(item, ['Steam Generators']) && 'steam'
  usePreload(() => kind && FitCalculator.preload())
  if (!kind) return null
  return (
    <Disclosure
      summary="Does it fit a room?"
      summaryClass="font-display text-[1.125rem]"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-8 border-line border-t pt-3"
    >
      {isOpen && <FitCalculator item={item} kind={kind} onLoadError={() => setOpen(false)} />}
    </Disclosure>
  )
}
