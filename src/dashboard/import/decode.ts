/** Thrown for a file without a table. The message says what to do. */
export class UnreadableFile extends Error {}

/** The detected character encoding of a file. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** Bytes examined to tell text from binary data. */
const sampleSize = 65_536
/** Control characters tolerated in a text of this size (bytes). Rows that contain one are refused later. */
const strayControls = (size: number) => 10 + size / 100

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * Decodes a file: UTF-16 by its byte order mark, UTF-8 where the bytes are valid, otherwise Windows-1252, which older
 * Windows programs write. Throws `UnreadableFile` for binary data.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  if (startsWith(bytes, 0xff, 0xfe))
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' }
  if (startsWith(bytes, 0xfe, 0xff))
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' }
  refuseBinary(bytes)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' }
  }
}

function refuseBinary(bytes: Uint8Array) {
  // Signatures of ZIP (.xlsx, .ods) and of the compound file format (.xls).
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new UnreadableFile(
      'This is a workbook, not a CSV file. Save it as "CSV UTF-8" and choose that file.',
    )
  }
  const sample = bytes.subarray(0, sampleSize)
  const control = sample.reduce((count, byte) => count + Number(byte < 9 || (byte > 13 && byte < 32)), 0)
  if (control > strayControls(sample.length)) {
    throw new UnreadableFile('This is not a text file. Choose a file saved as "CSV UTF-8".')
  }
}
