import type { Kind } from './site-server.ts'
import type { Visit } from './site-visit.ts'
import { formatTable, median } from './stats.ts'

/** Visits of a page and of its twin without scripts, in the same round. */
export type Pair = { site: Visit; twin: Visit }

type Pairs = ReadonlyMap<string, readonly Pair[]>
type Measure = 'fcp' | 'lcp' | 'tbt' | 'tasks' | 'menu'

const kinds: readonly Kind[] = ['document', 'script', 'style', 'font', 'picture', 'other']

const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const milliseconds = (time: number) => time.toFixed(0)

const bytesOf = ({ answers }: Visit, wanted: (kind: Kind) => boolean = () => true) =>
  sum(answers.filter(({ kind }) => wanted(kind)).map(({ bytes }) => bytes))
const scriptOf = (visit: Visit) => bytesOf(visit, (kind) => kind === 'script')
const withoutPictures = (visit: Visit) => bytesOf(visit, (kind) => kind !== 'picture')

const medianOf = (pairs: readonly Pair[], of: (pair: Pair) => number) => median(pairs.map(of))
const ratio = (measure: Measure) => (pair: Pair) => pair.site[measure] / pair.twin[measure]

/** The tables the benchmark prints. */
export const report = (pairs: Pairs) =>
  [
    'Brotli kB before the first interaction',
    weights(pairs),
    'Medians in ms: page / twin, and the median of the ratios',
    times(pairs),
    'Medians: shifts, long frames of all while scrolling',
    steadiness(pairs),
    'Targets, each at its worst page',
    targets(pairs),
  ].join('\n\n')

function weights(pairs: Pairs): string {
  const row = ([path, measured]: [string, readonly Pair[]]) => [
    path,
    ...kinds.map((wanted) =>
      kilobytes(medianOf(measured, ({ site }) => bytesOf(site, (kind) => kind === wanted))),
    ),
    kilobytes(medianOf(measured, ({ site }) => withoutPictures(site))),
    kilobytes(medianOf(measured, ({ site }) => bytesOf(site))),
    String(medianOf(measured, ({ site }) => site.answers.length)),
    String(medianOf(measured, ({ twin }) => twin.answers.length)),
  ]
  return formatTable([
    ['page', ...kinds, 'no pictures', 'all', 'requests', 'of the twin'],
    ...[...pairs].map((entry) => row(entry)),
  ])
}

const measures: readonly [Measure, string][] = [
  ['fcp', 'FCP'],
  ['lcp', 'LCP'],
  ['tbt', 'TBT'],
  ['tasks', 'task time'],
  ['menu', 'menu tap'],
]

function times(pairs: Pairs): string {
  const cells = (measured: readonly Pair[], measure: Measure) => {
    const page = medianOf(measured, ({ site }) => site[measure])
    const twin = medianOf(measured, ({ twin }) => twin[measure])
    const times = medianOf(measured, ratio(measure))
    const both = `${milliseconds(page)} / ${milliseconds(twin)}`
    return [both, Number.isFinite(times) ? `${times.toFixed(2)}x` : '-']
  }
  return formatTable([
    ['page', ...measures.flatMap(([, name]) => [name, ''])],
    ...[...pairs].map(([path, measured]) => [
      path,
      ...measures.flatMap(([measure]) => cells(measured, measure)),
    ]),
  ])
}

function steadiness(pairs: Pairs): string {
  const frames = (visits: readonly Visit[]) =>
    `${median(visits.map(({ slowFrames }) => slowFrames))} of ${median(visits.map(({ frames }) => frames))}`
  return formatTable([
    ['page', 'CLS', 'twin', 'frames over 50 ms', 'twin'],
    ...[...pairs].map(([path, measured]) => [
      path,
      medianOf(measured, ({ site }) => site.cls).toFixed(4),
      medianOf(measured, ({ twin }) => twin.cls).toFixed(4),
      frames(measured.map(({ site }) => site)),
      frames(measured.map(({ twin }) => twin)),
    ]),
  ])
}

type Target = { name: string; limit: number; of: (pair: Pair) => number; show: (value: number) => string }

const times2 = (value: number) => `${value.toFixed(2)}x`
const kB = (value: number) => `${kilobytes(value)} kB`

const allTargets: readonly Target[] = [
  { name: 'FCP of the twin', limit: 1.1, of: ratio('fcp'), show: times2 },
  { name: 'LCP of the twin', limit: 1.2, of: ratio('lcp'), show: times2 },
  { name: 'TBT', limit: 150, of: ({ site }) => site.tbt, show: (value) => `${milliseconds(value)} ms` },
  { name: 'menu tap of the twin', limit: 2, of: ratio('menu'), show: times2 },
  { name: 'CLS', limit: 0.01, of: ({ site }) => site.cls, show: (value) => value.toFixed(4) },
  { name: 'frames over 50 ms', limit: 0, of: ({ site }) => site.slowFrames, show: String },
  { name: 'script, brotli', limit: 125_000, of: ({ site }) => scriptOf(site), show: kB },
  { name: 'all but pictures, brotli', limit: 190_000, of: ({ site }) => withoutPictures(site), show: kB },
]

function targets(pairs: Pairs): string {
  const rows = allTargets.map(({ name, limit, of, show }) => {
    const worst = [...pairs]
      .map(([path, measured]) => ({ path, value: medianOf(measured, of) }))
      .reduce((a, b) => (b.value > a.value ? b : a))
    return [
      name,
      `at most ${show(limit)}`,
      show(worst.value),
      worst.path,
      worst.value <= limit ? 'met' : 'NOT MET',
    ]
  })
  return formatTable([['target', 'limit', 'worst', 'page', ''], ...rows])
}
