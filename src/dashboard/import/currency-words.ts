import { currenciesOf } from '@/catalog/numbers'
import { normalizeUnit } from '@/catalog/specifications/units'
import { type Currency, currencies } from '@/content/equipment'
import { measures, thousands, timeWords, wordSet } from './header-words'

// What a header, or a line of text, says of the currency of prices.

/** What a text says of prices. */
export type NamedCurrency = {
  /** The currencies of the catalog that it may mean, [] if it names none: both dollars for $, both for 'EUR or USD'. */
  ours: readonly Currency[]
  /** It names a currency that the catalog does not keep, or no price of one piece: CHF, A$, %, per 100, k€. */
  isOther: boolean
  /** It names several currencies, or none but holds words that are not known, as in other languages. */
  isUnclear: boolean
}

/** Words for the currencies of the catalog. */
const ourWords = new Map<string, readonly Currency[]>([
  ['dollar', ['USD', 'CAD']],
  ['dollars', ['USD', 'CAD']],
  ['us', ['USD']],
  ['usa', ['USD']],
  ['american', ['USD']],
  ['canadian', ['CAD']],
  ['euro', ['EUR']],
  ['euros', ['EUR']],
  ['pound', ['GBP']],
  ['pounds', ['GBP']],
  ['sterling', ['GBP']],
])

/** Words and short forms for currencies that the catalog does not keep. The codes of ISO 4217 are known beside them. */
const otherWords = wordSet(`
  yen yuan rmb renminbi franc francs franken schweizer swiss fr sfr stutz kr krone kroner kronor krona kronen koruna korun kč kc czk
  peso pesos reais rupee rupees rs rial riyal riyals dirham dirhams dhs dh lira liras lire tl zł zl zloty
  złoty złotych ft forint lei leu leva lv лв руб рубль рубли рублей грн гривна won baht ringgit rm rupiah rp đ vnd shekel shekels
  nis rand naira cedi shilling shillings ksh dinar dinars kd sr qr bd tenge guilder gulden dm bitcoin btc eth usdt points
  credits australian aud aussie singapore zealand hongkong hong kong taiwan mexican 円 元 원 人民币 บาท درهم ريال שח
`)

/** Codes that are words of headers, too. They are codes only in capitals, below a header that has small letters. */
const codesThatAreWords = wordSet('all ang bam bob cop cup gel lak mad mop mur nad pen sit sos std top try')

const foreignCodes = new Set(
  Intl.supportedValuesOf('currency').filter((code) => !currencies.some((one) => one === code)),
)

/** What else stands in the headers of prices of one piece, in English. */
const priceWords = wordSet(`
  price prices pricing cost costs msrp rrp srp map list listed unit retail net nett gross dealer trade wholesale distributor
  contractor sell selling sale your our base special suggested recommended manufacturer manufacturers mfr mfg each ea pc pcs
  piece pieces item per in of the a an as from to and or excl excluding ex incl including inc without w with o plus before after vat tax
  taxes gst hst duty freight shipping delivery fob exw ddp works old new current previous amount value approx est estimated
  starting final standard purchase buy currency
`)

/** Words for one piece: after 'per' they do not change what a price is of. C62 and H87 are codes of UN/ECE. */
const pieces = wordSet(
  'each ea unit units piece pieces pc pcs pce item st stk stück stueck einheit pezzo pièce pieza adet stuks szt kpl c62 h87',
)

const per = wordSet('per pro je par por à')

/** Measures that a price may be of, beside those of the specifications. */
const priceMeasures = wordSet(`
  sqm sqft sf lfm lm lf rm qm dozen dozens dz doz hundred hundreds thousand pack packs pk pkt box boxes case cases carton cartons
  ctn pair pairs pallet pallets set sets vpe percent pct discount rabatt margin markup person pence penny cent cents paar karton packung palette dutzend rolle satz meter roll rolls
`)

