import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { defaultAllowList } from '../../src/auth/allow-list.ts'
import { freePort } from '../free-port.ts'
import { founder, password } from './accounts.ts'
import { root } from './build-site.ts'
import { openAddDialog, pickCategories, rowOf } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// `npm start` itself: its build, its output, its end. tests/backend/data-directory.test.ts proves what its data survives.

type Started = { process: ChildProcess; output: () => string }

const running = new Set<ChildProcess>()

/** Runs what `npm start` runs, without npm in between: killing it then hits the server itself. */
async function start(port: number, data: string): Promise<Started> {
  const env = {
    ...process.env,
    LOCAL_DB: data,
    LOCAL_SEED: 'none',
    NODE_NO_WARNINGS: '1',
    // Wins over a developer's .env.
    VITE_STAFF_ALLOW_LIST: defaultAllowList,
    // As a developer's .env may hold it.
    VITE_GA_MEASUREMENT_ID: 'G-PUBLISHED',
  }
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'supabase/local/serve.ts', 'preview', '--port', String(port)],
    { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  running.add(child)
  child.once('exit', () => running.delete(child))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  let isClosed = false
  // Not 'exit': its last words may arrive after that.
  child.once('close', () => {
    isClosed = true
  })
  await expect.poll(() => /Ctrl-C/.test(said) || isClosed, { timeout: 150_000 }).toBe(true)
  return { process: child, output: () => said }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
  return child.exitCode
}

test.afterEach(() => Promise.all([...running].map((child) => end(child, 'SIGKILL'))))

test('npm start prints its address, refuses a second one over the same data, and ends', async ({
  page,
}, testInfo) => {
  const [port, data] = [await freePort(), testInfo.outputPath('data')]
  const origin = `http://localhost:${port}`
  const first = await start(port, data)
  expect(first.output()).toContain(origin)
  expect(first.output()).toContain(`${founder}, operations@example.com`)
  expect(first.output()).toContain('Ctrl-C')

  const document = await page.goto(`${origin}/signup`)
  expect(await document?.text(), 'trials are reported to the site’s own analytics').not.toContain('google')
  await page.getByLabel('Email').fill(founder)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created successfully! You can now sign in.')).toBeVisible()
  await page.getByLabel('Email').fill(founder)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  const dialog = await openAddDialog(page, origin)
  await dialog.getByLabel('Name').fill('Bench')
  await pickCategories(dialog, 'Benches')
  await dialog.getByRole('button', { name: 'Add Equipment' }).click()
  await expect(rowOf(page, 'Bench')).toBeVisible()

  const refused = await start(await freePort(), data)
  expect(refused.process.exitCode).toBe(1)
  expect(refused.output(), 'one line').toMatch(
    /^.+ is in use by .+: stop that one, or use LOCAL_DB=memory\.\n$/,
  )

  await page.reload()
  await expect(rowOf(page, 'Bench')).toBeVisible()
  expect(await end(first.process, 'SIGINT')).toBe(0)
})
