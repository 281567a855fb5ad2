import { circle, each, LongSection, type Section, tree } from '@/site/shared/long-section'

/** What the section cuts: walls, floors, roofs, the vault with its oculus, basins, cellar and benches. */
const cut =
  'M144 412V148H160V168H636V52H828V182.6A242 138 0 0 1 1296 232V432H1276V416H1224V496H864V416H808V508H664V416H376V588H164V432H144Z' +
  'M160 184H380V400H144V238H160ZM404 184H628V204H404ZM176 420H364V576H176Z' +
  'M396 220H636V244H652V68H812V240H828V232A226 122 0 0 1 1280 232V400H1212V420H1188V440H1164V462H1140V484H876V400H796V496H748V472H724V448H700V424H676V400H396Z' +
  'M690 52H774V68H690ZM1034 94.5A242 138 0 0 1 1074 94.5V110.5A226 122 0 0 0 1034 110.5Z' +
  'M396 292H456V298H396ZM456 328H516V334H456ZM516 364H566V370H516Z'

/** The lines behind the cut. */
const seen = [
  // Street: ground, canopy with its post and lantern, door.
  'M-160 412H144M144 230H84V238H144M90 238V412M96 238V412M118 238V254M112 254H124V272H112ZM150 238V400M154 318V326',
  // Dressing: lockers, bench, towels on a rail, a stool; sedum on the roof.
  `M184 400V228H304V400M184 392H304${each([208, 232, 256, 280], (x) => `M${x} 228V392`)}${each([200, 224, 248, 272, 296], (x) => `M${x} 300V308`)}`,
  'M196 364H292V370H196ZM204 370V400M210 370V400M278 370V400M284 370V400M318 262H372M326 262V270M344 262V270M362 262V270M340 270V322H350V270M358 270V340H368V270M320 400V372M370 400V372M316 366H374V372H316Z',
  each([176, 192, 206, 224, 238, 256, 272, 290, 306, 324], (x, n) => `M${x} 168V${160 - ((n * 7) % 9)}`),
  // Heat: tiers, back rest, light, heater with stones and flue; the door to the cold.
  'M402 298V400M462 334V400M522 370V400M456 298V328M516 334V364M396 246H480V252H396M586 400V348H622V400M586 356H622M588 348A6 6 0 0 1 600 348A6 6 0 0 1 612 348A6 6 0 0 1 621 348M594 342A6 6 0 0 1 606 342A6 6 0 0 1 616 342M600 334V132M608 334V132M595 132H613V126H595ZM644 244V400',
  // Cold: the skylight and the rail.
  'M686 52V44L778 28V52M686 44H778M716 52V39M746 52V34M684 424V372A7 7 0 0 1 698 372V400',
  // Hall: three windows, the oculus, lanterns, a bench, the rail.
  each(
    [900, 1014, 1128],
    (x) =>
      `M${x} 336V262A40 40 0 0 1 ${x + 80} 262V336ZM${x + 8} 336V262A32 32 0 0 1 ${x + 72} 262V336M${x + 40} 230V336M${x + 8} 262H${x + 72}`,
  ),
  'M1034 94.5V84H1074V94.5M1028 84H1080M997 114V170M1111 114V170M1228 400V368H1280M1228 374H1280M1196 420V352A6 6 0 0 1 1208 352V400',
  circle(997, 182, 12) + circle(1111, 182, 12),
  // Garden: ground and grasses. A tree at each side.
  'M1296 412H1440',
  tree(16, 412),
  tree(1352, 412),
  'M1412 412L1408 378M1416 412V368M1420 412L1426 374M1424 412L1436 384M1308 412L1304 388M1312 412V380M1316 412L1321 386',
  // Cellar: filter, pump, heat exchanger. Its pipes come from both basins.
  'M196 576V524A22 22 0 0 1 240 524V576M196 530H240M218 502V488H300V476H364M252 576V548H286V576M258 548A11 11 0 0 1 280 548M286 562H306M306 576V508H346V576M306 522H346M326 508V470H364',
  'M736 508V540H364M744 508V548H364M963 496V566H364M971 496V574H364',
].join('')

/** The boards of the hot room and its insulation, the tiles of the cold one and of the hall, and the daylight in both. */
const surfaces =
  each([228, 236, 244, 260, 268, 276, 284], (y) => `M396 ${y}H636`) +
  each([292, 300, 308, 316, 324], (y) => `M460 ${y}H636`) +
  each([332, 340], (y) => `M520 ${y}H636`) +
  `M404 204${'l8 -20l8 20'.repeat(14)}` +
  each(
    [92, 116, 140, 164, 188, 212, 236, 260, 284, 308, 332, 356, 380],
    (y, row) =>
      `M652 ${y}H812${each([660, 692, 724, 756, 788], (x) => `M${x + (row % 2) * 16} ${y - 24}V${y}`)}`,
  ) +
  each([348, 360, 372, 384], (y) => `M828 ${y}H1280`) +
  'M690 68L676 410M774 68L788 410M1036 110L980 408M1072 110L1128 408'

/** The earth around cellar and basins. */
const earth =
  'M-160 412H144V432H164V588H376V416H664V508H808V416H864V496H1224V416H1276V432H1296V412H1440V616H-160Z'

/** The water, and its level with a few ripples. */
const water = 'M676 410H796V496H748V472H724V448H700V424H676ZM876 408H1212V420H1188V440H1164V462H1140V484H876Z'
const level =
  'M676 410H796M876 408H1212M716 422H760M744 438H780M900 420H970M1020 418H1080M1110 424H1150M930 434H984M1040 440H1092M910 452H940'

/** The dimension lines with their ticks: height of the hot room, depth of the plunge; length of the pool; lengths of both halves. */
const heights =
  'M556 220V400M550 226L562 214M550 406L562 394' + 'M826 400V496M820 406L832 394M820 502L832 490M800 496H832'
const pool = 'M876 544H1212M876 536V552M1212 536V552M870 550L882 538M1206 550L1218 538'
const halves =
  'M144 664H1296M144 648V672M644 648V672M1296 648V672M138 670L150 658M638 670L650 658M1290 670L1302 658'

const halfLabels = [
  { text: '20′ 10″', x: 394, y: 652 },
  { text: '27′ 2″', x: 970, y: 652 },
] as const

const wide: Section = {
  frame: [0, 24, 1440, 662],
  cut,
  seen,
  surfaces,
  earth,
  depth: 616,
  water,
  flow: level,
  dimensions: heights + pool + halves,
  labels: [
    { text: '7′ 6″', x: 548, y: 310, isUpright: true },
    { text: '4′ 0″', x: 848, y: 448, isUpright: true },
    { text: '14′ 0″', x: 1044, y: 532 },
    ...halfLabels,
  ],
}

/** From the canopy to the tree of the garden, without surfaces, heights and the pool's length. */
const narrow: Section = {
  ...wide,
  frame: [76, 20, 1330, 656],
  surfaces: '',
  dimensions: halves,
  labels: halfLabels,
}

/**
 * A long section through a small bathhouse, 48 feet from the street to the garden: dressing over its cellar, heat, cold and a
 * vaulted hall. 24 units are a foot.
 */
export function BathhouseSection() {
  return <LongSection wide={wide} narrow={narrow} />
}
