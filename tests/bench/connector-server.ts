import { openBackend } from '../../supabase/local/backend.ts'
import { serveAtPort } from '../backend/connector-process.ts'
import { allowList, connect, founder, password } from '../policies/actors.ts'
import { makeItems } from './catalog-items.ts'

// The embedded backend with an account and a catalog, in a process of its own as beside a real client: while Auth checks a
// password, its process does nothing else. Sends its address. Its argument is the number of items.

const backend = await openBackend({ data: 'memory', seed: false, allowList })
await connect(backend).auth.signUp({ email: founder, password })
await backend.query(
  `insert into public.equipment_catalog (id, name, category, brand, model, cost, power_requirements, lead_time_days, specifications)
   select id, name, category, brand, model, cost, power_requirements, lead_time_days,
     jsonb_build_object('weight_kg', 10 + cost / 1000)
   from jsonb_populate_recordset(null::public.equipment_catalog, $1)`,
  [JSON.stringify(makeItems(Number(process.argv[2])))],
)
process.send?.((await serveAtPort(backend)).address)
process.on('disconnect', () => process.exit())
