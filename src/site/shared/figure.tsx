type Props = { figure: string; unit: string }

/** A large figure with its unit. The dash of a range is set as high as the middle of its digits, with equal room at both sides. */
export function Figure({ figure, unit }: Props) {
  return (
    <>
      <span>
        {figure.split(/(–)/).map((part) =>
          part === '–' ? (
            <span key={part} className="relative -top-[0.08em] mx-[0.03em]">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </span>{' '}
      <span className="font-display text-[max(0.3em,1.125rem)] tracking-normal">{unit}</span>
    </>
  )
}
