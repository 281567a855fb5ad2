import { protectedByPassword, UnreadableFile } from './file-limits'

// An .xlsx file is a ZIP archive of XML files. The archive may come from anywhere, so it is checked before anything is
// unpacked: APPNOTE.TXT of PKWARE describes the records read here.

/** Most bytes that the parts of a workbook unpack to: about 100,000 rows of 25 columns. */
const maxUnpackedBytes = 128 * 1024 * 1024

/**
 * The parts that hold cells: the list of sheets, their texts, formats and rows. Macros, pictures, external links, pivot tables
 * and embedded files are in other folders and never unpacked.
 */
const cellParts =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|[^/]+\/(?:_rels\/)?[^/]+\.(?:xml|rels)|[^/]+\/worksheets\/[^/]+\.xml)$/i

const signatures = { entry: 0x02014b50, end: 0x06054b50 }
/** Lengths of the records without their texts, and the longest comment behind the last record. */
const lengths = { entry: 46, end: 22, comment: 65_535 }

const damaged = () =>
  new UnreadableFile(
    'This workbook could not be read. Open it in Excel, save it as "CSV UTF-8" and choose that file.',
  )

/**
 * The same archive with nothing but the parts that hold cells. The size that each part states is a limit: a reader that stops
 * there unpacks at most `maxUnpackedBytes`. Throws `UnreadableFile`.
 */
export function keepCellParts(archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const kept: Uint8Array[] = []
  let unpacked = 0
  let isWorkbook = false
  for (const { name, isEncrypted, packedBytes, unpackedBytes, record } of entriesOf(archive, view)) {
    if (!cellParts.test(name)) continue
    if (isEncrypted) throw protectedByPassword()
    // A size of zero would be no limit.
    if (packedBytes === 0 || unpackedBytes === 0) throw damaged()
    unpacked += unpackedBytes
    if (/(?:^|\/)workbook[^/]*\.xml$/i.test(name)) isWorkbook = true
    kept.push(record)
  }
  if (!isWorkbook)
    throw new UnreadableFile('This is not an Excel workbook (.xlsx). Choose a CSV or Excel file.')
  if (unpacked > maxUnpackedBytes) {
    throw new UnreadableFile(
      `This workbook unpacks to more than ${maxUnpackedBytes / 1024 / 1024} MB. Split it into several.`,
    )
  }
  return withDirectory(archive, kept)
}

/** The entries of the archive's directory, which stands behind its contents. */
function* entriesOf(archive: Uint8Array, view: DataView) {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index++) {
    if (at + lengths.entry > view.byteLength || view.getUint32(at, true) !== signatures.entry) throw damaged()
    const nameEnd = at + lengths.entry + view.getUint16(at + 28, true)
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > view.byteLength) throw damaged()
    yield {
      name: new TextDecoder().decode(archive.subarray(at + lengths.entry, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packedBytes: view.getUint32(at + 20, true),
      unpackedBytes: view.getUint32(at + 24, true),
      record: archive.subarray(at, next),
    }
    at = next
  }
}

/** Where the last record begins. It names the place of the directory. */
function findEnd(view: DataView): number {
  const last = view.byteLength - lengths.end
  for (let at = last; at >= Math.max(0, last - lengths.comment); at--) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  throw damaged()
}

/** The archive with another directory behind it. Readers take the last one. */
function withDirectory(archive: Uint8Array, entries: readonly Uint8Array[]): Uint8Array {
  const size = entries.reduce((sum, { length }) => sum + length, 0)
  const whole = new Uint8Array(archive.length + size + lengths.end)
  whole.set(archive)
  let at = archive.length
  for (const entry of entries) {
    whole.set(entry, at)
    at += entry.length
  }
  const end = new DataView(whole.buffer, at)
  end.setUint32(0, signatures.end, true)
  end.setUint16(8, entries.length, true)
  end.setUint16(10, entries.length, true)
  end.setUint32(12, size, true)
  end.setUint32(16, archive.length, true)
  return whole
}
