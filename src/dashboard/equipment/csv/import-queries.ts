import { mutationOptions } from '@tanstack/react-query'
import { reloadEquipment } from '@/dashboard/equipment/equipment-queries'
import { supabase } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Payload } from './preview'

/** Saves all rows of an import or none. Resolves to the id of the change. */
export const importEquipment = mutationOptions({
  mutationFn: (payload: Payload) => unwrap(supabase.rpc('import_equipment', payload)),
  // Also after a failure: only the answer may have been lost, or someone else changed the catalog.
  onSettled: () => reloadEquipment(),
})
