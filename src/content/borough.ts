import type { PictureFiles, PictureVersion } from '@/assets/pictures/picture'
import type { KeyFigure } from './business'

type LocationProject = { name: string; address: string; description: string }

/** What both location pages show. Each has a file of its own, so that no visitor loads the other one's texts. */
export type Borough = {
  name: string
  lead: string
  hero: PictureFiles
  /** The framing of the hero for portrait windows. */
  heroPortrait: PictureVersion
  heroAlt: string
  /** The picture at the end of the page. */
  closing: PictureFiles
  projects: readonly LocationProject[]
  /** An upright picture beside the projects. It shows none of them. */
  study: { picture: PictureFiles; alt: string; caption: string }
  services: readonly { title: string; description: string }[]
  neighborhoods: readonly string[]
  highlights: readonly KeyFigure[]
}
