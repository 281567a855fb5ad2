import type { EquipmentInput } from '@/catalog/equipment'
import { dayUnits, monthUnits } from '@/catalog/lead-time'
import { normalizeUnit, type UnitName, unitTable } from '@/catalog/specifications/units'
import { currencies } from '@/content/equipment'

// The words of price lists: headers by the column they name, units of time, other measures. Headers are in the form that
// `normalizeHeader` gives them.

/** The words of a text that spaces and line breaks part. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** A column of days or of months. */
export type TimeKey = 'lead_time_days' | 'warranty_months'

/** Words for the units of these columns, with the number of days or months each is. */
export const timeUnits: Readonly<Record<TimeKey, ReadonlyMap<string, number>>> = {
  lead_time_days: dayUnits,
  warranty_months: monthUnits,
}

/** Whether a column holds a time in days or months. */
export const isTime = (key: string): key is TimeKey => key === 'lead_time_days' || key === 'warranty_months'

/** Normalized headers of price lists, by the column they name. */
export const columnAliases: Readonly<Partial<Record<keyof EquipmentInput | 'id', string>>> = {
  name:
    'product produkt title itemname itemdescription productname productdescription articlename artikelname artikelbezeichnung ' +
    'produktname produktbezeichnung equipment equipmentdescription',
  category:
    'productcategory productgroup producttype categoryname kategorie kategorien warengruppe produktgruppe artikelgruppe gruppe',
  brand: 'brandname make manufacturer manufacturername mfr mfg mfgr maker hersteller marke fabrikat',
  model: 'modelname modelno modelnumber modell modellnr modellnummer modelnr modellbezeichnung',
  cost:
    'listprice price unitprice netprice unitcost msrp rrp retailprice dealerprice dealercost tradeprice yourprice sellprice ' +
    'suggestedretailprice preis preise listenpreis einzelpreis stückpreis stueckpreis verkaufspreis einkaufspreis nettopreis ' +
    'bruttopreis vkpreis ekpreis vk ek uvp katalogpreis',
  currency: 'currencycode curr währung waehrung',
  image_url: 'image imageurl imagelink photo picture bild bildurl foto',
  power_requirements:
    'power electrical electricalrequirements powersupply leistung stromanschluss elektroanschluss',
  water_requirements: 'water wasseranschluss',
  space_requirements: 'dimensions size dims overalldimensions abmessungen maße',
  warranty_months: 'warranty guarantee warrantyperiod garantie garantiezeit gewährleistung',
  supplier: 'vendor suppliername vendorname distributor lieferant händler',
  supplier_contact: 'contact vendorcontact ansprechpartner kontakt',
  lead_time_days:
    'availability deliverytime leadtime shipsin shiptime lieferzeit lieferfrist verfügbarkeit lieferbarkeit',
  notes:
    'comment comments note notes remark remarks bemerkung bemerkungen hinweis hinweise anmerkung anmerkungen kommentar',
}

const vague = (headers: string, ...keys: readonly (keyof EquipmentInput | `spec.${string}` | null)[]) =>
  headers.split(' ').map((header) => [header, keys] as const)

/** Normalized headers that may name several columns, best first: they take the first one that no other header names, or none. */
export const vagueHeaders = [
  ...vague('section', 'category', null),
  // Beside a description it is a number: 'Item, Description, Price'.
  ...vague('item article artikel', 'name', 'model'),
  ...vague(
    'description descriptions desc bezeichnung beschreibung artikelbeschreibung produktbeschreibung benennung',
    'name',
    'notes',
  ),
  // The number of the supplier, by which a row finds its item again.
  ...vague(
    'articleno articlenumber itemno itemnumber itemcode itemnr partno partnumber sku productno productnumber productcode stockno ' +
      'catalogno catalognumber catno cat orderno ordercode mfrpartno mfgpartno mfrno manufacturerpartno mpn refno reference ref ' +
      'artikelnummer artikelnr artnr artikelno bestellnummer bestellnr produktnummer produktnr sachnummer typ typenbezeichnung',
    'model',
    'spec.item_no',
  ),
] as const

