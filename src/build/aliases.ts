import { join } from 'node:path'

const src = join(import.meta.dirname, '..')
const unusedServices = join(src, 'lib/supabase/unused-services.ts')

/** What stands for another module in the site and in the catalog connector. */
export const aliases = {
  '@': src,
  // Without these two the catalog exceeds its budget of 240 kB of script (gzip).
  '@supabase/realtime-js': unusedServices,
  '@supabase/storage-js': unusedServices,
}
