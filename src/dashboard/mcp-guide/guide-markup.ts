import { brand } from '@/content/brand'
import { guideScript } from '@/lib/mailed-links'

/** Trusted markup: `html` inserts it unescaped. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Interpolation = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toMarkup(value: Interpolation): string {
  if (value instanceof Html) return value.markup
  if (Array.isArray(value)) return value.map(toMarkup).join('\n')
  return String(value).replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/** Template tag for markup. Escapes every interpolated value except `Html`. */
export function html(strings: TemplateStringsArray, ...values: readonly Interpolation[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(toMarkup)))
}

/** Colors by their names in tailwind.config.ts. */
export type Palette = Record<'ink' | 'travertine' | 'steam' | 'clay' | 'cedar' | 'line', string>

/** A printable guide as an HTML document. */
export function page(palette: Palette, title: string, lead: string, sections: readonly Html[]): string {
  return `${
    html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${new Html(guideScript)}</script>
<title>${title} · ${brand.name}</title>
<style>
${guideStyle(palette)}
</style>
</head>
<body>
<header>
<p class="brand">${brand.name}</p>
<h1>${title}</h1>
<p class="lead">${lead}</p>
</header>
<main>
${sections}
</main>
</body>
</html>
`.markup
  }`
}

/** A part of a guide: its title, a sentence about it, and its sections. */
export const part = (title: string, about: string, sections: readonly Html[]): Html[] => [
  html`<header class="part">
<h2>${title}</h2>
<p>${about}</p>
</header>`,
  ...sections,
]

/** A titled section of a part. */
export const section = (title: string, content: Html) => html`<section>
<h3>${title}</h3>
<div>
${content}
</div>
</section>`

/** Lines to copy. */
export const code = (text: string) => html`<pre translate="no"><code>${text}</code></pre>`

/** A text for the AI client. */
export const quote = (text: string) => html`<blockquote>${text}</blockquote>`

/** A table of names and their descriptions. */
export const pairs = (rows: readonly (readonly [string, string | Html])[]) => html`<table class="pairs">
${rows.map(([name, text]) => html`<tr><th scope="row">${name}</th><td>${text}</td></tr>`)}
</table>`

/** The style sheet of the printable guides: the site's colors, system fonts. */
function guideStyle({ ink, travertine, steam, clay, cedar, line }: Palette): Html {
  return new Html(`:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; overflow-wrap: anywhere; max-width: 70rem; padding: clamp(2rem, 6vw, 5rem) clamp(1.25rem, 5vw, 4rem);
  background: ${travertine}; color: ${ink}; font: 400 1rem/1.6 system-ui, -apple-system, 'Segoe UI', Arial, sans-serif; }
h1, h2, h3, .brand { font-family: Marcellus, 'Iowan Old Style', Palatino, Georgia, serif; font-weight: 400; line-height: 1.15; }
.brand { margin: 0 0 3rem; font-size: 1.25rem; letter-spacing: 0.08em; text-transform: uppercase; }
h1 { margin: 0; font-size: clamp(2.25rem, 6vw, 3.5rem); }
h2 { margin: 0; font-size: clamp(1.75rem, 4vw, 2.25rem); }
h3 { margin: 0; font-size: 1.375rem; }
h4 { margin: 1.75rem 0 0.5rem; font-size: 1rem; font-weight: 600; break-after: avoid; }
h4:first-child, p:first-child { margin-top: 0; }
p { max-width: 66ch; margin: 0.75rem 0; }
.lead { margin: 1rem 0 0; font-size: 1.25rem; line-height: 1.5; color: ${clay}; }
.part { margin-top: 4.5rem; }
.part p { margin-bottom: 0; color: ${clay}; }
section { display: grid; gap: 1rem 2.5rem; margin-top: 2.5rem; padding-top: 2rem; border-top: 1px solid ${line}; }
section > div { min-width: 0; }
pre, blockquote { margin: 0.75rem 0; padding: 0.875rem 1rem; border: 1px solid ${line}; background: ${steam};
  white-space: pre-wrap; }
pre { font: 0.8125rem/1.6 ui-monospace, Menlo, Consolas, monospace; break-inside: avoid; }
code { font: inherit; }
ol, dl { margin: 0; padding: 0; }
ol { padding-left: 1.25rem; }
li, dd { max-width: 66ch; margin: 0 0 0.75rem; }
dt { font-weight: 600; break-after: avoid; }
.troubles dd:not(:has(+ dt), :last-child) { margin-bottom: 0; color: ${clay}; }
em { color: ${cedar}; font-style: normal; font-weight: 400; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: 0.9375rem; }
th, td { padding: 0.625rem 1rem 0.625rem 0; border-bottom: 1px solid ${line}; text-align: left; vertical-align: top; }
th { font-weight: 600; }
.pairs th { width: 36%; }
a { color: ${cedar}; text-underline-offset: 0.25em; }
:focus-visible { outline: 2px solid ${cedar}; outline-offset: 2px; }
tr { break-inside: avoid; }
@media (min-width: 56rem) { section { grid-template-columns: 12rem minmax(0, 1fr); } }
@media print {
  @page { margin: 18mm; }
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  pre, blockquote { background: none; }
  section { margin-top: 1.5rem; padding-top: 1rem; }
  h2, h3, .part { break-after: avoid; }
}`)
}
