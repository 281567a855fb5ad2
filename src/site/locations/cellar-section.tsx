import { manhattanLabels as labels } from '@/content/manhattan'
import { circle, each, LongSection, type Section, tree } from '@/site/shared/long-section'

/** The filled parts, which the section cuts: walls and slabs, the vault with its benches, pavement, and a subway tunnel. */
const cut =
  'M400 -60H416V120H424V500H400ZM400 532H424V540H400ZM1040 -60H1024V120H1016V540H1040ZM424 120H440V138H424ZM560 120H1016V138H560Z' +
  'M400 540H1040V562H400ZM608 500V340C608 130 1012 130 1012 340V540H996V340C996 152 624 152 624 340V430H662V482H706V500Z' +
  'M608 532H706V540H608ZM996 540V430H958V482H914V540Z' +
  'M-200 126H190V134H-200ZM190 120H322V128H190ZM374 120H400V128H374ZM1040 120H1640V128H1040Z' +
  'M314 128H322V532H400V540H314ZM374 128H382V492H400V500H374Z' +
  'M1320 232H1640V248H1336V404H1640V420H1320Z'

/** Mains below the street, and the sewer. */
const pipes = circle(128, 210, 18) + circle(174, 204, 10) + circle(86, 260, 26) + circle(1234, 580, 34)

/** The lines behind the cut: two flights of stairs, the vault's end wall, shopfront, ducts, drains, pipes with water in the sewer, subway. */
const seen =
  `M560 120${'h-6v9'.repeat(20)}H424M440 300${'h5.5v10'.repeat(24)}M560 84L440 264M440 264L572 504M560 120V84` +
  'M322 120H374M330 120V126M340 120V126M350 120V126M360 120V126M400 500H608M400 532H608M706 500V532M700 508H706M700 516H706M700 524H706' +
  'M778 500V424A32 32 0 0 1 842 424V500M788 500V426A22 22 0 0 1 832 426V500M794 482H826L818 500H802ZM810 482V462M706 500H914' +
  'M624 380H778M842 380H996M662 430H778M842 430H958' +
  'M652 138V158H984V-60M652 150H1000V-60M700 158V200M920 158V200' +
  'M806 540V584H1200M814 540V576H1200' +
  'M456 18H546V120M456 18V120M612 20H768V96H612ZM690 20V96M612 60H768M790 20H946V96H790ZM868 20V96M790 60H946M600 108H960M416 4H1024M416 -12H1024M456 -60V-30H546V-60M612 -60V-30H768V-60M690 -60V-30M790 -60V-30H946V-60M868 -60V-30' +
  'M250 120V-20C250 -44 220 -44 218 -22M206 -22H232L226 -10H212ZM244 120V104H256V120' +
  'M1108 120V98H1122V120M1104 98H1126M1110 98A5 5 0 0 1 1120 98M1102 108H1108M1122 108H1128' +
  tree(1252, 120) +
  'M1352 404V398H1640M1378 248V398M1388 248V398M1410 398V392H1430V398M1336 320H1378M1388 320H1640' +
  'M1206 592H1262M1216 600H1240' +
  circle(128, 210, 11) +
  pipes

/** The way of the air: down the shaft, in below a bench, up to the roof. What runs down the vault. */
const flow =
  'M348 150V470M342 458L348 470L354 458M644 516H752M742 510L752 516L742 522M992 96V-28M986 -16L992 -28L998 -16' +
  'M712 232C672 258 646 300 642 366M636 354L642 366L648 354M908 232C948 258 974 300 978 366M972 354L978 366L984 354'

/** The tiles of the vault's end wall, in courses as wide as the vault at their height, and the bricks of the house. */
const surfaces = [
  each([102, 136, 157, 171, 180, 185, 186, 186], (reach, row) => {
    const y = 220 + row * 20
    const joints = [-170, -130, -90, -50, -10, 30, 70, 110, 150].map((x) => x + (row % 2) * 20)
    return `M${810 - reach} ${y}h${2 * reach}${each(joints, (x) => (Math.abs(x) < reach ? `M${810 + x} ${y}v20` : ''))}`
  }),
  `M400 -50${'h16m-16 10'.repeat(17)}M1024 -50${'h16m-16 10'.repeat(17)}`,
].join('')

/** The line along which the drawing leaves out the storeys above. */
const breakLine = 'M376 -60H702L710 -74L722 -46L730 -60H1064'

/** The earth, without rooms, shaft, tunnel and pipes. */
const earth = `M-200 134H190V128H314V540H400V562H1040V128H1640V232H1320V420H1640V680H-200ZM382 128H400V492H382Z${pipes}`

const room = { text: labels.room, x: 810, y: 306 }
const supply = { text: labels.supply, x: 262, y: 330, isUpright: true }
const exhaust = { text: labels.exhaust, x: 992, y: -76 }

const wide: Section = {
  frame: [-180, -110, 1800, 790],
  cut,
  seen: seen + breakLine,
  surfaces,
  earth,
  depth: 680,
  flow,
  labels: [
    room,
    supply,
    exhaust,
    { text: labels.main, x: 110, y: 172 },
    { text: labels.sidewalk, x: 1118, y: 164 },
    { text: labels.drain, x: 896, y: 620, leader: { from: 'below', to: [816, 582] } },
    { text: labels.sewer, x: 1318, y: 586 },
    { text: labels.subway, x: 1470, y: 374 },
  ],
}

/** From the mains to the sewer, without surfaces. */
const narrow: Section = {
  ...wide,
  frame: [96, -110, 1210, 790],
  surfaces: '',
  labels: [
    room,
    supply,
    exhaust,
    { text: labels.drain, x: 880, y: 604, leader: { from: 'below', to: [816, 582] } },
    { text: labels.sewer, x: 1180, y: 656 },
  ],
}

/** A section through a bathhouse below the street. */
export function CellarSection() {
  return <LongSection wide={wide} narrow={narrow} />
}
