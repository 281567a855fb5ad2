import { useId } from 'react'
import { cx } from '@/lib/cx'

type Label = {
  text: string
  x: number
  y: number
  /** Whether it reads upward, along an upright line. */
  isUpright?: boolean
  /** A line from `x` and `y` to an object. The text stands beside its start, on the side that `from` names. */
  leader?: { from: keyof typeof sides; to: readonly [number, number] }
}

/** Where a text stands beside the start of its leader line, the same distance from it at every size. */
const sides = {
  left: { textAnchor: 'end', dx: '-0.45em', dy: '0.35em' },
  right: { textAnchor: 'start', dx: '0.45em', dy: '0.35em' },
  above: { dy: '-0.6em' },
  below: { dy: '1.2em' },
} as const

/** A drawing on paper without end. All but `frame`, `depth` and `labels` are paths. */
export type Section = {
  /** What the window shows, from edge to edge. */
  frame: Box
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
  /** Dimension lines. */
  dimensions?: string
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

/** The hatching of the earth, from right above to left below, across the frame and below all surfaces. */
export function hatching([left, top, width]: Box, depth: number, step: number): string {
  const lines: string[] = []
  const drop = depth - top
  for (let x = left; x <= left + width + drop; x += step) lines.push(`M${x} ${top}l-${drop} ${drop}`)
  return lines.join('')
}

type Props = {
  /** The drawing for wide windows, and a simpler one for narrow windows. */
  wide: Section
  narrow: Section
}

/** A section whose ground goes on to the edges of the window, in the colors of a pale or a dark ground. */
export function LongSection({ wide, narrow }: Props) {
  const step = wide.frame[2] / 90
  return (
    <div className="text-cedar in-[.on-dark]:text-sand">
      <Drawing
        section={narrow}
        step={step}
        unit={narrow.frame[2] / 390}
        className="text-[length:calc(var(--unit)*14px)] sm:text-[length:calc(var(--unit)*9px)] md:hidden"
      />
      <Drawing
        section={wide}
        step={step}
        unit={wide.frame[2] / 1440}
        className="text-[length:calc(var(--unit)*24px)] max-md:hidden lg:text-[length:calc(var(--unit)*18px)] xl:text-[length:calc(var(--unit)*15px)] 2xl:text-[length:calc(var(--unit)*13px)]"
      />
    </div>
  )
}

type DrawingProps = {
  section: Section
  /** The distance of the lines that hatch the earth. */
  step: number
  /** `--unit`, with which `className` gives texts one size at every width. */
  unit: number
  className: string
}

function Drawing({ section, step, unit, className }: DrawingProps) {
  const { frame, cut, seen, surfaces, earth, depth, water, flow, dimensions = '', labels } = section
  const leaders = labels.flatMap(({ x, y, leader }) => (leader ? `M${x} ${y}L${leader.to}` : []))
  const ground = useId()
  return (
    <svg
      aria-hidden="true"
      viewBox={frame.join(' ')}
      fill="none"
      stroke="currentColor"
      className={cx('w-full [&>path]:[vector-effect:non-scaling-stroke]', className)}
      style={{ '--unit': unit }}
    >
      <clipPath id={ground}>
        <path d={earth} clipRule="evenodd" />
      </clipPath>
      <path d={hatching(frame, depth, step)} clipPath={`url(#${ground})`} opacity={0.4} />
      <path d={surfaces} opacity={0.35} />
      <path d={seen} />
      <path d={cut} fill="currentColor" fillOpacity={0.32} fillRule="evenodd" strokeWidth={1.5} />
      {/* Each with a rim of the ground, so that no line crosses it. Dimension lines and water are over the rims. */}
      <g
        className="fill-ink stroke-[0.6em] stroke-travertine [paint-order:stroke] in-[.on-dark]:fill-steam in-[.on-dark]:stroke-ink"
        textAnchor="middle"
        strokeLinejoin="round"
      >
        {labels.map(({ text, x, y, isUpright, leader }) => (
          <text
            key={text}
            transform={`translate(${x} ${y})${isUpright ? ' rotate(-90)' : ''}`}
            {...(leader && sides[leader.from])}
          >
            {text}
          </text>
        ))}
      </g>
      <path d={dimensions + leaders.join('')} className="stroke-clay in-[.on-dark]:stroke-sand" />
      <path d={water} className="fill-tide" stroke="none" opacity={0.16} />
      <path d={flow} className="stroke-tide in-[.on-dark]:stroke-ember" />
    </svg>
  )
}
