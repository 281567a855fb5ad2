type Label = {
  text: string
  x: number
  y: number
  /** Whether it reads upward, along an upright line. */
  isUpright?: boolean
}

/** A drawing on paper without end. All but `strips`, `frame` and `labels` are paths. */
export type Section = {
  id: string
  /** What wide windows show, and what phones do: one part below the other, each as wide as the window. */
  frame: Box
  strips: readonly Strip[]
  /** The parts that the section cuts, the lines behind them, and the faint ones of surfaces and of light. */
  cut: string
  seen: string
  surfaces?: string
  /** The earth, whose hatching goes down to `depth`. */
  earth: string
  depth: number
  /** Water, and the lines in its color: its level and ripples, air, linings. */
  water?: string
  flow?: string
  /** Dimension lines and leader lines. */
  dimensions?: string
  labels: readonly Label[]
}

/** Left edge, upper edge, width and height. */
type Box = readonly [number, number, number, number]

/** A part of the drawing, and where break lines end it at its left and right, before the edge of the paper. */
type Strip = { box: Box; breaks: readonly [number | undefined, number | undefined] }

/** Lines from one text for each value. */
export const each = (values: readonly number[], line: (value: number, index: number) => string) =>
  values.map(line).join('')

/** A circle around `x` and `y`. */
export const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}${[1, -1].map((way) => `a${radius} ${radius} 0 1 0 ${way * 2 * radius} 0`).join('')}`

/** A tree that stands at `x`, on the ground at `y`. */
export const tree = (x: number, y: number) =>
  `M${x} ${y}v-126m6 126v-120m-3 -6v-60m-3 114l-18 -24m24 14l20 -26m-46 8a26 26 0 0 1 -12 -38a28 28 0 0 1 14 -36a32 32 0 0 1 50 2a28 28 0 0 1 12 36a26 26 0 0 1 -18 36a24 24 0 0 1 -23 6a24 24 0 0 1 -23 -6`

/** The hatching of the earth, from right above to left below, across all boxes and below all surfaces. */
function hatching({ frame: [left, top, width], depth }: Section): string {
  const lines: string[] = []
  const drop = depth - top
  for (let x = left; x <= left + width + drop; x += width / 90) lines.push(`M${x} ${top}l-${drop} ${drop}`)
  return lines.join('')
}

/** Both sides of a strip from above, as points: a break line or, out of sight, a line of the same form. */
function sides([left, top, width, height]: Box, [from = left - 20, to = left + width + 20]: Strip['breaks']) {
  const y = top + height / 4
  const side = (x: number) => [
    [x, top],
    [x, y],
    [x - 14, y + 8],
    [x + 14, y + 20],
    [x, y + 28],
    [x, top + height],
  ]
  return [side(from), side(to)] as const
}

/** A section whose ground goes on to the edges of the window. Its texts have one size at every width. */
export function LongSection({ section }: { section: Section }) {
  const { id, frame, strips, cut, seen, surfaces, earth, water, flow, dimensions, labels } = section
  return (
    <div className="text-cedar">
      {/* Drawn once, for the drawings below to use. Browsers ignore clip paths in an element with `display: none`. */}
      <svg aria-hidden="true" className="absolute size-0">
        <clipPath id={`${id}-ground`}>
          <path d={earth} clipRule="evenodd" />
        </clipPath>
        <g id={id} fill="none" stroke="currentColor" className="[&>path]:[vector-effect:non-scaling-stroke]">
          <path d={hatching(section)} clipPath={`url(#${id}-ground)`} opacity={0.4} />
          <path d={surfaces} opacity={0.35} />
          <path d={seen} />
          <path d={cut} fill="currentColor" fillOpacity={0.32} fillRule="evenodd" strokeWidth={1.5} />
          <path d={dimensions} className="text-clay" />
          {/* Each with a rim of the page's ground, so that no line crosses it. Water is over them, and so over the rim. */}
          <g
            className="fill-clay stroke-[0.6em] stroke-travertine [paint-order:stroke]"
            textAnchor="middle"
            strokeLinejoin="round"
          >
            {labels.map(({ text, x, y, isUpright }) => (
              <text key={text} transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`}>
                {text}
              </text>
            ))}
          </g>
          <path d={water} className="fill-tide" stroke="none" opacity={0.16} />
          <path d={flow} className="stroke-tide" />
        </g>
      </svg>
      {strips.map(({ box, breaks }, order) => {
        const [left, right] = sides(box, breaks)
        return (
          <svg
            key={box[0]}
            aria-hidden="true"
            viewBox={box.join(' ')}
            className="w-full not-first:mt-6 md:hidden"
            fontSize={box[2] * 0.0346}
          >
            <clipPath id={`${id}-${order}`}>
              <path d={`M${left}L${right.toReversed()}`} />
            </clipPath>
            <use href={`#${id}`} clipPath={`url(#${id}-${order})`} />
            <path
              d={`M${left}M${right}`}
              fill="none"
              stroke="currentColor"
              className="[vector-effect:non-scaling-stroke]"
            />
          </svg>
        )
      })}
      <svg
        aria-hidden="true"
        viewBox={frame.join(' ')}
        className="w-full text-[length:calc(var(--unit)*24px)] max-md:hidden lg:text-[length:calc(var(--unit)*18px)] xl:text-[length:calc(var(--unit)*15px)] 2xl:text-[length:calc(var(--unit)*13px)]"
        style={{ '--unit': frame[2] / 1440 }}
      >
        <use href={`#${id}`} />
      </svg>
    </div>
  )
}
