/** A large figure. The dash of a range is set as high as the middle of its digits, with equal room at both sides. */
export function Figure({ children }: { children: string }) {
  return children.split(/(–)/).map((part) =>
    part === '–' ? (
      <span key={part} className="relative -top-[0.08em] mx-[0.03em]">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
