import { useId } from 'react'
import { cx } from '@/lib/cx'

/** Height of a storey with the slab below it, of that slab, and the lower edge of the whole section. */
const storey = 128
const slab = 4
const foot = 632

/**
 * The rooms of each storey, from the street down: street, stair, hot, cold with the void beside its basin, and rest. The
 * section cuts all that is between them. Units are those of the view box; the earth is on the left.
 */
const rooms = [
  'M12 8H98V124H12Z',
  'M12 128H98V252H12Z',
  'M12 256H98V380H12Z',
  'M12 384H98V452H72V502H26V452H12ZM12 456H22V506H76V456H98V508H12Z',
  'M12 512H98V624H12Z',
] as const

/** The lines behind the cut, one path for each storey. */
const seen = [
  // Street: the rear parapet, pavement, in each of its two bays a window above, below them the door with its canopy and the shop.
  'M12 -4H98M0 124H8M102 124H120M24 24V52H44V24ZM34 24V52M66 24V52H86V24ZM76 24V52M24 124V86H44V124M34 86V124M21 80H47L45 77H23ZM64 114V86H88V114ZM76 86V114M64 95H88',
  // Stair: a door onto the upper landing, two flights with their undersides and handrails, the lower one behind the upper
  // flight, a landing between them.
  'M12 210H25v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25h8.5v5.25M12 215H16.5L76.5 252M98 168H84.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25M98 173H93L25 215M87 168V134H96V168M84.5 168V152L25 189V210M59 168V183.75M42 204.5L86 231.5M86 252V229H89V252M50.5 209.75V225.75',
  // Hot: three benches, the heater with its stones, a sloped ceiling.
  'M12 262L98 270M12 322H32V342H52V362H70V380M12 326H32M32 346H52M52 366H70M18 326V380M38 346V380M80 380V356H94V380M80 360H94M81 356L81.4 353.8L83.6 352.7L86 353.5L87 356L87.6 353.9L89.9 352.9L92.3 354L93 356M84 352.9L84.7 350.9L87.3 350.1L89.4 351.2L89.9 352.9',
  // Cold: the steps of the basin, the water, a shaft of light through the slab above.
  'M30 452V462H36V472H42V482M26 460H72M32 467H46M52 470H66M40 476H58M34 384L28 452M48 384L60 452M36 384V388H46V384',
  // Rest: a daybed and the fire on the lowest slab.
  'M16 608H48L58 594L62 596.5L50 612H16ZM18 612V624M46 612V624M19 608A4 4 0 0 1 27 608M72 624V588H98M72 600H98M78 624V604H92V624M82 622C80 616 86 614 85 608C89 612 90 618 87 622',
] as const

/** The heat that rises from the stones of the hot room. */
const heat =
  'M84.5 341C80.5 335 88.5 331 84.5 325C80.5 319 88.5 315 84.5 309C80.5 303 88.5 299 84.5 293C80.5 287 88.5 283 84.5 277M90.5 339C86.5 333 94.5 329 90.5 323C86.5 317 94.5 313 90.5 307C86.5 301 94.5 297 90.5 291C86.5 285 94.5 281 90.5 275'

/** The flue that rises on the right from the fire to the roof, and the water tank that stands there. */
const roof =
  'M104 600V-24M110 600V-24M98 600H104M98 606H110V600M102 -24H112V-28H102ZM107 -34C103 -39 111 -43 107 -48M22 -4V-14M30 -4V-14M46 -4V-14M54 -4V-14M22 -14H54M20 -14V-34H56V-14ZM18 -34L38 -46L58 -34ZM22 -4L30 -14M46 -4L54 -14M70 -4V-14H90V-4'

/** The upper edge of the building. */
const parapets = 'V-4H12V4H98V-4H102'

