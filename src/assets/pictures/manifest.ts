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
  'cold-plunge': {
    width: 480,
    height: 300,
    widths: [480],
    colour: '#724f34',
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAADwAwCdASoUAAwAPzmGuVOvKSWisAgB4CcJQBOmUI4ABK2rrDZMZ2MAAP4jDOKlOJpRNKpJxhb1BZ8Dl3tfQeVm3Tbn1sAA',
  },
  hall: {
    width: 480,
    height: 300,
    widths: [480],
    colour: '#6e5135',
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABwAwCdASoUAAwAPzmEuVOvKKWisAgB4CcJQBYdhZuSN/U2wAAA/uHr0/Vt10xVnep8Z7LaQ+thWLt8PgUehDo+WEAAAA==',
  },
} as const satisfies Record<string, Picture>

export type PictureName = keyof typeof pictures
