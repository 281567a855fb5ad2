import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import {
  currentDot,
  expectSection,
  hiddenBelow,
  offsetWithin,
  openHome,
  openHomeAt,
  pass,
  type SectionId,
  scrollTop,
  sectionAtTop,
  unlock,
} from './home-page.ts'

// One gesture, one section: keys, and focus that moves by Tab.

const steps = [
  ['ArrowDown', 'projects', 'services'],
  ['PageDown', 'projects', 'services'],
  ['ArrowUp', 'services', 'projects'],
  ['PageUp', 'services', 'projects'],
  ['Home', 'faq', 'hero'],
  ['End', 'projects', 'cta'],
] as const satisfies [string, SectionId, SectionId][]

for (const [key, from, to] of steps) {
  test(`${key} leads from ${from} to ${to}`, async ({ page }) => {
    await openHomeAt(page, from)
    await page.keyboard.press(key)
    await expectSection(page, to)
  })
}

test('a key during a move is ignored, one after 800 ms counts', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('ArrowDown')
  await pass(page, 799)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expectSection(page, 'projects')
  await pass(page, 1)
  await page.keyboard.press('ArrowDown')
  await expectSection(page, 'services')
})

test('a key held down is one gesture', async ({ page }) => {
  await openHome(page)
  await page.keyboard.down('ArrowDown')
  await unlock(page)
  await page.keyboard.down('ArrowDown')
  await expectSection(page, 'projects')
})

test('a second End reaches the footer, Home leads back from there', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('End')
  await expectSection(page, 'cta')
  await unlock(page)
  await page.keyboard.press('End')
  await expect(page.getByText('©')).toBeInViewport()
  await page.keyboard.press('Home')
  await expectSection(page, 'hero')
})

test('from the last section PageDown scrolls to the footer, PageUp first back to its top', async ({
  page,
}) => {
  await openHomeAt(page, 'cta')
  await page.keyboard.press('PageDown')
  await expect(page.getByText('©')).toBeInViewport()
  await page.keyboard.press('PageUp')
  await expectSection(page, 'cta')
  await page.keyboard.press('PageUp')
  await expectSection(page, 'faq')
})

test('keys with a modifier are the browser’s', async ({ page }) => {
  await openHomeAt(page, 'services')
  for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
    await page.keyboard.press(`${modifier}+ArrowDown`)
    await page.keyboard.press(`${modifier}+ArrowUp`)
  }
  await unlock(page)
  expect(await currentDot(page)).toBe('Services')
})

test('the space bar scrolls as everywhere', async ({ page }) => {
  await openHome(page)
  await page.keyboard.press('Space')
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500)
  expect(await sectionAtTop(page)).toContain('nothing begins')
  await expect.poll(() => currentDot(page)).toBe('Projects')
})

test('keys typed in the newsletter field stay there', async ({ page }) => {
  await openHome(page)
  const field = page.getByRole('contentinfo').getByLabel('Newsletter')
  await field.fill('someone@example.com')
  const before = await scrollTop(page)
  for (const key of ['Home', 'ArrowUp', 'ArrowDown', 'End']) await page.keyboard.press(key)
  await unlock(page)
  expect(await scrollTop(page)).toBe(before)
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(field).toHaveValue('xsomeone@example.com')
})

test('keys on a question move between questions', async ({ page }) => {
  await openHomeAt(page, 'faq')
  const questions = page.locator('#faq').getByRole('button')
  await questions.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(questions.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(questions.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(questions.first()).toBeFocused()
  await unlock(page)
  await expectSection(page, 'faq')
})

test('keys in the carousel are the browser’s', async ({ page }) => {
  await openHomeAt(page, 'projects')
  await page.getByRole('button', { name: 'Next project' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => offsetWithin(page, 'projects')).toBe(40)
  await unlock(page)
  expect(await currentDot(page)).toBe('Projects')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('keys in the open menu do not move the page', async ({ page }) => {
    await openHome(page)
    // The menu's code arrives, and is shown, in time of its own.
    await page.clock.resume()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const key of ['ArrowDown', 'PageDown', 'End']) await page.keyboard.press(key)
    await page.mouse.wheel(0, 100)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await scrollTop(page)).toBe(0)
  })
})

for (const [what, width, height] of [
  ['a phone on its side', 844, 390],
  ['a zoom of 400 %', 320, 256],
] as const) {
  test.describe(`with ${what}`, () => {
    test.use({ viewport: { width, height } })

    test('keys scroll inside a tall section, and a new press at its edge moves on', async ({ page }) => {
      await openHomeAt(page, 'services')
      await page.keyboard.press('ArrowDown')
      expect(await offsetWithin(page, 'services')).toBe(40)
      const most = Math.ceil((await hiddenBelow(page, 'services')) / (height * 0.875))
      for (let press = 0; press < most; press++) await page.keyboard.press('PageDown')
      expect(await hiddenBelow(page, 'services')).toBe(0)
      // Keys held down end at the edge as well.
      await page.keyboard.down('PageUp')
      for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('PageUp')
      await page.keyboard.up('PageUp')
      await expectSection(page, 'services')
      await page.keyboard.press('PageUp')
      await expectSection(page, 'projects')
      await unlock(page)
      await page.keyboard.press('End')
      await expectSection(page, 'cta')
    })
  })
}

const focused = (page: Page) => page.locator(':focus')

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test('Tab brings the section of what it reaches into view', async ({ page }) => {
      await openHome(page)
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await page.getByRole('link', { name: 'See Our Work' }).focus()
      await page.keyboard.press('Tab')
      await unlock(page)
      await expectSection(page, 'projects')
      await expect(focused(page)).toBeInViewport()
      await page.keyboard.press('Shift+Tab')
      await unlock(page)
      await expectSection(page, 'hero')
      await expect(focused(page)).toHaveText('See Our Work')
    })

    test('Tab during a move waits for its end', async ({ page }) => {
      await openHomeAt(page, 'services')
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await page.getByRole('link', { name: 'Residential', exact: true }).last().focus()
      await page.keyboard.press('ArrowDown')
      await pass(page, 100)
      await page.locator('#services').getByRole('link').first().focus()
      await unlock(page)
      await unlock(page)
      await expectSection(page, 'services')
      await expect(focused(page)).toBeInViewport()
    })
  })
}

test.describe('with a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('everything Tab reaches is in view', async ({ page }) => {
    await openHome(page)
    await page.getByRole('link', { name: 'See Our Work' }).focus()
    const last = page.getByRole('link', { name: "Let's Connect" })
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press('Tab')
      await unlock(page)
      await expect(focused(page)).toBeInViewport()
      if (await last.evaluate((link) => link === document.activeElement)) break
    }
    await expect(last).toBeFocused()
  })
})
