import { type CSSProperties, memo, type RefCallback } from 'react'
import copy from '@/assets/icons/copy.svg'
import eye from '@/assets/icons/eye.svg'
import pencil from '@/assets/icons/pencil.svg'
import trash from '@/assets/icons/trash.svg'
import { cx } from '@/lib/cx'
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

/** What can be done with a row, in the order of its buttons. The table listens to them for all rows at once. */
const buttons = [
  {
    action: 'view',
    name: 'View details',
    title: 'View',
    icon: 'before:bg-(image:--icon-view) forced-colors:before:mask-(--icon-view)',
  },
  {
    action: 'edit',
    name: 'Edit',
    title: 'Edit',
    icon: 'before:bg-(image:--icon-edit) forced-colors:before:mask-(--icon-edit)',
  },
  {
    action: 'duplicate',
    name: 'Duplicate',
    title: 'Duplicate',
    icon: 'before:bg-(image:--icon-duplicate) forced-colors:before:mask-(--icon-duplicate)',
  },
  {
    action: 'delete',
    name: 'Delete',
    title: 'Delete',
    icon: 'before:bg-(image:--icon-delete) forced-colors:before:mask-(--icon-delete)',
  },
] as const

/**
 * The pictures of the buttons, for the style of the table. They have a colour of their own, which is painted faster
 * than a mask. An inline SVG would be three more elements in each of them, and with `<use>` Chromium's styles get
 * slower with every row that has been scrolled away.
 */
export const rowIcons = Object.fromEntries(
  Object.entries({ view: eye, edit: pencil, duplicate: copy, delete: trash }).map(([action, url]) => [
    `--icon-${action}`,
    `url("${url}")`,
  ]),
) as CSSProperties

export type RowActions = Record<(typeof buttons)[number]['action'], (item: Equipment) => void>

/** Written out, because the layout takes the elements' own roles away; see `Table`. */
const row = { role: 'row' }
const cell = { role: 'cell' }

/** What stands where a value is missing. */
const none = '-'

const label =
  '@max-3xl:before:block @max-3xl:before:text-[0.8125rem] @max-3xl:before:text-clay @max-3xl:before:content-[attr(data-label)]'
const number = cx(label, 'min-w-0 tabular-nums @3xl:text-right')
/** Two lines at most, under the label where there is one. */
const text = cx(label, 'min-w-0 line-clamp-3 break-words @3xl:line-clamp-2')
const button =
  'inline-grid size-11 cursor-pointer place-items-center rounded-sm transition-colors duration-150 ' +
  'before:size-4.5 before:bg-contain hover:bg-line/50 md:size-9 ' +
  'forced-colors:before:bg-none forced-colors:before:bg-[ButtonText] forced-colors:before:mask-contain'

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
      <td {...cell} data-label="Brand/Model" className={cx(text, '[grid-area:brand]')}>
        {brandAndModel(item) || none}
      </td>
      <td {...cell} data-label="Cost" className={cx(number, '[grid-area:cost]')}>
        {item.cost === null ? none : formatMoney(item.cost, item.currency)}
      </td>
      <td {...cell} data-label="Power" className={cx(text, '[grid-area:power]')}>
        {item.power_requirements || none}
      </td>
      <td {...cell} data-label="Lead Time" className={cx(number, '[grid-area:lead]')}>
        {item.lead_time_days === null ? none : <LeadTime days={item.lead_time_days} />}
      </td>
      <td {...cell} className="-ml-3 flex min-w-0 [grid-area:actions] @3xl:ml-0 @3xl:justify-end">
        {buttons.map(({ action, name, title, icon }) => (
          <button
            key={action}
            type="button"
            data-action={action}
            aria-label={`${name} ${item.name}`}
            title={title}
            className={cx(button, icon)}
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
