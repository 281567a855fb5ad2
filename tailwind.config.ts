import type { Config } from 'tailwindcss'

/**
 * The palette. In TypeScript rather than in CSS because the contrast test, the printable guides and the
 * social image need the same values; everything only CSS needs is in `src/styles.css`.
 */
export const colors = {
  ink: '#15110e',
  basalt: '#26211d',
  travertine: '#ede6da',
  steam: '#f7f3ec',
  /** Quiet text on the pale grounds; darkened from #7a6a5a, which reads 4.2:1 on travertine. */
  clay: '#6e5f50',
  /** Quiet text on the dark grounds. */
  sand: '#b3a797',
  /** Edges of controls on the pale grounds, 3:1 or more. */
  flint: '#857768',
  /** Darkened from #9a5b2e, which reads 4.3:1 on travertine. */
  cedar: '#8a4f26',
  ember: '#e0a062',
  tide: '#1e3b3e',
  /** The shadows of cedar and of the water by night, under the home page's pictures of them. */
  ash: '#2b190e',
  pool: '#12211f',
  moss: '#47592f',
  brick: '#93331f',
  /** Hairlines: ink at a sixth on the pale grounds, opaque so that stacked lines stay even. */
  line: '#cfc6b8',
} as const

export default {
  content: [],
  theme: { colors: { ...colors, transparent: 'transparent', current: 'currentColor' } },
} satisfies Config