/** Headers of columns that say what a price is of, in lower case without spaces, points and hyphens. */
export const priceUnitHeaders = wordSet(`
  unit units uom um u/m unitofmeasure unitofmeasurement unitofissue unitofsale salesunit salesuom sellunit sellinguom sellingunit soldby
  soldper soldin per priceper pricedper pricedby priceunit pricingunit priceuom pricinguom pricebasis unitofprice einheit einheiten me
  mengeneinheit pe preiseinheit preisper preisje preispro preisbasis je pro verkaufseinheit unité unidad unità eenheid enhet enhed
`)

/** Normalized headers of price lists, by the specification they name; its label is another one. */
export const specificationAliases: Readonly<Record<string, string>> = {
  breaker_a: 'breakersize circuitbreaker mocp absicherung sicherung',
  cold_water_lpm: 'coldwaterflow',
  connection: 'anschlussart',
  datasheet_url: 'datasheeturl datasheetlink specsheet specsheeturl cutsheet datenblatt',
  depth_mm: 'tiefe',
  fla_a: 'amps amp fullloadamps fla current amperage ampdraw strom stromstärke stromaufnahme nennstrom',
  height_mm: 'ht höhe hoehe',
  hot_water_lpm: 'hotwaterflow',
  ip_rating: 'iprating ip schutzart',
  listings: 'listing certifications certification approvals zertifikate prüfzeichen',
  noise_dba: 'noiselevel soundlevel geräuschpegel schalldruckpegel lautstärke',
  phases: 'phase ph phasen',
  power_kw: 'kw leistung nennleistung heizleistung anschlussleistung heaterpower poweroutput output',
  price_date:
    'pricedate pricesasof priceasof pricevalidfrom pricesvalidfrom validfrom effectivedate priceeffective ' +
    'gültigab preisgültigab preisegültigab preisstand preisdatum',
  rated_v:
    'voltage voltages volts volt v vac spannung nennspannung anschlussspannung vphhz vphasehz voltsphhz voltsphasehz voltphhz voltphasehz ' +
    'voltagephhz voltagephasehz voltagevphhz electricalvphhz powervphhz vph voltsph voltsphase voltageph voltagephase spannungphasen',
  weight_kg:
    'netweight wt lbs lb kg shipwt shipweight shippingwt shippingweight unitweight itemweight grossweight gewicht nettogewicht ' +
    'bruttogewicht versandgewicht',
  width_mm: 'breite',
}

/** All words for time. `timeUnits` knows the length of some. */
export const timeWords: ReadonlySet<string> = new Set([
  ...Object.values(timeUnits).flatMap((units) => [...units.keys()]),
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'quarter', 'quarters'],
])

/** Prices in thousands: 'Cost (k€)', 'Price (USD, thousands)', "Price '000 EUR". */
export const thousands = new RegExp(
  `(?<!\\p{L})(?:[kt]\\s?(?:${currencies.join('|')}|\\p{Sc})|k|tsd|thousands?|mio|millions?)(?!\\p{L})|000`,
  'iu',
)

/** Measures of price lists that no field has. */
const otherMeasures =
  'cm dm km yd oz t to st stone cwt bar mbar MPa atm mWS mmWS inHg ml cl hl cf VA kVA mA Wh MW MBH mbh kBTU PS CV kcal kcal/h ' +
  'l/s l/h gph scfm cfh kV mV °R h hr hrs hour hours wk wks week weeks yr yrs year years'

/** Words beside a measure that are no unit: 'Weight (net)', 'Width (max.)', 'Warranty (parts)'. */
export const plainUnitWords = wordSet(`
  net nett gross nominal nom approx approximate ca circa about max min total each ea std standard opt optional overall heater unit
  w h d l b x and or of the incl excl including excluding with without packed shipping ship crated dry wet empty full ext int
  exterior interior external internal inside outside inner outer parts labor labour limited aro est estimated from stock order
  ex works weeks netto brutto etwa max min gesamt innen außen je stück inkl ohne mit ab werk nach auftrag teile
`)

/** The suffixes of our units and other measures. */
export const measures: ReadonlySet<string> = new Set(
  [
    ...otherMeasures.split(' '),
    ...Object.values(unitTable).flatMap((unit) => [
      unit.suffix,
      'singular' in unit ? unit.singular : '',
      'us' in unit ? unit.us.suffix : '',
    ]),
  ]
    .filter(Boolean)
    .map(normalizeUnit),
)

/** Units that price lists often replace by hours, years, watts or horsepower. */
export const doubtfulUnits: readonly UnitName[] = ['s', 'min', 'days', 'months', 'kw', 'kwh']
