/**
 * A drawing, from 8 to 312 across and from `top` to `bottom`: the parts that the section cuts, the parts seen behind it, and
 * the earth, which is hatched and goes on at both sides.
 */
type Drawing = { title: string; top: number; bottom: number; cut: string; seen: string; earth?: string }

/** The drawing of every study, by the project's slug. They are diagrams of an idea, not of a built place. */
const drawings: Readonly<Record<string, Drawing>> = {
  flatiron: {
    title: 'Section, below the street',
    top: 8,
    bottom: 142,
    cut: 'M0 30H112M208 30H320M112 30V8H118V30H202V8H208V30M64 142V92A96 62 0 0 1 256 92V142ZM72 134V92A88 54 0 0 1 248 92V134H212V120H176V134H144V120H108V134Z',
    seen: 'M118 12H202M130 30V14H146V30M174 30V14H190V30M150 104A10 10 0 0 1 170 104V126H150ZM154 118H166V122H154ZM72 92H248M80 70H240M100 54H220M126 43H194M72 108H150M170 108H248M160 42V30M157 30V20H163V30',
    earth: 'M0 30H160A96 62 0 0 0 64 92V142H0ZM320 30H160A96 62 0 0 1 256 92V142H320Z',
  },
  williamsburg: {
    title: 'Plan of the hall',
    top: 16,
    bottom: 134,
    cut: 'M8 16H40V22H14V128H40V134H8ZM60 16H96V22H60ZM116 16H152V22H116ZM172 16H208V22H172ZM228 16H264V22H228ZM284 16H312V60H306V22H284ZM312 90V134H284V128H306V90ZM60 128H96V134H60ZM116 128H152V134H116ZM172 128H208V134H172ZM228 128H264V134H228ZM48 46h6v6h-6zM88 46h6v6h-6zM128 46h6v6h-6zM168 46h6v6h-6zM208 46h6v6h-6zM248 46h6v6h-6zM48 98h6v6h-6zM88 98h6v6h-6zM128 98h6v6h-6zM168 98h6v6h-6zM208 98h6v6h-6zM248 98h6v6h-6z',
    seen: 'M40 19H60M96 19H116M152 19H172M208 19H228M264 19H284M40 131H60M96 131H116M152 131H172M208 131H228M264 131H284M44 60H262V90H44ZM48 64H258V86H48ZM258 70H270V80H258M262 70V80M266 70V80M51 52V98M91 52V98M131 52V98M171 52V98M211 52V98M251 52V98M306 60A30 30 0 0 0 276 90M60 70H92M110 78H150M176 70H204M222 79H246',
  },
  othership: {
    title: 'Section, from the tiers to the cold',
    top: 10,
    bottom: 146,
    cut: 'M8 142V22L196 10V142H202V118H212V128H222V138H296V98H312V146H8ZM14 136V28L190 17V136Z',
    seen: 'M14 76H62V96H110V116H158V136M14 82H56M62 102H104M110 122H152M20 82V136M56 82V96M104 102V116M152 122V136M166 136V104H186V136M170 104A4 4 0 0 1 178 104M176 104A4 4 0 0 1 184 104M173 99A4 4 0 0 1 181 99M166 110H186M172 90C168 84 176 80 172 74M180 88C176 82 184 78 180 72M190 136V72H196M30 76V62A5 5 0 1 1 36 62M78 96V82A5 5 0 1 1 84 82M202 118V60H312V98M222 106H296M228 112H246M258 116H282M212 118V84M222 128V94M232 104V92M212 84L232 92',
  },
  ongoing: {
    title: 'Section, on the roof',
    top: 2,
    bottom: 142,
    cut: 'M8 142V112H312V142H306V118H14V142ZM8 112V96H16V112M304 112V96H312V112M72 104V66H80V96H216V66H224V104ZM72 104H224V108H72Z',
    seen: 'M80 74H216M96 82H120M138 88H172M186 80H206M60 112V92H72M60 92V88H72M48 112V100H60M224 92H268V112M224 96H268M224 100H268M224 104H268M16 96V64M20 96V56M24 96V62M28 96V52M32 96V66M288 96V58M292 96V50M296 96V62M300 96V54M104 62C100 56 108 52 104 46M148 60C144 54 152 50 148 44M190 62C186 56 194 52 190 46M48 40V16H64V40M84 40V8H92V2H96V8H104V40M128 40V24H152V40M184 40V14H200V40M222 40V28H246V40M32 40H272M40 118V142M100 118V142M160 118V142M220 118V142M280 118V142M14 124H306',
  },
}

type Props = {
  slug: string
  /** In place of the drawing's own title. */
  caption?: string
}

/** The drawing of a study with its title; nothing for a project without a drawing. */
export function StudyDrawing({ slug, caption }: Props) {
  const drawing = drawings[slug]
  if (!drawing) return null
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`7 ${drawing.top - 1} 306 ${drawing.bottom - drawing.top + 2}`}
        fill="none"
        stroke="currentColor"
        className="w-full text-cedar print:max-h-[3.5cm]"
      >
        {drawing.earth && (
          <>
            <pattern
              id={`${slug}-earth`}
              width={6}
              height={6}
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M0 0V6" strokeWidth={0.8} />
            </pattern>
            <path d={drawing.earth} fill={`url(#${slug}-earth)`} stroke="none" opacity={0.7} />
          </>
        )}
        <path d={drawing.seen} strokeWidth={0.6} />
        <path d={drawing.cut} strokeWidth={1.4} />
      </svg>
      <figcaption className="mt-3 text-current/75 text-note">{caption ?? drawing.title}</figcaption>
    </figure>
  )
}
