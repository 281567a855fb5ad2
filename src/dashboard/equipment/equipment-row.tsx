import { memo, type RefCallback } from 'react'
import { formatMoney } from '@/lib/format'
import { CategoryBadges } from './category-badges'
import { brandAndModel, type ListedEquipment } from './equipment-list'
import type { Equipment } from './equipment-queries'
import { LeadTime } from './lead-time'

type Props = {
  entry: ListedEquipment
  index: number
  /** Takes part in the Tab order. */
  isActive: boolean
  /** Room for rows before it that are not drawn (px). */
  room: number
  measure: RefCallback<HTMLTableRowElement> | undefined
}

/** What can be done with a row, in the order of `row-actions.svg`. The table listens to the buttons of all rows. */
const buttons = [
  { action: 'view', name: 'View details', title: 'View' },
  { action: 'edit', name: 'Edit', title: 'Edit' },
  { action: 'duplicate', name: 'Duplicate', title: 'Duplicate' },
  { action: 'delete', name: 'Delete', title: 'Delete' },
] as const

export type RowActions = Record<(typeof buttons)[number]['action'], (item: Equipment) => void>

/** Written out, because the layout takes the elements' own roles away; see `Table`. */
const row = { role: 'row' }
const cell = { role: 'cell' }

/** What stands where a value is missing. */
const none = '-'

/**
 * One item: a grid line, or a card where the table is narrow. Rows come and go by the dozen while scrolling and
 * typing, so each is as few elements as can be, without components of its own.
 */
export const EquipmentRow = memo(function EquipmentRow({ entry, index, isActive, room, measure }: Props) {
  const { item, categories } = entry
  return (
    <tr
      {...row}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      className="equipment-grid border-line border-b -outline-offset-2 hover:bg-steam focus-visible:bg-steam"
      // On one row or two: a style of its own on each makes Chromium slower with every row scrolled away.
      style={room > 0 ? { marginTop: room } : undefined}
    >
      <td
        {...cell}
        title={item.name}
        className="line-clamp-2 min-w-0 break-words font-medium [grid-area:name] @max-3xl:text-[1.0625rem]"
      >
        {item.name}
      </td>
      <td {...cell} className="min-w-0 [grid-area:category]">
        <CategoryBadges categories={categories} />
      </td>
      <td {...cell} data-label="Brand/Model" className="equipment-text [grid-area:brand]">
        {brandAndModel(item) || none}
      </td>
      <td {...cell} data-label="Cost" className="equipment-number [grid-area:cost]">
        {item.cost === null ? none : formatMoney(item.cost, item.currency)}
      </td>
      <td {...cell} data-label="Power" className="equipment-text [grid-area:power]">
        {item.power_requirements || none}
      </td>
      <td {...cell} data-label="Lead Time" className="equipment-number [grid-area:lead]">
        {item.lead_time_days === null ? none : <LeadTime days={item.lead_time_days} />}
      </td>
      <td {...cell} className="equipment-actions [grid-area:actions]">
        {buttons.map(({ action, name, title }) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={`${name} ${item.name}`}
            title={title}
            className="equipment-action"
          />
        ))}
      </td>
    </tr>
  )
})

/** The action of a row's button, when the event is on one. */
export function actionOf(target: EventTarget): keyof RowActions | null {
  const pressed = target instanceof Element && target.closest<HTMLElement>('[data-action]')
  return buttons.find(({ action }) => pressed && pressed.dataset.action === action)?.action ?? null
}
