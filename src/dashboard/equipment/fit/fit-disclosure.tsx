import { useState } from 'react'
import type { Category } from '@/content/equipment'
import { type Equipment, splitCategories } from '@/dashboard/equipment/equipment'
import { lazyDialog } from '@/ui/lazy-dialog'
import { usePreload } from '@/ui/use-preload'

const FitCalculator = lazyDialog(async () => (await import('./fit-calculator')).FitCalculator)

/** 'Does it fit a room?' of a sauna heater or steam generator; nothing for other items. */
export function FitDisclosure({ item }: { item: Equipment }) {
  const [isOpen, setOpen] = useState(false)
  const categories = splitCategories(item.category)
  const kind = categories.includes('Sauna Heaters' satisfies Category)
    ? 'sauna'
    : categories.includes('Steam Generators' satisfies Category) && 'steam'
  usePreload(() => kind && FitCalculator.preload())
  if (!kind) return null
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="mt-8 border-line border-t pt-3"
    >
      <summary className="min-h-11 cursor-pointer py-2 font-display text-[1.125rem]">
        Does it fit a room?
      </summary>
      {isOpen && <FitCalculator item={item} kind={kind} onClose={() => setOpen(false)} />}
    </details>
  )
}
