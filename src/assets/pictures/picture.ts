/** One framing of a picture: the files that `npm run images` makes from its master. */
export type PictureVersion = {
  /** Size of the master (px); gives the aspect ratio. */
  width: number
  height: number
  /** The `srcset` of each format. */
  avif: string
  webp: string
  /** A blurred miniature as a data URL. */
  placeholder: string
}

export type PictureFiles = PictureVersion & {
  /** The WebP file for `src`, 1280 px wide or the widest there is. */
  fallback: string
  /** Mean colour, shown until the placeholder is decoded. */
  colour: string
}
