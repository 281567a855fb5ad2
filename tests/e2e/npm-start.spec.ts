import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { defaultAllowList } from '../../src/auth/allow-list.ts'
import { freePort } from '../free-port.ts'
import { openTestBackend } from '../policies/actors.ts'
import { founder, password } from './accounts.ts'
import { root } from './build-site.ts'
import { expect, test } from './fixtures.ts'

// `npm start` itself: its build, its output, its end. tests/backend/data-directory.test.ts proves that data survives,
// lock.test.ts and commands.test.ts that a second server over the same data is refused in one line.

test('npm start prints its address, serves site and backend, and ends', async ({ page }, info) => {
  // A start from nothing takes 5 s of a processor more; tests/backend/data-directory.test.ts proves it.
  const data = info.outputPath('data')
  await (await openTestBackend(data)).close()
  const port = await freePort()
  const origin = `http://localhost:${port}`
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
  // Without npm in between, which signals would reach first.
  const program = ['--import', 'tsx', 'supabase/local/serve.ts', 'preview', '--port', String(port)]
  // Unoptimized WebAssembly is enough for a few queries and starts sooner.
  const server = spawn(process.execPath, ['--liftoff-only', ...program], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(server, 'exit')
  try {
    let output = ''
    server.stdout.on('data', (text) => (output += text))
    await expect.poll(() => output, { timeout: 150_000 }).toContain('Ctrl-C')
    expect(output).toContain(origin)
    expect(output).toContain(`${founder}, operations@example.com`)
    const connector = await page.request.get(`${origin}/guides/catalog-mcp.mjs`)
    expect(await connector.text(), 'the connector asks another backend').toContain(origin)

    const document = await page.goto(`${origin}/signup`)
    expect(await document?.text(), 'trials are reported to the site’s own analytics').not.toContain('google')
    await page.getByLabel('Email').fill(founder)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Account created successfully! You can now sign in.')).toBeVisible()
    // There is no mail server: the link of the mail is printed.
    await page.getByLabel('Email').fill(founder)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await expect(page.getByText('If this address has an account')).toBeVisible()
    const mailed = new RegExp(`to ${founder}: (${origin}\\S+)`)
    await expect.poll(() => output).toMatch(mailed)
    await page.goto(mailed.exec(output)?.[1] ?? '')
    await page.getByLabel('New password').fill('from-the-mail-42')
    await page.getByLabel('Confirm password').fill('from-the-mail-42')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    // Its requests would fail once the server is gone.
    await page.close()
    server.kill('SIGINT')
    expect(await exited).toEqual([0, null])
  } finally {
    server.kill('SIGKILL')
  }
})
