import { brooklynDrawing } from '@/content/brooklyn'
import { circle, each, LongSection, type Section, tree } from '@/site/shared/long-section'

const { labels } = brooklynDrawing

/** Where the teeth of the roof begin. Each is 150 long. */
const teeth = [210, 360, 510, 660, 810]
/** The columns, with a footing of three steps each. Between them the next tooth rests on a trussed beam. */
const columns = [360, 660]
const arches = [285, 435, 585, 735, 885]

/**
 * What the section cuts: pavement, the brick walls on their foundations, footings, roof with its purlins, the slab with the
 * pool and its stair, the cellar of the pumps, the hot room with its tiers, in the yard stones, deck, tub, cabin and fence.
 */
const cut =
  'M-160 408H28V415H-160ZM28 400H37V422H28ZM37 400H52V406H37ZM84 400H190V406H84Z' +
  'M190 104H210V266H190ZM185 97H215V104H185ZM190 392H210V472H222V486H178V472H190Z' +
  'M960 130H980V270H960ZM955 123H985V130H955ZM960 392H980V472H992V486H948V472H960Z' +
  each(
    columns,
    (x) => `M${x - 8} 402H${x + 8}V418H${x + 16}V433H${x + 24}V448H${x - 24}V433H${x - 16}V418H${x - 8}Z`,
  ) +
  each(teeth, (x) => `M${x + 22} 94L${x + 146} 158V165L${x + 22} 101Z`) +
  each(teeth, (x) =>
    each(
      [34, 56, 78, 100, 122],
      (along) => `M${x + along} ${Math.round((101 + (along - 22) * 0.516) * 10) / 10}l7 3.6l-2.5 5l-7 -3.6Z`,
    ),
  ) +
  each([360, 510, 660, 810], (x) => `M${x - 7} 158H${x + 7}V168H${x - 7}Z`) +
  'M210 392H410V448H568V434H582V420H596V406H610V392H960V402H930V500H744V402H622V460H398V402H210ZM752 402V492H922V402Z' +
  'M690 392V270H838V306H830V278H698V392ZM698 334H726V339H698ZM698 353H752V358H698ZM698 372H778V377H698Z' +
  each([996, 1030, 1064, 1098], (x) => `M${x} 397h24v6h-24Z`) +
  'M1146 392H1232V397H1146ZM1170 350H1174V388H1206V350H1210V392H1170Z' +
  'M1232 392H1362V399H1232ZM1216 265L1376 283V290L1216 272ZM1232 274H1239V304H1232ZM1355 288H1362V392H1355ZM1313 340H1355V345H1313ZM1292 364H1336V369H1292ZM1240 399H1250V424H1240ZM1344 399H1354V424H1344ZM1394 316H1400V432H1394Z'

