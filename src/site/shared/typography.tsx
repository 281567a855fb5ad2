const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI']

/** The Roman numeral of an item in a short list; `index` counts from 0. */
export const numeral = (index: number) => numerals[index]

/** A text whose ranges and compounds, such as '6–8' and 'Below-Grade', stay on one line each. */
export function Ranges({ children }: { children: string }) {
  return children.split(/(\w+(?:[–-]\w+)+)/).map((part) =>
    /[–-]/.test(part) ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
