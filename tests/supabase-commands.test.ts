import { expect, test } from 'vitest'

const files = import.meta.glob<string>('../{src/README.md,supabase/**/*.{md,ts,toml}}', {
  eager: true,
  import: 'default',
  query: '?raw',
})

// In version 3 of the CLI, `supabase db` and `supabase migration` use a local database by default, even in a linked
// folder. `config` works on hosted projects only.
test('commands for the hosted database have --remote', () => {
  const commands = Object.values(files).flatMap(
    (text) => text.match(/supabase@3 (?:db|migration) [^`#\n]*/g) ?? [],
  )
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((command) => !/ --remote\b/.test(command))).toEqual([])
})
