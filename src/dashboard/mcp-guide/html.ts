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
