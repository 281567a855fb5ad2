// Written by images.ts; run `npm run images` after changing a master.

export type Picture = {
  /** Of the master; gives the aspect ratio. */
  width: number
  height: number
  /** Files are web/NAME-WIDTH.avif and .webp. */
  widths: readonly number[]
  colour: string
  placeholder: string
}

export const pictures = {

} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