/** What the walls of each storey are made of: bricks, the bars of the handrails, boards, tiles, blocks of stone. */
const surfaces = [
  'M12 16H98M12 24H24M44 24H66M86 24H98M12 32H24M44 32H66M86 32H98M12 40H24M44 40H66M86 40H98M12 48H24M44 48H66M86 48H98M12 56H98M12 64H98M12 72H98M12 80H21M47 80H98M12 88H24M44 88H64M88 88H98M12 96H24M44 96H64M88 96H98M12 104H24M44 104H64M88 104H98M12 112H24M44 112H64M88 112H98M12 120H24M44 120H98',
  'M80.25 173.25V154.6M71.75 178.5V159.9M63.25 183.75V165.2M54.75 189V170.5M46.25 194.25V175.8M37.75 199.5V181.1M29.25 204.75V186.4M46.25 225.75V207.1M54.75 231V212.4M63.25 236.25V217.6M71.75 241.5V222.9M80.25 246.75V228.1',
  'M12 276H98M12 283H98M12 290H98M12 297H98M12 304H98M12 311H98M12 318H98M32 325H98M32 332H98M32 339H98M52 346H98M52 353H84.4M89.6 353H98M52 360H80M94 360H98M70 367H80M94 367H98M70 374H80M94 374H98',
  'M12 392H98M12 401H98M12 410H98M12 419H98M12 428H98M12 437H98M12 446H98M20 384V392M38 388V392M56 384V392M74 384V392M92 384V392M29 392V401M47 392V401M65 392V401M83 392V401M20 401V410M38 401V410M56 401V410M74 401V410M92 401V410M29 410V419M47 410V419M65 410V419M83 410V419M20 419V428M38 419V428M56 419V428M74 419V428M92 419V428M29 428V437M47 428V437M65 428V437M83 428V437M20 437V446M38 437V446M56 437V446M74 437V446M92 437V446M29 446V452M47 446V452M65 446V452M83 446V452',
  'M12 528H98M12 544H98M12 560H98M12 576H98M12 592H58M64 592H72M34 512V528M77 512V528M12 528M55 528V544M34 544V560M77 544V560M55 560V576M34 576V592M77 576V588',
] as const

/** What the section cuts inside the rooms: the upper flight of the stair, the ceiling and the benches of the hot room. */
const cutInside = [
  '',
  'M98 168H84.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5v5.25h-8.5V215L93 173H98ZM12 210H25V215H12Z',
  'M12 256H98V270L12 262ZM12 322H32V326H12ZM32 342H52V346H32ZM52 362H70V366H52Z',
  '',
  '',
] as const

/** The hatching of the earth beside the storeys below the street. */
const earth = (from: number, to: number) => {
  const lines: string[] = []
  for (let y = from + 16; y <= to; y += 16) lines.push(`M0 ${y}l8 -8`)
  return lines.join('')
}

type StoreyProps = {
  index: number
  /** Draws it on the earth, and at its right a hall with a pool. */
  isSite?: boolean
  className: string
}

/**
 * One storey of the section, 0 for the street to 4 for rest, with the slabs above and below it. Cut walls have the heaviest
 * lines, surfaces the lightest. `className` sets its height; phones show the hall alone, or the street's house.
 */
export function StoreyDrawing({ index, isSite = false, className }: StoreyProps) {
  const fade = useId()
  const top = index * storey - slab
  const bottom = Math.min((index + 1) * storey, foot)
  const floor = index === 4 ? bottom - 2 * slab : bottom - slab
  const alone = index === 0 ? `M8 ${bottom}${parapets}V${bottom}Z` : `M8 ${top}H102V${bottom}H8Z`
  const street = `M-${far} ${floor}H8${parapets}V${floor}H${far}V${bottom}H-${far}Z`
  const hall = poolHall(top + slab, floor)
  const hasHall = isSite && index > 0
  /** The outline of the cut, with a hall from one of its walls. */
  const from = (left: number) => `M${left} ${top}H${wall}V${bottom}H${left}Z${hall.cut}`
  const shell = hasHall ? from(8) : isSite ? street : alone
  const house = hasHall ? 'max-sm:hidden' : undefined
  const [left, right] = isSite ? [8, wall] : [0, 102]
  // All storeys have one scale there, also the lowest, which is shorter.
  const height = isSite ? storey + slab : bottom - top
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${bottom - height} ${right - left} ${height}`}
      preserveAspectRatio={index === 0 ? 'xMinYMax slice' : 'xMaxYMax slice'}
      fill="none"
      stroke="currentColor"
      className={cx(
        'overflow-visible text-cedar forced-colors:text-[CanvasText] [&_path]:[vector-effect:non-scaling-stroke]',
        className,
      )}
    >
      <path
        d={isSite ? earthBelow(bottom) : index === 0 ? '' : earth(index * storey, bottom)}
        opacity={isSite ? 0.13 : 0.4}
      />
      {isSite && <path d={`M-${far} ${bottom}H${far}`} />}
      <g className={house}>
        <path d={surfaces[index]} opacity={0.4} strokeWidth={0.75} />
        <path d={seen[index]} />
        {index === 2 && (
          <>
            <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="330" y2="276">
              <stop stopColor="currentColor" />
              <stop offset="1" stopColor="currentColor" stopOpacity={0.1} />
            </linearGradient>
            <path d={heat} stroke={`url(#${fade})`} />
          </>
        )}
        <path d={cutInside[index]} fill="currentColor" fillOpacity={0.32} />
      </g>
      {hasHall && (
        <g>
          <path d={hall.surfaces} opacity={0.4} strokeWidth={0.75} />
          <path d={hall.seen} />
          <path d={hall.water} className="fill-tide" stroke="none" opacity={0.16} />
          <path d={hall.level} className="stroke-tide" />
        </g>
      )}
      <g fill="currentColor" fillOpacity={0.32} fillRule="evenodd" strokeWidth={1.5}>
        <path d={`${shell}${rooms[index]}`} className={house} />
        {hasHall && <path d={from(98)} className="sm:hidden" />}
      </g>
    </svg>
  )
}

