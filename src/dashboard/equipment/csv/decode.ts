/** A file that holds no table, with a sentence that says what to do. */
export class UnreadableFile extends Error {}

/** The alphabet a file turned out to be written in. */
export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252'

/** Bytes looked at to tell a text from something else. */
const sampleSize = 65_536
/** Texts have no control characters but line ends and tabs; a few stray ones are their rows' problem. */
const strayControls = (size: number) => 10 + size / 100

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/**
 * The text of a file: UTF-8 or UTF-16 where it says so or where it is well-formed, otherwise the alphabet older
 * Windows programs write.
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
  // ZIP, which is what .xlsx and .ods are, and the container of the old .xls.
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
