import { labelOf } from '@/catalog/columns'
import type { Equipment } from '@/catalog/equipment'
import { currenciesOf } from '@/catalog/numbers'
import { type Currency, currencies } from '@/content/equipment'
import { normalizeName } from '@/lib/text'
import type { Choices } from './choices'
import type { ColumnMapping } from './column-mapping'
import { namesOtherCurrency, namesOtherDollar } from './currency-words'
import type { FileFormat } from './file-format'
import { formatOf, readPrice } from './read-cell'
import type { Table } from './read-file'
import type { Cells } from './read-row'

/** How a file is read, and the catalog it is compared with. */
type Input = {
  mapping: ColumnMapping
  format: FileFormat
  items: readonly Equipment[]
  choices: Pick<Choices, 'forAll'>
}

/** What is said of the currency of a row's price. */
type Settled = {
  errors: string[]
  /** The currencies that the price may be in if nothing says which, whatever was chosen; else []. */
  open: readonly Currency[]
}

const settled: Settled = { errors: [], open: [] }

/**
 * Prepares what the file and the catalog say of currencies. The returned function sets the currency of a row that states a
 * price: the one beside it, in its cell or header, the one chosen for the file, that of the item, or US dollars. It does not
 * choose between several that the header names, nor take $ for the US dollar if the file names another dollar, or if the
 * catalog has Canadian prices of the row's brand or supplier.
 */
export function createCurrencySettler(table: Table, { mapping, format, items, choices }: Input) {
  // 'All prices in CHF' may stand above the header, below the last item, or between two.
  const namesCurrencyBeside = once(() => {
    const lines = table.rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== ''))
    const alone = lines.flatMap(([text = '', ...others]) => (others.length > 0 ? [] : text))
    return [...table.linesAbove, ...alone].some(namesOtherCurrency)
  })
  const namesDollar = once(() => {
    const priced = mapping.flatMap((column, index) =>
      column?.key === 'cost' || column?.key === 'currency' ? index : [],
    )
    const texts = [...table.headers, ...table.linesAbove]
    return (
      texts.some(namesOtherDollar) ||
      table.rows.some(({ cells }) => priced.some((index) => namesOtherDollar(cells[index] ?? '')))
    )
  })
  const canadian = once(() => {
    const priced = items.filter(({ cost, currency }) => cost !== null && currency === 'CAD')
    return new Set(priced.flatMap(({ brand, supplier }) => ['', brand, supplier].map(plain)))
  })

  /** Whether $ may be another dollar than the US dollar. */
  function isDollarOpen(cells: Cells, item: Equipment | undefined): boolean {
    if (namesDollar()) return true
    const makers = [cells.get('brand'), cells.get('supplier')]
      .map((cell) => plain(cell?.text))
      .filter(Boolean)
    return !item && (makers.length > 0 ? makers : ['']).some((maker) => canadian().has(maker))
  }

  return function settle(cells: Cells, item: Equipment | undefined): Settled {
    const cost = cells.get('cost')
    const price = cost && readPrice(cost.text, cost.column.unit, formatOf(cost, format))
    // A price that cannot be read is left to `readRow`.
    if (!cost || !price?.ok || price.value.amount === null) return settled
    const { currency: chosen } = choices.forAll
    const cell = cells.get('currency')?.text
    // A $ in the column Currency is one beside the price.
    const isDollar = cell === '$'
    if (isDollar) cells.delete('currency')
    const stated = isDollar ? undefined : cell
    const possible = isDollar
      ? price.value.currencies.filter((currency) => currenciesOf('$').includes(currency))
      : price.value.currencies
    const named: readonly string[] = possible
    if (possible.length === 0) return contradiction(price.value.currencies, 'USD', 'the Currency column says')
    if (stated && stated !== chosen) return contradiction(named, stated, 'the Currency column says')
    const [first = '', second] = possible
    const { unit } = cost.column
    const isOpen =
      second !== undefined &&
      (unit !== null && unit !== '$'
        ? true
        : named.length === currencies.length
          ? namesCurrencyBeside()
          : isDollarOpen(cells, item))
    const open = isOpen ? possible : []
    if (isOpen && !chosen) return { errors: [], open }
    const assumed = chosen || (stated === undefined && item?.currency) || currencies[0]
    if (isOpen && !named.includes(assumed)) return contradiction(named, assumed, 'the file was said to be in')
    const currency = named.includes(assumed) ? assumed : first
    if (currency !== assumed || chosen)
      cells.set('currency', { text: currency, column: { key: 'currency', unit: null } })
    return { errors: [], open }
  }
}

/** The currency of a price and one that is stated for it must be one, unless nobody knows the stated one. */
function contradiction(named: readonly string[], stated: string, says: string): Settled {
  const given = stated.toUpperCase()
  const isKnown = currencies.some((currency) => currency === given)
  if (named.includes(given) || !isKnown) return settled
  const reason = `This price is in ${named.join(' or ')}, but ${says} ${given}`
  return { errors: [`${labelOf('cost')}: ${reason}`], open: [] }
}

const plain = (text: string | null | undefined) => normalizeName(text ?? '')

/** Computes a value when it is first needed. */
function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | null = null
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}