/** Beyond the right edge of any window. */
const far = 2000

/** The right edge of the hall beside a storey. */
const wall = 246

/** The vaulted hall beside a storey, from its crown to the floor of its pool, with the plant under the deck. */
function poolHall(crown: number, floor: number) {
  const deck = floor - 42
  const at = (below: number) => deck + below
  const steps = `V${floor}H149V${at(27)}H140V${at(18)}H131V${at(9)}H122`
  return {
    cut: `M106 ${crown + 30}A68 30 0 0 1 242 ${crown + 30}V${deck}H234${steps}V${deck}H106ZM106 ${at(5)}H113L143 ${floor}H106Z`,
    // Lanterns, the ladder; below the deck the filter with its pipe into the basin.
    seen: [
      ...[140, 174, 208].map((x) => {
        const rise = 30 - 30 * Math.sqrt(1 - ((x - 174) / 68) ** 2)
        return `M${x} ${crown + rise}V${crown + 24}M${x - 3} ${crown + 27}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`
      }),
      `M228 ${at(32)}V${at(-13)}A3.5 3.5 0 0 1 235 ${at(-13)}V${deck}M228 ${at(10)}H234M228 ${at(17)}H234M228 ${at(24)}H234`,
      `M109 ${floor}V${at(20)}A4.5 4.5 0 0 1 118 ${at(20)}V${floor}M109 ${at(22)}H118M113.5 ${at(15.5)}V${at(11)}H117V${at(16)}M121 ${floor}V${at(34)}H128V${floor}M128 ${at(38)}H134V${floor}`,
    ].join(''),
    // Courses of tiles, each from the face of its step.
    surfaces: `M122 ${at(8)}H234M131 ${at(14)}H234M140 ${at(20)}H234M140 ${at(26)}H234M149 ${at(32)}H234M149 ${at(38)}H234`,
    water: `M122 ${at(4)}H234${steps}Z`,
    level: `M122 ${at(4)}H234M132 ${at(8)}H144M162 ${at(9)}H178M196 ${at(8)}H206M150 ${at(14)}H160M182 ${at(15)}H198`,
  }
}

/** The hatching of the earth below `bottom`, beyond any window's edges. */
function earthBelow(bottom: number): string {
  const depth = 240
  const lines: string[] = []
  for (let x = -far; x < far; x += 8) lines.push(`M${x} ${bottom}l-${depth} ${depth}`)
  return lines.join('')
}

/**
 * A section through a bathhouse, with room for the roof above it, in hairlines of the current color. `className` has its size;
 * the storeys get wider with it.
 */
export function SectionDrawing({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 -64 120 704"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      className={cx('[&>path]:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={`${seen.join('')}${heat}${roof}${earth(storey, foot)}`} />
      <path
        d={`M8 ${foot}${parapets}V${foot}Z${rooms.join('')}`}
        fill="currentColor"
        fillOpacity={0.32}
        fillRule="evenodd"
      />
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
