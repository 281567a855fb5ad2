import { Notice } from '@/ui/notice'
import type { Encoding } from './decode'

/** Warns that the encoding of a file was guessed. */
export function EncodingNotice({ encoding }: { encoding: Encoding }) {
  if (encoding !== 'Windows-1252') return null
  return (
    <Notice className="mb-5">
      This file is not UTF-8. It was read as Windows-1252: see that accents and signs look right.
    </Notice>
  )
}
