/** Scrolled further than this (px), the header is opaque. */
export const opaqueThreshold = 60
/** From this offset (px) on the text is dark. */
export const toneSwitch = 400
/** On the About page a dark band stands here (px): white text inside, dark around it. */
export const aboutBand = { from: 1000, to: 1400 }

/** The colour of the header's text. Its opaque ground is always the opposite. */
export type Tone = 'white' | 'dark'

/** The tone at a scroll offset (px) of a page without sections of its own. */
export function toneAt(scrollY: number, isAbout: boolean): Tone {
  if (scrollY < toneSwitch) return 'white'
  return isAbout && scrollY >= aboutBand.from && scrollY < aboutBand.to ? 'white' : 'dark'
}
