import type { Page } from 'playwright/test'
import { founder } from './accounts.ts'
import { equipmentPath, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

const rem = 16
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width

async function cookie(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'sidebar:state')
}

const titles = [
  'Overview',
  'Equipment Catalog',
  'Operational Metrics',
  'Design Standards',
  'Pro Forma Builder',
  'Knowledge Base',
  'AI Assistant',
  'MCP Configuration',
  'Settings',
]

test('every item opens its screen, whose name is in the page and in the tab', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  await expect(sidebar(page).getByRole('navigation').getByRole('link')).toHaveText(titles)
  for (const title of titles) {
    await sidebar(page).getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Tepidarium`)
    await expect(sidebar(page).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  }
})

const planned = {
  metrics: 'Operational Metrics - Coming Soon',
  standards: 'Design Standards - Coming Soon',
  proforma: 'Pro Forma Builder - Coming Soon',
  knowledge: 'Knowledge Base - Coming Soon',
  chat: 'AI Assistant - Coming Soon',
  settings: 'Settings - Coming Soon',
}

for (const [name, text] of Object.entries(planned)) {
  test(`/dashboard/${name} says '${text}' and nothing else`, async ({ page, login }) => {
    await login()
    await page.goto(`/dashboard/${name}`)
    await expect(page.getByRole('main')).toHaveText(text)
  })
}

test('the sidebar is 16rem wide and folds to 3rem of named icons', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  await expect(sidebar(page)).toContainText(founder)
  await expect(sidebar(page)).toContainText('Administrator')
  await expect.poll(() => widthOf(page)).toBe(16 * rem)

  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expect.poll(() => widthOf(page)).toBe(3 * rem)
  const item = sidebar(page).getByRole('link', { name: 'Design Standards' })
  await expect(item).toHaveText('')
  const box = await item.boundingBox()
  expect([box?.width, box?.height]).toEqual([3 * rem, 44])
  await item.hover()
  await expect(page.getByRole('tooltip', { name: 'Design Standards' })).toBeVisible()
  await item.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design Standards')

  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect.poll(() => widthOf(page)).toBe(16 * rem)
})

test('its state is kept for seven days and read before anything is painted', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  await expect(sidebar(page)).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  const kept = await cookie(page)
  expect(kept?.value).toBe('false')
  expect(kept?.path).toBe('/')
  expect(kept?.sameSite).toBe('Lax')
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  // Every width the sidebar ever has while the page loads.
  await page.addInitScript(() => {
    const widths = new Set<number>()
    Object.assign(window, { sidebarWidths: widths })
    const watch = () => {
      const element = document.querySelector('#sidebar')
      if (element) widths.add(element.getBoundingClientRect().width)
      requestAnimationFrame(watch)
    }
    watch()
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible()
  const widths = await page.evaluate(() => [
    ...(window as unknown as { sidebarWidths: Set<number> }).sidebarWidths,
  ])
  expect(widths).toEqual([3 * rem])

  await page.keyboard.press('Control+b')
  expect((await cookie(page))?.value).toBe('true')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

test('Ctrl or Cmd and B toggles it, also while typing, not with Shift or Alt', async ({ page, login }) => {
  await login()
  await page.goto(equipmentPath)
  const folded = page.getByRole('button', { name: 'Expand sidebar' })
  await searchBox(page).focus()
  await page.keyboard.press('Meta+b')
  await expect(folded).toBeVisible()
  await expect(searchBox(page)).toHaveValue('')
  await page.keyboard.press('Control+Shift+b')
  await page.keyboard.press('Control+Alt+b')
  await page.keyboard.press('b')
  await expect(searchBox(page)).toHaveValue('b')
  await expect(folded).toBeVisible()
  await page.keyboard.press('Control+b')
  await expect(folded).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 767, height: 900 } })

  test('it is a drawer of 18rem that keeps focus and is not remembered', async ({ page, login }) => {
    await login()
    await page.goto('/dashboard')
    await expect(sidebar(page)).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer(page).getByRole('link', { name: 'Overview' })).toBeFocused()
    expect((await drawer(page).boundingBox())?.width).toBe(18 * rem)
    for (let step = 0; step < titles.length + 6; step++) {
      await page.keyboard.press('Tab')
      expect(await drawer(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
    expect(await cookie(page)).toBeUndefined()

    await page.keyboard.press('Control+b')
    await drawer(page).getByRole('link', { name: 'Settings' }).click()
    await expect(drawer(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  })

  test('a window that becomes 768 px wide has its sidebar again', async ({ page, login }) => {
    await login()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer(page)).toBeVisible()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(drawer(page)).toBeHidden()
    await expect(sidebar(page)).toBeVisible()
  })
})
