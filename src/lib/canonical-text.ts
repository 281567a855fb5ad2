/** Characters nobody sees: soft hyphens, zero-width spaces, direction marks, byte order marks, tags and fillers. */
const invisible =
  /[\u034f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** Characters that a zero-width joiner or non-joiner joins: emoji, and letters of Arabic, Indic and Mongolian scripts. */
const joined = String.raw`[\u0600-\u109f\u1780-\u18af\u2190-\u2bff\ufe0f\u{1f000}-\u{1faff}]`
const looseJoiner = new RegExp(`(?<!${joined})[\\u200c\\u200d]|[\\u200c\\u200d](?!${joined})`, 'gu')

/**
 * A text as the catalog stores it: composed letters (NFC) and no invisible characters. Everything visible stays as typed.
 * The database does the same to what others write: `private.canonical_text`.
 */
export function canonicalText(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text
  return text.replace(invisible, '').replace(looseJoiner, '').normalize('NFC')
}
