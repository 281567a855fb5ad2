/** A figure with its unit, or a hyphenated word, such as a model code; with the comma that follows it. */
const together =
  /((?:\d[\d.,/]* (?:(?:kW|W|V|A|K|hp|Hz|in|ft|mm|cm|m|kg|lb|gal|L|GPM|gpm|psi|gsm|BTU|CFM|cfm|tons?|min)\b(?:\/h|[²³])?|°[CF]|g\/m²)|[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)+)[,;]?)/u

/**
 * A text whose figures and units each stay on one line, and so do its hyphenated words if the line has room for them. By style:
 * with other spaces and hyphens a copied model would not be found again.
 */
export function KeptTogether({ children }: { children: string }) {
  // Every second part matches.
  return children.split(together).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={place} className={part.includes(' ') ? 'whitespace-nowrap' : 'inline-block max-w-full'}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
