import { expect, test } from 'vitest'

const files = import.meta.glob<string>('../{README.md,supabase/**/*.{ts,toml}}', {
  eager: true,
  import: 'default',
  query: '?raw',
})

// CLI 3: `supabase db` and `supabase migration` are for a database on this machine unless told otherwise, also in a
// linked folder. `config` knows hosted projects only.
test('commands for the hosted database name it', () => {
  const commands = Object.values(files).flatMap(
    (text) => text.match(/supabase@3 (?:db|migration) [^`#\n]*/g) ?? [],
  )
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((command) => !/ --remote\b/.test(command))).toEqual([])
})
