import type { Page } from 'playwright/test'
import { sections } from '../../src/site/home/section-machine.ts'
import { expect, test } from './fixtures.ts'
import { currentDot, expectSection, openHome, pass, unlock } from './home-page.ts'

// One gesture, one section: the dots at the right, and the buttons of small screens.

const dots = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const dot = (page: Page, name: string) => dots(page).getByRole('button', { name, exact: true })

async function centreOf(page: Page, name: string) {
  const box = await dot(page, name).boundingBox()
  if (!box) throw new Error(`There is no dot for ${name}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes hold of the current dot and moves it to another one, without letting go. */
async function drag(page: Page, from: string, to: string) {
  const [start, end] = [await centreOf(page, from), await centreOf(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, (start.y + end.y) / 2)
  await page.mouse.move(end.x - 30, end.y)
}

test('there are five dots, named, one of them current', async ({ page }) => {
  await openHome(page)
  const names = await dots(page)
    .getByRole('button')
    .evaluateAll((list) => list.map((button) => button.getAttribute('aria-label')))
  expect(names).toEqual(['Hero', 'Projects', 'Services', 'FAQ', 'Contact'])
  await expect(dots(page).locator('[aria-current="true"]')).toHaveCount(1)
  expect(await currentDot(page)).toBe('Hero')
})

test('a click goes straight there, and is ignored during a move', async ({ page }) => {
  await openHome(page)
  await dot(page, 'FAQ').click()
  await expectSection(page, 'faq')
  expect(await currentDot(page)).toBe('FAQ')
  await pass(page, 799)
  await dot(page, 'Hero').click()
  await expectSection(page, 'faq')
  await pass(page, 1)
  await dot(page, 'Hero').click()
  await expectSection(page, 'hero')
})

test('the keyboard works them', async ({ page }) => {
  await openHome(page)
  await dot(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await expectSection(page, 'services')
  await unlock(page)
  await page.keyboard.press('Tab')
  await expect(dot(page, 'FAQ')).toBeFocused()
  await page.keyboard.press('Space')
  await expectSection(page, 'faq')
})

test('the current dot can be dragged to another, which counts when it is let go', async ({ page }) => {
  await openHome(page)
  await drag(page, 'Hero', 'Services')
  await expectSection(page, 'hero')
  await page.mouse.up()
  await expectSection(page, 'services')
  await unlock(page)
  // Beyond the ends it stops at the end.
  await drag(page, 'Services', 'Contact')
  await page.mouse.move(1400, 890)
  await page.mouse.up()
  await expectSection(page, 'cta')
  await unlock(page)
  await drag(page, 'Contact', 'FAQ')
  // Nearer to its own place than to the next: nothing.
  const [own, next] = [await centreOf(page, 'Contact'), await centreOf(page, 'FAQ')]
  await page.mouse.move(own.x, own.y * 0.6 + next.y * 0.4)
  await page.mouse.up()
  await unlock(page)
  await expectSection(page, 'cta')
})

test('a dragged dot follows the pointer', async ({ page }) => {
  await openHome(page)
  await drag(page, 'Hero', 'FAQ')
  const held = dots(page).locator('li[aria-hidden="true"]')
  const target = await centreOf(page, 'FAQ')
  const centre = async () => {
    const box = await held.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  await expect.poll(async () => Math.abs((await centre()) - target.y)).toBeLessThan(5)
  await page.mouse.up()
  await expect(held).toHaveCount(0)
})

test('Escape lets go of a dragged dot, wherever focus is', async ({ page }) => {
  await openHome(page)
  await drag(page, 'Hero', 'Services')
  // Safari does not focus a button that is pressed.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Escape')
  await expect(dots(page).locator('li[aria-hidden="true"]')).toHaveCount(0)
  await page.mouse.up()
  await unlock(page)
  await expectSection(page, 'hero')
})

test('dots are there from 768 px on, buttons below', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await openHome(page)
  await expect(dots(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next section' })).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(dots(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Next section' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the buttons step through all sections and are disabled at the ends', async ({ page }) => {
    await openHome(page)
    const next = page.getByRole('button', { name: 'Next section' })
    const previous = page.getByRole('button', { name: 'Previous section' })
    await expect(previous).toBeDisabled()
    for (const { id } of sections.slice(1)) {
      await next.click()
      await expectSection(page, id)
      await unlock(page)
    }
    await expect(next).toBeDisabled()
    for (const { id } of sections.slice(0, -1).reverse()) {
      await previous.click()
      await expectSection(page, id)
      await unlock(page)
    }
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
  })
})
