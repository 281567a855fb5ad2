/** One rendered picture in all its files, as `npm run images` describes it beside them. */
export type PictureFiles = {
  /** Size of the master (px); gives the aspect ratio. */
  width: number
  height: number
  /** The `srcset` of each format. */
  avif: string
  webp: string
  /** A file every browser shows, 1280 px wide or the widest there is. */
  fallback: string
  /** Mean colour, under everything while nothing has arrived. */
  colour: string
  /** A blurred miniature as a data address. */
  placeholder: string
}
