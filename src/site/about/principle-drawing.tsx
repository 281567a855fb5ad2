/**
 * The paths of a drawing, 344 units wide and 152 high: cut walls and floors, the lines behind the cut, faint lines for shade and
 * rays of light, the flow of air or water, and the water.
 */
type Drawing = { cut: string; seen: string; faint?: string; flow: string; water?: string }

/** Lines of one slope that fill a rectangle. */
const hatching = (left: number, top: number, right: number, bottom: number) =>
  Array.from({ length: Math.ceil((right - left + bottom - top) / 9) }, (_, n) => left + top + 8 + n * 9)
    .map((sum) => [Math.max(left, sum - bottom), Math.min(right, sum - top), sum] as const)
    .filter(([from, to]) => from < to)
    .map(([from, to, sum]) => `M${from} ${sum - from}L${to} ${sum - to}`)
    .join('')

const drawings = {
  // A hot room: fresh air comes in under the heater, rises with its heat and leaves below the benches on the far side.
  air: {
    cut: 'M8 8H312V128H304V16H16V118H8ZM8 138H16V144H304V142H312V152H8Z',
    seen: 'M16 118H8M16 138H8M304 128H312M304 142H312M30 144V98H62V144M30 106H62M33 98A6 6 0 0 1 45 98A6 6 0 0 1 57 98M38 93A6 6 0 0 1 50 93M176 104H216V110H176ZM180 110V144M216 110V144M216 72H304V78H216ZM220 78V104M224 42H300V48H224Z',
    flow: 'M-10 128H18C26 128 22 116 22 104C22 60 36 30 72 27H184C202 27 206 36 206 48V84C206 92 200 94 190 94C168 94 166 100 166 112V124C166 132 172 135 184 135H330M4 122L12 128L4 134M120 21L128 27L120 33M322 129L330 135L322 141',
  },
  // A pool: the floor falls to a drain, its membrane turns up the wall, and the pump stands in the dry, between two valves.
  water: {
    cut: 'M-12 0H-4V42L50 51V62H62V51L104 44V144H216V36H332V152H96V58L70 62V72H42V61L-12 52ZM224 44H324V144H224Z',
    seen: 'M52 72V152M60 72V152M216 121H250M216 127H250M230 118V130L240 118V130ZM250 124a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M258 124a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M278 116H304V132H278M248 144V140H300V144M261 110V75H216M267 110V69H216M232 66V78L242 66V78Z',
    flow: 'M0 12V37L52 45.5L104 38M12 26L36 30M29 23L36 30L28 35M104 54H216M122 64H150M160 60H182M206 72H182M190 66L182 72L190 78M182 124H206M198 118L206 124L198 130',
    water: 'M104 54H216V144H104Z',
  },
  // From the dark first room, with a lamp under its bench, to the pool, whose lamp lies low in the wall beyond the water.
  light: {
    cut: 'M-12 24H100V4H332V152H148V140H108V152H-12ZM-4 32H100V96H108V12H324V100H316V112H324V128H316V144H156V128H100V144H-4Z',
    seen: 'M100 96V128M108 96V128M14 118H56V124H14ZM18 124V144M52 124V144M112 128V112H140M112 118H140V128M136 118V128M316 100V112',
    faint: `${hatching(-4, 32, 100, 144)}M316 106L108 20M316 106L108 48M316 106L108 76M316 106L108 102M316 106L164 128M316 106L204 128M316 106L244 128`,
    flow: 'M156 128H316M172 133H196M212 137H244M268 133H292',
    water: 'M156 128H316V144H156Z',
  },
} as const satisfies Record<string, Drawing>

/** A small section that shows a principle, in the lines of the large one. */
export function PrincipleDrawing({ id }: { id: keyof typeof drawings }) {
  const { cut, seen, faint, flow, water }: Drawing = drawings[id]
  return (
    <svg
      aria-hidden="true"
      viewBox="-13 0 346 153"
      fill="none"
      stroke="currentColor"
      className="w-full text-cedar [&>path]:[vector-effect:non-scaling-stroke]"
    >
      {water && <path d={water} className="fill-tide" stroke="none" opacity={0.16} />}
      {faint && <path d={faint} opacity={0.4} />}
      <path d={seen} />
      <path d={cut} fill="currentColor" fillOpacity={0.32} fillRule="evenodd" strokeWidth={1.25} />
      <path d={flow} className="stroke-tide" />
    </svg>
  )
}
