import { createHash } from 'node:crypto'

// The one source of what hosts send beside the files: `_headers` and `_redirects` in dist, vercel.json, `npm start`.

export type Surroundings = {
  /** Addresses of the backend, as in a policy's connect-src; none when it is the site's own origin. */
  backend: readonly string[]
  /** Whether the tag library and its collectors are in use. */
  tags: boolean
  /** Hashes of the scripts inside the documents. */
  scripts: readonly string[]
}

type Rule = { path: string; headers: Readonly<Record<string, string>> }

/** Addresses the visitor's own browser draws; everything else is a file or a 404. */
export const clientRendered = ['/dashboard', '/dashboard/*', '/login', '/signup'] as const

/** The document those addresses get. Without its .html, which hosts drop by a redirect. */
export const shell = '/app'

export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** A configured backend as connect-src sources. '/' is the site's own origin. */
export function backendSources(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { origin } = new URL(address)
  return [origin, origin.replace(/^http/, 'ws')]
}

const tagHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** The directives that depend on how a build is configured. */
function variableDirectives({ backend, tags, scripts }: Surroundings): string[] {
  const tagLibrary = tags ? ['https://www.googletagmanager.com'] : []
  return [
    ["script-src 'self'", ...scripts, ...tagLibrary].join(' '),
    ["connect-src 'self'", ...backend, ...(tags ? tagHosts : [])].join(' '),
  ]
}

const fixedDirectives = [
  "default-src 'self'",
  // Equipment pictures are addresses the staff type in.
  "img-src 'self' data: https:",
  // Attributes the prerendered pages carry, and style sheets Radix and Sonner insert.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

export const contentSecurityPolicy = (surroundings: Surroundings) =>
  [...fixedDirectives, ...variableDirectives(surroundings)].join('; ')

/**
 * For the documents themselves. A host whose settings are written before the build, Vercel, can only send a wider
 * policy; browsers enforce both.
 */
export const documentPolicy = (surroundings: Surroundings) => variableDirectives(surroundings).join('; ')

const noIndex = { 'X-Robots-Tag': 'noindex' }
const fresh = { 'Cache-Control': 'no-cache' }

/** No header is set by two rules that meet at one address: hosts disagree about which would win. */
export function headerRules(surroundings: Surroundings, pages: readonly string[]): Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(surroundings),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy':
          'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      },
    },
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...[...clientRendered, shell, '/guides/*'].map((path) => ({ path, headers: { ...fresh, ...noIndex } })),
    ...pages.map((path) => ({ path, headers: fresh })),
  ]
}

/** The `_headers` of static hosts (Netlify, Cloudflare Pages). */
export function headersFile(rules: readonly Rule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** The `_redirects` of static hosts. What is not listed and not a file gets 404.html with its status. */
export const redirectsFile = () => clientRendered.map((path) => `${path} ${shell} 200\n`).join('')

const vercelPath = (path: string) => path.replace('*', '(.*)')

/**
 * vercel.json. Vercel reads it before it builds, so it names every backend a build may be configured for; the
 * documents narrow that to the one they were built with.
 */
export function vercelFile(earlyScript: string, pages: readonly string[]): string {
  const surroundings: Surroundings = {
    backend: ['https://*.supabase.co', 'wss://*.supabase.co'],
    tags: true,
    scripts: [hashOf(earlyScript)],
  }
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    rewrites: clientRendered.map((path) => ({ source: vercelPath(path), destination: shell })),
    headers: headerRules(surroundings, pages).map(({ path, headers }) => ({
      source: vercelPath(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
