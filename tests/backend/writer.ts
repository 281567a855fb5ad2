import { connect, founder, openTestBackend, password } from '../policies/actors.ts'

// Run as a process of its own by data-directory.test.ts, which kills it: writes items as fast as it can through the
// API, and says each number once the answer is there.

const [directory = ''] = process.argv.slice(2)
const backend = await openTestBackend(directory)
const staff = connect(backend)
await staff.auth.signUp({ email: founder, password })

// Faults with people's data in them; whatever they make the library print ends in this process's output.
await connect(backend).auth.signUp({ email: 'private@example.org', password })
await connect(backend).from('newsletter_subscribers').insert({ email: 'Private@example.org' })
await connect(backend).auth.resetPasswordForEmail(founder)

for (let number = 1; ; number++) {
  const { error } = await staff.from('equipment_catalog').insert({ name: `Item ${number}` })
  if (error) throw new Error(error.message)
  process.stdout.write(`${number}\n`)
}
