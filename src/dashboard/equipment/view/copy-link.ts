import type { Equipment } from '@/dashboard/catalog/equipment'
import { paths } from '@/lib/paths'
import { toast } from '@/ui/toast'

/** Copies the address that opens an item. */
export async function copyLink({ id }: Equipment) {
  const address = window.location.origin + paths.equipment({ view: id })
  try {
    // `navigator.clipboard` is undefined on insecure origins; the TypeError is caught too.
    await navigator.clipboard.writeText(address)
    toast('Link copied.')
  } catch {
    toast(`The link could not be copied: ${address}`)
  }
}
