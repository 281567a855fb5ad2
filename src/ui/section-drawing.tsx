import { cx } from '@/lib/cx'

/**
 * The lines of each storey, from the street down: street, stair, hot, cold, and rest with the flue that rises from its
 * fire to the roof. Units are those of the view box; the earth is on the left, the flue on the right.
 */
const storeys = [
  // Street: pavement, front wall, and in each of its two bays a window above, below them the door with its canopy and the shop.
  'M0 124H12M98 124H120M12 124V8M98 124V8M8 8H102M8 4H102M24 24V52H44V24ZM34 24V52M66 24V52H86V24ZM76 24V52M12 128H98M12 124H24M44 124H98M24 124V86H44V124M34 86V124M21 80H47L45 77H23ZM64 114V86H88V114ZM76 86V114M64 95H88',
  // Stair: two walls, a door onto the upper landing, two flights with their undersides and handrails, the lower one behind
  // the upper flight, a landing between them.
  'M8 124V256M12 128V252M98 128V252M102 124V256M12 210H25v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25M12 215H16.5L76.5 252M98 168H84.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25M98 173H93L25 215M87 168V134H96V168M84.5 168V152L25 189V210M59 168V183.75M42 204.5L84.5 230.75H92V252M50.5 209.75V225.75M0 144L8 136M0 160L8 152M0 176L8 168M0 192L8 184M0 208L8 200M0 224L8 216M0 240L8 232M0 256L8 248',
  // Hot: three benches, the heater with its stones, rising heat, a sloped ceiling.
  'M8 256V384M102 256V384M12 252H98M12 256H98M12 256V380M98 256V380M12 262L98 270M12 322H32V342H52V362H70V380M12 326H30M32 346H50M52 366H68M18 326V380M38 346V380M80 380V356H94V380M80 360H94M83 356A3 3 0 0 1 89 356M87 356A3 3 0 0 1 93 356M85 352A3 3 0 0 1 91 352M84 300C80 294 88 290 84 284M92 298C88 292 96 288 92 282M0 272L8 264M0 288L8 280M0 304L8 296M0 320L8 312M0 336L8 328M0 352L8 344M0 368L8 360M0 384L8 376',
  // Cold: the basin sunk into the slab, its steps, the water, a shaft of light.
  'M8 384V512M102 384V512M12 380H98M12 384H98M12 384V452H26V502H72V452H98V384M30 452V462H36V472H42V482M22 452V506H76V452M26 460H72M32 467H46M52 470H66M40 476H58M34 384L28 452M48 384L60 452M36 384V388H46V384M0 400L8 392M0 416L8 408M0 432L8 424M0 448L8 440M0 464L8 456M0 480L8 472M0 496L8 488M0 512L8 504',
  // Rest: a daybed, the fire, the lowest slab; then the flue, the roof and its water tank.
  'M8 512V632H102V512M12 508H98M12 512H98M12 512V624H98V512M16 612H50L62 596M18 612V624M46 612V624M16 608H48L58 594M20 604A4 4 0 0 1 28 604M72 624V588H98M72 600H98M78 624V604H92V624M82 622C80 616 86 614 85 608C89 612 90 618 87 622M104 600V-24M110 600V-24M98 600H104M98 606H110V600M102 -24H112V-28H102ZM107 -34C103 -39 111 -43 107 -48M8 4V-4H102V4M22 -4V-14M30 -4V-14M46 -4V-14M54 -4V-14M22 -14H54M20 -14V-34H56V-14ZM18 -34L38 -46L58 -34ZM22 -4L30 -14M46 -4L54 -14M70 -4V-14H90V-4M0 528L8 520M0 544L8 536M0 560L8 552M0 576L8 568M0 592L8 584M0 608L8 600M0 624L8 616',
] as const

/** The walls and slabs that the section cuts, drawn as thick lines, storey by storey. */
const cuts = [
  'M10 128V6H100V128',
  'M10 128V254H100V128',
  'M10 256V382H100V256',
  'M10 384V454H24V504H74V454H100V384M10 454V510H100V454',
  'M10 512V630H100V512M10 626H100',
] as const

/** What closes a storey drawn alone: the slabs above and below it, which the whole section draws with its neighbors. */
const frameOf = (index: number) => {
  const [top, bottom] = [index * storey, (index + 1) * storey]
  const floor = index === 4 ? '' : `M12 ${bottom - slab}H98M8 ${bottom}H102`
  if (index === 0) return { lines: 'M8 4V-4H102V4M8 8V128H102V8', cut: 'M12 126H98' }
  return {
    lines: `M8 ${top}V${top - slab}H102V${top}M12 ${top}H98${floor}`,
    cut: `M8 ${top - slab / 2}H102`,
  }
}

/** Height of a storey with the slab below it, of that slab, and the lower edge of the whole section. */
const storey = 128
const slab = 4
const foot = 632

/** Room around a storey for half of its lines. */
const edge = 0.5

type StoreyProps = { index: number; className: string }

/**
 * One storey of the section, 0 for the street to 4 for rest, with the slabs above and below it. The earth is at its left, and
 * beside the street is its pavement. `className` has its height.
 */
export function StoreyDrawing({ index, className }: StoreyProps) {
  const top = index * storey - slab
  const height = Math.min((index + 1) * storey, foot) - top
  const frame = frameOf(index)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top - edge} ${index === 0 ? 110 : 102 + edge} ${height + edge}`}
      fill="none"
      stroke="currentColor"
      className={cx('text-cedar forced-colors:text-[CanvasText]', className)}
    >
      <path d={`${storeys[index]}${frame.lines}`} strokeWidth={0.9} vectorEffect="non-scaling-stroke" />
      <path d={`${cuts[index]}${frame.cut}`} strokeWidth={4} opacity={0.32} />
    </svg>
  )
}

/** A section through a bathhouse, with room for the roof above it, in hairlines of the current color. */
export function SectionDrawing({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 -64 120 704" fill="none" stroke="currentColor" className={className}>
      {storeys.map((lines, index) => (
        <g key={lines}>
          <path d={lines} strokeWidth={0.9} />
          <path d={cuts[index]} strokeWidth={4} opacity={0.32} />
        </g>
      ))}
    </svg>
  )
}

/** The upper edge of a basin with its stair and decks from left to right, and its underside from right to left. */
const floor = '0 28H26V37H37V46H48V55H59V64H70V73H81V82H170V28H200'
const underside = '200 32H174V86H22V32H0'

/** A basin without water, in the manner of the section, for lists that hold nothing. `className` has its height. */
export function DryBasinDrawing({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 98"
      fill="none"
      stroke="currentColor"
      className={cx('text-cedar forced-colors:text-[CanvasText]', className)}
    >
      <path d={`M${floor}V32L${underside}Z`} fill="currentColor" stroke="none" opacity={0.32} />
      {/* The basin, its ladder and its drain, and the earth. */}
      <path
        d={`M${floor}M${underside}M162 64V17A5 5 0 0 1 172 17V28M162 42H170M162 50H170M162 58H170M120 86V98M128 86V98M118 82H130M6 48L22 32M6 64L22 48M6 80L22 64M14 88L22 80M174 48L190 32M174 64L190 48M174 80L190 64M182 88L190 80`}
        strokeWidth={0.9}
        vectorEffect="non-scaling-stroke"
      />
      {/* Where the water stood. */}
      <path d="M42 40H159" strokeWidth={0.9} strokeDasharray="3 4" />
    </svg>
  )
}
