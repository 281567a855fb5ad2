import { env } from './env'

type AnalyticsEvent = (
  | { name: 'click_cta'; category: 'engagement'; label: 'lets_connect_cta' }
  | { name: 'form_submit'; category: 'lead_generation'; label: 'footer_email_signup' }
) & { value?: number }

declare global {
  interface Window {
    dataLayer?: IArguments[]
    /** Vercel's web analytics (`va`) and speed insights (`si`), and the queues their scripts read when they load. */
    va?: (...call: unknown[]) => void
    vaq?: IArguments[]
    si?: (...call: unknown[]) => void
    siq?: IArguments[]
  }
  interface Navigator {
    /** Global Privacy Control: https://www.w3.org/TR/gpc/. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Regions where analytics requires consent, which this site does not ask for: EEA, UK, Switzerland. */
const consentRegions =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB CH'.split(' ')

const tagUrl = 'https://www.googletagmanager.com/gtag/js'

/** Queues a command. It must be an `arguments` object: the tag library ignores arrays. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments as IArguments)
}

/** A URL without query and hash, which may hold searches, filters and item ids. */
const withoutQuery = (url: string) => url.replace(/[?#].*$/, '')

/** Returns the campaign parameters of a query. Analytics receives no other parameter. */
function campaignOf(search: string) {
  const said = search.match(/(?<=[?&])(utm_\w+|gclid)=[^&]*/g)
  return said ? `?${said.join('&')}` : ''
}

let warned = false

function onLoadFailure() {
  if (warned) return
  warned = true
  console.warn('Analytics did not load. An ad blocker may have stopped it; the site works without it.')
}

function loadScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.onerror = onLoadFailure
  document.head.append(script)
}

function setUpTag() {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const optedOut = navigator.globalPrivacyControl === true
  gtag('consent', 'default', { ...denied, analytics_storage: optedOut ? 'denied' : 'granted' })
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied', region: consentRegions })
  gtag('js', new Date())
  const { referrer } = document
  gtag('config', env.measurementId, {
    send_page_view: false,
    anonymize_ip: true,
    cookie_flags: 'SameSite=None;Secure',
    // The site's own pages are referrers too, and their queries hold filters of the dashboard.
    page_referrer: referrer.startsWith(window.location.origin) ? withoutQuery(referrer) : referrer,
  })
}

/** Removes queries: Vercel's scripts otherwise send whole URLs. */
function setUpVercel() {
  const beforeSend = <T extends { url: string }>(event: T): T => ({ ...event, url: withoutQuery(event.url) })
  window.va = function va() {
    window.vaq ??= []
    // biome-ignore lint/complexity/noArguments: the form Vercel's script reads
    window.vaq.push(arguments)
  }
  window.si = function si() {
    window.siq ??= []
    // biome-ignore lint/complexity/noArguments: the form Vercel's script reads
    window.siq.push(arguments)
  }
  window.va('beforeSend', beforeSend)
  window.si('beforeSend', beforeSend)
}

/** Sets up the configured services. Their scripts are fetched after the load event, so that the page comes first. */
export function startAnalytics() {
  const scripts: string[] = []
  if (env.measurementId && !window.dataLayer) {
    setUpTag()
    scripts.push(`${tagUrl}?id=${encodeURIComponent(env.measurementId)}`)
  }
  if (env.vercelAnalytics && !window.va) {
    setUpVercel()
    scripts.push('/_vercel/insights/script.js', '/_vercel/speed-insights/script.js')
  }
  if (scripts.length === 0) return
  const load = () => scripts.forEach(loadScript)
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}

/** Sends a page view with the path and the campaign parameters. Call it after the document has the page's title. */
export function trackPageView(path: string, title: string) {
  if (!env.measurementId) return
  // Also used by events that the tag library sends later, when the title may contain the name of an item.
  const { origin, search } = window.location
  gtag('set', { page_location: origin + path + campaignOf(search), page_title: title })
  gtag('event', 'page_view', { page_path: path, page_title: title })
}

/** Sends an event. Does nothing without a measurement id. */
export function track({ name, category, label, value }: AnalyticsEvent) {
  if (!env.measurementId) return
  gtag('event', name, {
    event_category: category,
    event_label: label,
    ...(value !== undefined && { value }),
  })
}