/** The lines behind the cut. */
const seen = [
  // Street: a tree, a bicycle, the door under its canopy.
  tree(64, 400),
  circle(112, 387, 13) +
    circle(150, 387, 13) +
    'M112 387L123 366H145L150 387M112 387H131L145 366M131 387L121 361M116 361H127M145 366L143 358H151',
  'M190 254H124V260H190M128 254L190 214M158 260V268M152 268H164L167 278H149ZM190 288H210M200 288V392M196 334V344M190 386H210',
  // Roof: glass, ridges, rafters. The girder on its columns and the rods that truss it between them.
  each(
    teeth,
    (x) =>
      `M${x + 6} 158L${x + 18} 94M${x + 11} 158L${x + 22} 101M${x + 9} 142h5M${x + 12} 126h5M${x + 15} 110h5M${x + 13} 91H${x + 26}M${x + 22} 118L${x + 119} 168`,
  ),
  'M210 168H960M210 182H960',
  each(
    columns,
    (x) =>
      `M${x - 5} 386V198L${x - 13} 182M${x + 5} 386V198L${x + 13} 182M${x - 7} 198H${x + 7}M${x - 10} 392V386H${x + 10}V392`,
  ),
  each(
    columns,
    (x) =>
      `M${x + 10} 182L${x + 98} 206H${x + 202}L${x + 290} 182M${x + 96} 182V206M${x + 102} 182V206M${x + 198} 182V206M${x + 204} 182V206`,
  ),
  // Windows. The hot room hides the foot of one.
  each(arches, (x) => {
    const foot = x === 735 ? 270 : 336
    return (
      `M${x - 42} ${foot}V228A79.5 79.5 0 0 1 ${x + 42} 228V${foot}M${x - 37} ${foot}V231A73.5 73.5 0 0 1 ${x + 37} 231V${foot}M${x - 12} 222V${foot}M${x + 12} 222V${foot}M${x - 37} 256H${x + 37}` +
      (foot === 336
        ? `M${x - 48} 336H${x + 48}V342H${x - 48}ZM${x - 37} 283H${x + 37}M${x - 37} 310H${x + 37}`
        : '')
    )
  }),
  // Inside: the desk and its lamp, a stool, the rail of the pool, a bench, a lamp above the water.
  'M230 392V354H298V392M226 354H302V348H226ZM288 348V336M281 336H295L291 326H285ZM314 392L317 370M334 392L331 370M311 370H337V365H311Z',
  'M420 404V360A6 6 0 0 1 432 360V392M628 392V376M648 392V376M624 376H652V371H624ZM510 182V262' +
    circle(510, 273, 11),
  // Hot room: fronts of the tiers, heater with stones, door.
  'M726 339V353M752 358V372M778 377V392M796 392V362H822V392M796 370H822M797 362A6 6 0 0 1 806 361A6 6 0 0 1 815 361A6 6 0 0 1 822 362M802 357A6 6 0 0 1 812 357A6 6 0 0 1 819 358M834 306V392M830 348H826',
  // Cold: two tubs with their hoops. The door to the yard.
  each([850, 900], (x) => `M${x} 358H${x + 36}V392H${x}ZM${x} 366H${x + 36}M${x} 383H${x + 36}`),
  'M960 292H980M970 292V392M966 334V344M960 386H980',
  // Above: the old chimney.
  'M850 103V30M878 118V30M845 30H883V20H845ZM850 42H878M850 48H878M850 78H878M850 84H878',
  // Yard: its tree, grasses, the tub's step. The cabin: benches, heater with stones and flue, window.
  tree(1040, 400),
  'M980 400H1394M1400 400H1600M52 404H84M1118 400V296M1122 400V296M1112 302H1128M980 304C1020 312 1080 312 1118 304M1051 310V338H1068V310M1073 310V332H1085V309M1091 309V340H1108V307',
  each([1002, 1136, 1378, 1414], (x) => `M${x} 400l-4 -26m8 26v-34m4 34l5 -24`),
  'M1154 392V378H1170V392M1170 362H1210M1170 382H1210',
  'M1313 345V364M1336 364V392M1292 369V392M1246 392V362H1268V392M1246 370H1268M1248 362A5 5 0 0 1 1256 361A5 5 0 0 1 1264 361M1254 356V236M1260 356V236M1249 236H1265V230H1249ZM1272 312H1302V346H1272ZM1287 312V346M1236 304V392',
  // Below: from the pool to its pumps; power for the cabin.
  'M496 460V480H766M504 460V472H766M766 492V446A20 20 0 0 1 806 446V492M766 452H806M786 426V414H870M806 482H820M820 492V468H850V492M826 468A9 9 0 0 1 844 468M870 492V428H908V492M870 440H908',
  'M980 330H992V358H980ZM984 358V434H1300V399M988 358V430H1296V399',
].join('')

/** Courses from `top` to `bottom`, 8 high, with every second joint between `left` and `right` shifted. */
const bricks = (left: number, right: number, top: number, bottom: number) => {
  const lines: string[] = []
  for (let y = top; y < bottom; y += 8) {
    lines.push(`M${left} ${y}H${right}`)
    for (let x = left + (y % 16 < 8 ? 6 : 14); x < right; x += 16) lines.push(`M${x} ${y}v8`)
  }
  return lines.join('')
}

