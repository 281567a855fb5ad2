import type { Equipment } from '@/catalog/equipment'
import { copyText } from '@/lib/copy-text'
import { paths } from '@/lib/paths'
import { toast } from '@/ui/toast'

/** Copies the address that opens an item. */
export async function copyLink({ id }: Equipment) {
  const address = window.location.origin + paths.equipment({ view: id })
  toast((await copyText(address)) ? 'Link copied.' : `The link could not be copied: ${address}`)
}
