/** The header is opaque beyond this scroll offset (px). */
export const opaqueThreshold = 60
/** The text is dark from this scroll offset (px) on. */
const toneSwitch = 400
/** Scroll offsets (px) of the dark band on the About page, where the text is white. */
const aboutBand = { from: 1000, to: 1400 }

/** The colour of the header's text. An opaque header has the opposite background. */
export type Tone = 'white' | 'dark'

/** The tone at a scroll offset (px), for pages whose sections set none by `data-header`. */
export function toneAt(scrollY: number, isAbout: boolean): Tone {
  if (scrollY < toneSwitch) return 'white'
  return isAbout && scrollY >= aboutBand.from && scrollY < aboutBand.to ? 'white' : 'dark'
}
