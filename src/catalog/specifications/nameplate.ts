import { normalizeText } from '@/lib/text'
import type { OptionValue } from './define'
import { combine, fieldOf } from './fields'

// Voltage and phases as nameplates and price lists write them together: 3x400V, 3N~400V, 115/1/60, 208V/3PH/60Hz.

/** What a nameplate says. */
export type Nameplate = {
  /** As `rated_v` stores it; null if only phases are stated. */
  volts: OptionValue | null
  phases: 1 | 3 | null
  /** False if it says more: a neutral, an earth, or a frequency other than the 60 Hz of North America. */
  isWhole: boolean
}

/** Longest text that is read, in characters. */
const maxLength = 60

const frequency = /(\d+(?:\/\d+)?) ?hz(?!\p{L})/gu
const ofPhases =
  /(?<!\d)(\d) ?(?:x(?= ?\d{2})|(\/?n(?:\/?pe)?|\/?pe) ?(?:~|ac(?!\p{L}))?(?!\p{L})|~|ac(?!\p{L})|-?(?:phasig|ph\p{L}*|o)(?!\p{L}))/gu
const neutralOrEarth = /(?<!\p{L})(?:n|pe)(?!\p{L})/gu
const between = /^(?:[\s/,;+~()-]|v(?:ac|olts?)?|ac)*$/u

/** Line to line and line to neutral, such as 400 and 230 V: of a three-phase supply both may be meant. */
const areOneSupply = ([low = 0, high = 0]: readonly number[]) => Math.abs(high / low - Math.sqrt(3)) < 0.05

/**
 * Reads voltage and phases. Null for anything that leaves a doubt, such as two voltages of a three-phase supply, or an unknown
 * word.
 */
export function readNameplate(text: string): Nameplate | null {
  if (text.length > maxLength) return null
  const [allPhases, hertz, allVolts] = [new Set<number>(), new Set<number>(), new Set<number>()]
  let says = { phases: false, more: false }
  const rest = normalizeText(text)
    .replaceAll('×', 'x')
    .replaceAll('φ', 'o')
    .replace(/(?:single[- ]?|ein-?)phas(?:e|ig)/g, '1ph')
    .replace(/(?:three[- ]?|drei-?)phas(?:e|ig)/g, '3ph')
    .replace(frequency, (_, numbers: string) => {
      for (const number of numbers.split('/')) hertz.add(Number(number))
      return ' '
    })
    .replace(ofPhases, (_, number: string, neutral?: string) => {
      allPhases.add(Number(number))
      says = { phases: true, more: says.more || neutral !== undefined }
      return ' '
    })
    .replace(neutralOrEarth, () => {
      says.more = true
      return ' '
    })
    // 115/1/60
    .replace(/\d+/g, (number) => {
      const numbers = number.length === 1 ? allPhases : /^[56]0$/.test(number) ? hertz : allVolts
      numbers.add(Number(number))
      return ' '
    })
  const [phases = null, ...otherPhases] = allPhases
  const volts = [...allVolts].sort((one, other) => one - other)
  const rated = combine(fieldOf('rated_v')?.options ?? [], volts)
  const isPhases = phases === null || phases === 1 || phases === 3
  if (!between.test(rest) || !isPhases || otherPhases.length > 0) return null
  if (volts.length === 0 ? !says.phases : rated === null) return null
  if (phases === 3 && volts.length > 1 && areOneSupply(volts)) return null
  return { volts: rated, phases, isWhole: !says.more && (hertz.size === 0 || hertz.has(60)) }
}
