type Label = {
  text: string
  x: number
  y: number
  /** Whether it reads upward, along an upright line. */
  isUpright?: boolean
  /** Whether phones leave it out. */
  isWide?: boolean
  /** A line from `x` and `y` to an object. The text stands beside its start, on the side that `from` names. */
  leader?: { from: keyof typeof sides; to: readonly [number, number] }
}

/** Where a text stands beside the start of its leader line, the same distance from it at every size. */
const sides = {
  left: { textAnchor: 'end', dx: '-0.45em', dy: '0.35em' },
  above: { dy: '-0.6em' },
  below: { dy: '1.2em' },
} as const

/** A drawing on paper without end. All but `strips`, `frame` and `labels` are paths. */
export type Section = {
  id: string
  /** What wide windows show, and what phones do: one part below the other, each as wide as the text, between two break lines. */
  frame: Box
  strips: readonly Box[]
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
  /** Dimension lines, and those that phones leave out. */
  dimensions?: string
  wideDimensions?: string
  labels: readonly Label[]
}

/** Left edge, upper edge, width and height. */
type Box = readonly [number, number, number, number]

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

/** The break lines at both sides of a strip, as points from above. Their zigzags are in the earth. */
function breakLines([left, top, width, height]: Box, depth: number) {
  const y = depth - 40
  const side = (x: number) => [
    [x, top],
    [x, y],
    [x - 14, y + 8],
    [x + 14, y + 20],
    [x, y + 28],
    [x, top + height],
  ]
  return [side(left), side(left + width)] as const
}

/** A section whose ground goes on to the edges of the window. Its texts have one size at every width. */
export function LongSection({ section }: { section: Section }) {
  const { id, frame, strips, cut, seen, surfaces, earth, depth, water, flow, labels } = section
  const { dimensions = '', wideDimensions } = section
  const leaders = labels.flatMap(({ x, y, leader }) => (leader ? `M${x} ${y}L${leader.to}` : []))
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
          {/* Each with a rim of the page's ground, so that no line crosses it. Dimension lines and water are over the rims. */}
          <g
            className="fill-clay stroke-[0.6em] stroke-travertine [paint-order:stroke]"
            textAnchor="middle"
            strokeLinejoin="round"
          >
            {labels.map(({ text, x, y, isUpright, isWide, leader }) => (
              <text
                key={text}
                transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`}
                className={isWide ? 'max-md:hidden' : undefined}
                {...(leader && sides[leader.from])}
              >
                {text}
              </text>
            ))}
          </g>
          <path d={dimensions + leaders.join('')} className="text-clay" />
          <path d={wideDimensions} className="text-clay max-md:hidden" />
          <path d={water} className="fill-tide" stroke="none" opacity={0.16} />
          <path d={flow} className="stroke-tide" />
        </g>
      </svg>
      <div className="mx-margin grid gap-y-8 md:hidden">
        {strips.map((box, order) => {
          const [left, right] = breakLines(box, depth)
          return (
            <svg
              key={box[0]}
              aria-hidden="true"
              viewBox={box.join(' ')}
              className="overflow-visible"
              fontSize={box[2] * 0.04}
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
      </div>
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
