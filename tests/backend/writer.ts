// First: supabase-js prints a notice on Node 20 unless the console drops it.
import '../../supabase/local/corrections.ts'
import { connect, founder, openTestBackend, password } from '../policies/actors.ts'

// A process that data-directory.test.ts starts and kills: adds items through the API without pause, and prints the
// number of each after its answer.

const [directory = ''] = process.argv.slice(2)
const backend = await openTestBackend(directory)
const staff = connect(backend)
await staff.auth.signUp({ email: founder, password })

// Errors with personal data: if the library logged them, they would be in the output of this process.
await connect(backend).auth.signUp({ email: 'private@example.org', password })
await connect(backend).from('newsletter_subscribers').insert({ email: 'Private@example.org' })
await connect(backend).auth.resetPasswordForEmail(founder)

for (let number = 1; ; number++) {
  const { error } = await staff.from('equipment_catalog').insert({ name: `Item ${number}` })
  if (error) throw new Error(error.message)
  process.stdout.write(`${number}\n`)
}