/** A dollar may have a space before its sign: US $, Can. $, A $. The s of 'manufacturer's' is part of the word. */
const tokens =
  /(?<![\p{L}\p{Sc}])(?:(?:U\.?S\.?|CAN?|CDN|C|AUD?|A|NZ|HK|SG|NT|MEX|MX)\.?\s\$|\p{L}{1,3}\p{Sc})|\p{Sc}|[%‰]|\p{L}[\p{L}\p{M}]*(?:['’]s(?!\p{L}))?[²³\d]*|\d+/giu

/** '19 % VAT', 'MwSt. 7%' and 'inkl. MwSt' say nothing of what a price is of. */
const taxes =
  /(?:\d[\d.,]*\s?%\s*)?(?<!\p{L})(?:mwst|ust|vat|tax|kdv|tva|iva|gst|hst|pst|btw|moms|alv)(?!\p{L})\.?(?:\s*\d[\d.,]*\s?%)?/giu

/** Most characters of a text that are read: a hostile file has long cells. */
const maxText = 200

/** The words and signs of a text: 'PriceCHF' is two, 'CA$' and 'm2' are one. */
const tokensOf = (text: string): string[] =>
  text
    .slice(0, maxText)
    .replace(taxes, ' ')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .match(tokens) ?? []

/** Reads which currency the header of a column of prices names, wherever it stands. Null has no header to read. */
export function namedCurrency(text: string | null): NamedCurrency {
  const all = text === null ? [] : tokensOf(text)
  const isCapitals = text === text?.toUpperCase()
  let ours: readonly Currency[] = []
  let isOther = text !== null && thousands.test(text)
  let isUnknown = false
  let isSeveral = false
  for (const [index, token] of all.entries()) {
    const said = read(token, isCapitals)
    if (said === 'foreign' || said === 'measure') isOther = true
    else if (said === 'unknown') isUnknown = true
    else if (said === 'per') isOther ||= !pieces.has(all[index + 1]?.toLowerCase() ?? '')
    else if (said !== 'harmless') {
      isSeveral ||= ours.length > 0 && !said.some((currency) => ours.includes(currency))
      ours = join(ours, said)
    }
  }
  return { ours, isOther, isUnclear: isSeveral || (isUnknown && ours.length === 0) }
}

/** Two words for one currency, 'CAD $', or two currencies. */
function join(before: readonly Currency[], more: readonly Currency[]): readonly Currency[] {
  const both = before.filter((currency) => more.includes(currency))
  return both.length > 0 ? both : currencies.filter((one) => before.includes(one) || more.includes(one))
}

/** What one word says: currencies of the catalog, another currency, or another measure than one piece. */
type Said = readonly Currency[] | 'foreign' | 'measure' | 'per' | 'harmless' | 'unknown'

function read(token: string, isCapitals: boolean): Said {
  const word = token.toLowerCase().replace(/['’]s$/, '')
  const [, letters = '', sign = ''] =
    /^(\p{L}*)[.\s]*(\p{Sc})$/u.exec(token.replaceAll('.', '').normalize('NFKC')) ?? []
  if (sign) return readSign(letters, sign)
  if (/^us$/.test(word) && token !== 'US') return 'harmless'
  const own = ourWords.get(word) ?? currenciesOf(token)
  if (own.length > 0) return own
  if (per.has(word)) return 'per'
  const isCode = foreignCodes.has(token.toUpperCase())
  if (isCode && (!codesThatAreWords.has(word) || (token !== word && !isCapitals))) return 'foreign'
  if (priceWords.has(word) || pieces.has(word)) return 'harmless'
  if (otherWords.has(word)) return 'foreign'
  if (priceMeasures.has(word) || timeWords.has(word) || measures.has(normalizeUnit(token))) return 'measure'
  if (/^\d+$/.test(token)) return /^(?:19|20)\d\d$/.test(token) ? 'harmless' : 'measure'
  return /^[%‰]$/.test(token) ? 'measure' : 'unknown'
}

/**
 * The unit of a price with what a column beside it says: 'EUR per m²' for m². Words for one piece add nothing; the currency of
 * 'EUR/pc' is added as it would stand in the header. Anything else is not the price of one piece.
 */
export function withPriceUnit(unit: string | null, cell: string): string | null {
  const words = tokensOf(cell.replace(/^1[.,]0+$/, '1'))
  const named = words.filter((word) => Array.isArray(read(word, false)))
  const isPiece = (word: string) =>
    word === '1' || pieces.has(word.toLowerCase()) || per.has(word.toLowerCase())
  const others = words.filter((word) => !isPiece(word) && !named.includes(word))
  const isOther = others.length > 0 || words.length === 0 || thousands.test(cell)
  const added = isOther ? ['per', others.join(' ') || cell] : named
  return [unit, ...added].filter(Boolean).join(' ') || null
}

/** Words that may stand beside the name of a price and do not make it another one. */
const qualifiers = wordSet(`
  in net nett netto gross brutto each ea unit piece pc pcs stück stk st excl excluding ex incl including inc inkl exkl zzgl ohne mit
  with without plus or and vat tax taxes mwst ust gst hst ab werk exw works of
`)

/** The name of a price without its currency: 'listprice' for 'List price (EUR, net)', '' for 'USD net'. */
export function priceName(header: string): string {
  const isCapitals = header === header.toUpperCase()
  return tokensOf(header)
    .filter((token) => ['harmless', 'unknown'].includes(String(read(token, isCapitals))))
    .map((token) => token.toLowerCase())
    .filter((word) => !qualifiers.has(word) && !/^\d+$/.test(word))
    .join('')
}

const dollarsElsewhere = wordSet(`
  aud nzd hkd sgd twd mxn bbd bzd bmd bnd bsd fjd gyd jmd kyd lrd nad sbd srd ttd xcd australian zealand singapore mexican hong
  taiwan
`)

/** Whether a text names a dollar that is not the US dollar: 'CA$ 900', 'Prices in AUD'. */
export const namesOtherDollar = (text: string): boolean =>
  // Most prices are '$' and a number.
  /\p{L}/u.test(text) &&
  tokensOf(text).some((token) => {
    const said = read(token, false)
    if (said === 'foreign') return token.includes('$') || dollarsElsewhere.has(token.toLowerCase())
    return typeof said !== 'string' && said.length === 1 && said[0] === 'CAD'
  })

/** Whether a line beside the table names a currency that is not the US dollar: 'All prices in CHF', 'Preise in €'. */
export function namesOtherCurrency(text: string): boolean {
  const isCapitals = text === text.toUpperCase()
  return tokensOf(text).some((token) => {
    if (/^pounds?$/i.test(token)) return false
    const said = read(token, isCapitals)
    // NY and FR are parts of addresses.
    if (said === 'foreign') return token.length > 2 || token === 'kr' || !/^[a-z]+$/i.test(token)
    return typeof said !== 'string' && !said.includes('USD')
  })
}

/** A sign with the letters before it: CA$ is ours, A$ is not, and 'VK€' is a word and a sign. */
function readSign(letters: string, sign: string): Said {
  const whole = currenciesOf(`${letters}${sign}`)
  if (whole.length > 0) return whole
  const [code, alone] = [currenciesOf(letters), currenciesOf(sign)]
  if (code.length > 0 && alone.length > 0) return join(code, alone)
  // S$ and A$ are dollars of other countries.
  const isWord = (letters.length > 2 && priceWords.has(letters.toLowerCase())) || sign === '€'
  return letters && isWord && alone.length > 0 ? alone : 'foreign'
}
