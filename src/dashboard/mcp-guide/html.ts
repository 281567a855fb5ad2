/** Markup that may be put into other markup as it is. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

type Part = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toMarkup(part: Part): string {
  if (part instanceof Html) return part.markup
  if (Array.isArray(part)) return part.map(toMarkup).join('\n')
  return String(part).replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/** Markup from a template; everything put in that is not markup itself is escaped. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)))
}
