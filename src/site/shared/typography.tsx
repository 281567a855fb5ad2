const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** The Roman numeral of an item in a short list; `index` counts from 0. */
export const numeral = (index: number) => numerals[index]

/** A text whose ranges, such as '6–8', stay on one line each: browsers may break a line after an en dash. */
export function Ranges({ children }: { children: string }) {
  return children.split(/(\d+–\d+)/).map((part) =>
    part.includes('–') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
