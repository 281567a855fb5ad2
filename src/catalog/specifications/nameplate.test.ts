import { expect, test } from 'vitest'
import { readNameplate } from './nameplate'

test.each<[text: string, volts: number | string | null, phases: number | null, isWhole?: false]>([
  ['230V~', 230, null],
  ['230 V AC', 230, null],
  ['115/1/60', 115, 1],
  ['208-230/1/60', '208/230', 1],
  ['120/240/1/60', '120/240', 1],
  ['460/3', 460, 3],
  ['208V/3PH/60Hz', 208, 3],
  ['208 V / 3 Ph / 60 Hz', 208, 3],
  ['240V 1Ph 60Hz', 240, 1],
  ['240V, single-phase', 240, 1],
  ['480 V three phase', 480, 3],
  ['208/240V 1ph', '208/240', 1],
  ['208V 3Ø', 208, 3],
  ['480V 3φ 60 Hz', 480, 3],
  ['3x400V', 400, 3],
  ['3 x 400 V', 400, 3],
  ['3×230V~', 230, 3],
  ['1 x 230 V', 230, 1],
  ['3~ 400V', 400, 3],
  ['3 AC 400 V', 400, 3],
  ['400 V 3-phasig', 400, 3],
  ['400V 50/60Hz 3~', 400, 3],
  ['3-phase', null, 3],
  ['3~', null, 3],
  ['1Ø', null, 1],
  // The words say more: a neutral, an earth, or another frequency.
  ['3N~400V', 400, 3, false],
  ['400V 3N', 400, 3, false],
  ['3/N/PE~400V 50Hz', 400, 3, false],
  ['3N AC 400 V', 400, 3, false],
  ['230V 1N~ 50 Hz', 230, 1, false],
  ['400V/3/50', 400, 3, false],
  ['3x400V + N + PE', 400, 3, false],
])('%j is %j V, phases: %j', (text, volts, phases, isWhole = true as never) => {
  expect(readNameplate(text)).toEqual({ volts, phases, isWhole })
})

test.each([
  '',
  '60',
  '1/60',
  '2x400V',
  '400V 2N~',
  // Between the lines, or from line to neutral.
  '3N~ 230/400V',
  '3x230/400V',
  '120/208V 3PH',
  // Two connections.
  '1x230V / 3x400V',
  '400V 3~ or 230V 1~',
  '115/1/60 208/3/60',
  '3x400V 16A',
  '24V DC',
  '3x999V',
  '400V 3N 9 kW',
  'see data sheet',
  '3',
  '3 V',
  'ab Werk',
])('%j is left to Notes', (text) => expect(readNameplate(text)).toBeNull())

test('a text of a megabyte is not read', () => {
  expect(readNameplate(`3${' '.repeat(1_000_000)}x400V`)).toBeNull()
})
