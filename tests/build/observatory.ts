// Mozilla Observatory's rules for a site over HTTPS without cookies and CORS headers, as of November 2026:
// https://github.com/mdn/mdn-http-observatory, src/analyzer/tests and src/grader/charts.js.

const broad = ['*', 'ftp:', 'http:', 'https:', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafe = [...broad, "'unsafe-inline'", 'data:']

const has = (sources: readonly string[], wanted: readonly string[]) =>
  sources.some((source) => wanted.includes(source))
const isInsecure = (source: string) => /^(http|ftp):/.test(source)

/** The sources of a policy's directives by name. */
function directivesOf(policy: string) {
  const directives = new Map(
    policy.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/)
      return name ? [[name, sources] as const] : []
    }),
  )
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  /** A hash or nonce switches 'unsafe-inline' off. */
  const inForce = (name: string) =>
    sourcesOf(name).some((source) => /^'(sha\d+|nonce)-/.test(source))
      ? sourcesOf(name).filter((source) => source !== "'unsafe-inline'")
      : sourcesOf(name)
  return { directives, sourcesOf, inForce }
}

function policyPoints(policy: string): number {
  if (!policy) return -25
  const { directives, sourcesOf, inForce } = directivesOf(policy)
  const [scripts, styles] = [inForce('script-src'), inForce('style-src')]
  const passive = ['img-src', 'media-src']
  const active = [...directives].flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))
  if (has(scripts, unsafe) || has(sourcesOf('object-src'), broad)) return -20
  if (active.some(isInsecure)) return -20
  if (has([...scripts, ...styles], ["'unsafe-eval'"])) return -10
  if (passive.flatMap(sourcesOf).some(isInsecure)) return -10
  if (has(styles, unsafe)) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function framePoints(policy: string, header: string): number {
  const ancestors = directivesOf(policy).directives.get('frame-ancestors')
  if (ancestors && !has(ancestors, broad)) return 5
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20
}

function referrerPoints(header: string): number {
  if (!header) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(header) ? 5 : -5
}

function transportPoints(header: string): number {
  const seconds = /max-age=(\d+)/.exec(header)?.[1]
  if (!seconds) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

function resourcePoints(header: string): number {
  if (!header || header === 'cross-origin') return 0
  return /^same-(origin|site)$/.test(header) ? 10 : -5
}

/** Scripts of other origins count; ours cannot break the rule. */
function scriptPoints(html: string): number {
  const scripts = html.match(/<script\b[^>]*>/g) ?? []
  const foreign = scripts.filter((script) => /\ssrc="(https?:)?\/\//.test(script))
  if (foreign.some((script) => !script.includes(' src="https:'))) return -50
  return foreign.some((script) => !script.includes(' integrity=')) ? -5 : 0
}

/** The score of a page by its headers and its document. Extra points count only from 90 points on. */
export function observatoryScore(headers: Headers, html: string): number {
  const header = (name: string) => headers.get(name) ?? ''
  const policy = header('content-security-policy')
  const points = [
    policyPoints(policy),
    framePoints(policy, header('x-frame-options')),
    referrerPoints(header('referrer-policy')),
    transportPoints(header('strict-transport-security')),
    resourcePoints(header('cross-origin-resource-policy')),
    header('x-content-type-options') === 'nosniff' ? 0 : -5,
    scriptPoints(html),
  ]
  const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
  const score = Math.max(0, 100 + sum(points.filter((part) => part < 0)))
  return score >= 90 ? score + sum(points.filter((part) => part > 0)) : score
}