/** The bricks of the walls, the boards of both hot rooms, the staves of the tubs, the light from the north. */
const surfaces = [
  bricks(214, 237, 188, 350),
  bricks(333, 353, 188, 364),
  bricks(367, 387, 188, 390),
  bricks(483, 537, 188, 390),
  bricks(633, 653, 188, 366),
  bricks(667, 689, 188, 390),
  bricks(783, 837, 188, 268),
  bricks(933, 956, 188, 354),
  `M190 112${'h20m-20 8'.repeat(19)}M960 134${'h20m-20 8'.repeat(17)}`,
  'M200 104V266M970 130V270M200 392V472M970 402V472',
  `M190 404${'h20m-20 8'.repeat(8)}M960 404${'h20m-20 8'.repeat(8)}`,
  each(columns, (x) => `M${x} 402V418M${x - 8} 418V433M${x + 8} 418V433M${x - 8} 433V448M${x + 8} 433V448`),
  each([284, 292, 300, 308, 316, 324], (y) => `M698 ${y}H830`),
  'M726 344H830M726 350H830M752 363H796M752 369H796',
  each([300, 308, 316, 324, 332], (y) => `M1239 ${y}H1254M1260 ${y}H1272M1302 ${y}H1355`),
  each([856, 864, 872, 880, 906, 914, 922, 930], (x) => `M${x} 358V392`),
  'M377 150L422 398M381 104L500 398M527 150L545 398M531 104L606 398',
].join('')

/** Broken lines down from a footing, under 45°. */
const spread = each([0, 14, 28, 42, 56, 70], (n) => `M${386 + n} ${450 + n}l8 8M${634 - n} ${450 + n}l-8 8`)

const wide: Section = {
  frame: [0, 8, 1440, 592],
  cut,
  seen,
  surfaces,
  earth:
    'M-160 415H28V422H37V406H190V472H178V486H222V472H210V402H352V418H344V433H336V448H384V433H376V418H368V402H398V460H622V402H652V418H644V433H636V448H684V433H676V418H668V402H744V500H930V402H960V472H948V486H992V472H980V400H1240V424H1250V400H1344V424H1354V400H1394V432H1400V400H1600V552H-160Z',
  depth: 552,
  water: 'M410 398H610V406H596V420H582V434H568V448H410ZM1174 356H1206V388H1174Z',
  flow: 'M410 398H610M1174 356H1206M214 186V390M956 186V268',
  dimensions:
    'M36 584H1400M36 576V592M190 576V592M660 576V592M980 576V592M1400 576V592M30 590L42 578M184 590L196 578M654 590L666 578M974 590L986 578M1394 590L1406 578' +
    spread,
  labels: [
    { text: labels.lining, x: 156, y: 164, leader: { from: 'left', to: [213, 198] } },
    { text: labels.light, x: 302, y: 62, leader: { from: 'left', to: [373, 122] } },
    { text: labels.sidewalk, x: 113, y: 440 },
    { text: labels.footing, x: 326, y: 494, leader: { from: 'below', to: [346, 442] } },
    { text: '45°', x: 482, y: 510 },
    { text: labels.pool, x: 490, y: 430 },
    { text: labels.heat, x: 764, y: 314 },
    { text: labels.tub, x: 1168, y: 258, leader: { from: 'above', to: [1188, 360] } },
    { text: labels.sauna, x: 1328, y: 250 },
    { text: labels.power, x: 1130, y: 470 },
    { text: labels.yard, x: 1250, y: 528 },
    { text: '11′ 0″', x: 113, y: 576 },
    { text: '33′ 7″', x: 425, y: 576 },
    { text: '22′ 10″', x: 820, y: 576 },
    { text: '30′ 0″', x: 1190, y: 576 },
  ],
}

/** The building and its yard without surfaces and dimensions. */
const narrow: Section = {
  ...wide,
  frame: [150, 8, 1266, 544],
  surfaces: '',
  dimensions: '',
  labels: [
    { text: labels.light, x: 500, y: 60, leader: { from: 'left', to: [523, 122] } },
    { text: labels.lining, x: 990, y: 60, leader: { from: 'right', to: [957, 200] } },
    { text: labels.pool, x: 396, y: 484, leader: { from: 'below', to: [464, 424] } },
    { text: labels.footing, x: 664, y: 484, leader: { from: 'below', to: [650, 442] } },
    { text: labels.tub, x: 1206, y: 185, leader: { from: 'left', to: [1190, 360] } },
    { text: labels.sauna, x: 1300, y: 201 },
    { text: labels.power, x: 1160, y: 470 },
    { text: labels.yard, x: 1240, y: 534 },
  ],
}

/**
 * A section through an old factory with a bath in it, from the street to the fence of its yard. 14 units are a foot. The pool
 * stays outside the lines of 45° along which a footing spreads its load.
 */
export function FactorySection() {
  return <LongSection wide={wide} narrow={narrow} />
}
