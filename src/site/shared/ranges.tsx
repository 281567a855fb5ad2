/** A text whose ranges, '6–8', stand on one line each: browsers may break a line after an en dash. */
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
