import { createHash } from 'node:crypto'

// The only source of response headers and rewrites, for `_headers` and `_redirects` in dist, vercel.json and `npm start`.

/** The parts of a content security policy that depend on the variables of a build. */
export type PolicyOptions = {
  /** Origins of the backend as connect-src sources; empty when it is the site's own origin. */
  backend: readonly string[]
  /** Whether Google's tag library and its collectors are in use. */
  tags: boolean
  /** Hashes of the inline scripts, those of the printable guides included, as script-src sources. */
  scripts: readonly string[]
}

/** The addresses with rules for the host. */
export type Addresses = {
  /** Prerendered pages. */
  prerendered: readonly string[]
  /** Pages that the browser renders. A final `*` stands for any rest. */
  clientRendered: readonly string[]
  /** Files to keep, by address, with types that hosts need not know. */
  downloads: Readonly<Record<string, string>>
}

type Rule = { path: string; headers: Readonly<Record<string, string>> }

/** The document of client-rendered pages. Without .html: hosts redirect from addresses that have it. */
export const shell = '/app'

/** An inline script as a source of a content security policy. */
export const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The connect-src sources of a backend's address; none for '/', the site's own origin. */
export function backendSources(address: string): string[] {
  if (!URL.canParse(address)) return []
  return [new URL(address).origin]
}

const tagHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

function variableDirectives({ backend, tags, scripts }: PolicyOptions): string[] {
  const tagLibrary = tags ? ['https://www.googletagmanager.com'] : []
  return [
    ["script-src 'self'", ...scripts, ...tagLibrary].join(' '),
    ["connect-src 'self'", ...backend, ...(tags ? tagHosts : [])].join(' '),
  ]
}

const fixedDirectives = [
  "default-src 'self'",
  // Staff enter the addresses of equipment pictures, on any host.
  "img-src 'self' data: https:",
  // 'unsafe-inline' allows style attributes, which hashes cannot name, and the style elements of the splash, of Sonner and
  // of printed documents.
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]

/** The policy for the response header. */
export const contentSecurityPolicy = (options: PolicyOptions) =>
  [...fixedDirectives, ...variableDirectives(options)].join('; ')

/**
 * The policy in the documents themselves. Browsers enforce it beside the header, which is wider at Vercel: Vercel reads its
 * settings before the build.
 */
export const documentPolicy = (options: PolicyOptions) => variableDirectives(options).join('; ')

const noIndex = { 'X-Robots-Tag': 'noindex' }
const revalidate = { 'Cache-Control': 'no-cache' }

/**
 * Seconds for which browsers keep a file with a hash in its name. Not a year: rules match an address whatever its answer,
 * so a 404 during a deployment would be kept as long (sveltejs/kit#16077, remotion#10105).
 */
const day = 24 * 60 * 60

/** The header rules. No two of them set the same header for one address, because hosts disagree about which one wins. */
export function headerRules(
  options: PolicyOptions,
  { prerendered, clientRendered, downloads }: Addresses,
): Rule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(options),
        'Strict-Transport-Security': 'max-age=63072000',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        // No other site may control our window or embed our files. Previews in social networks do not need to.
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
      },
    },
    {
      path: '/assets/*',
      headers: { 'Cache-Control': `public, max-age=${day}` },
    },
    ...[...clientRendered, shell, '/guides/*'].map((path) => ({
      path,
      headers: { ...revalidate, ...noIndex },
    })),
    ...Object.entries(downloads).map(([path, type]) => ({
      path,
      headers: { 'Content-Type': type, 'Content-Disposition': 'attachment' },
    })),
    ...prerendered.map((path) => ({ path, headers: revalidate })),
  ]
}

/** The `_headers` file of static hosts (Netlify, Cloudflare Pages). */
export function headersFile(rules: readonly Rule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** The `_redirects` file of static hosts, which answer with 404.html if neither a rule nor a file matches. */
export const redirectsFile = ({ clientRendered }: Addresses) =>
  clientRendered.map((path) => `${path} ${shell} 200\n`).join('')

const vercelPath = (path: string) => path.replace('*', '(.*)')

/**
 * The text of vercel.json. Vercel reads it before the build, without the variables, so its policy allows a backend on any
 * domain. The policy in the documents allows only the configured one.
 * @param scripts the inline scripts
 */
export function vercelFile(scripts: readonly string[], addresses: Addresses): string {
  const options: PolicyOptions = {
    backend: ['https:'],
    tags: true,
    scripts: scripts.map(hashOf),
  }
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: 'vite',
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    rewrites: addresses.clientRendered.map((path) => ({ source: vercelPath(path), destination: shell })),
    headers: headerRules(options, addresses).map(({ path, headers }) => ({
      source: vercelPath(path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
