import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { calls, hold, stretchTimers } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { tabStops } from './tab-stops.ts'

// States of the public pages that a visitor has to open first. public-pages.spec.ts covers the pages as they open.

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an open question, the newsletter form and the open menu pass axe', async ({ page }) => {
    await stretchTimers(page)
    await page.goto('/#faq')
    await page.locator('#faq').getByRole('button').first().click()
    await expectAccessible(page, 'open question')

    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button').click()
    await expect(footer.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'newsletter, error')
    const release = await hold(page, 'POST', calls.newsletter)
    await footer.getByLabel('Newsletter').fill('someone@example.com')
    await footer.getByRole('button').click()
    await expect(footer.getByRole('button', { name: 'Subscribing' })).toBeDisabled()
    await expectAccessible(page, 'newsletter, submitting')
    release()
    await expect(footer.getByRole('status')).toBeVisible()
    await expectAccessible(page, 'newsletter, success')

    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'menu')
    await expectNoSidewaysScroll(page, 'menu')
  })
})

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('focus is visible everywhere, and the current dot differs from the others', async ({ page }) => {
    for (const path of ['/contact', '/'])
      await test.step(path, async () => {
        await page.goto(path)
        for (const stop of await tabStops(page)) {
          expect(stop.outline, stop.name).toMatch(/^solid [23]px/)
          expect(stop.outline, stop.name).not.toContain('rgba(0, 0, 0, 0)')
        }
      })
    const fills = await page
      .getByRole('navigation', { name: 'Sections' })
      .locator('button')
      .evaluateAll((dots) =>
        dots.map((dot) => [
          dot.getAttribute('aria-current'),
          dot.firstElementChild && getComputedStyle(dot.firstElementChild).backgroundColor,
        ]),
      )
    const current = fills.filter(([isCurrent]) => isCurrent).map(([, fill]) => fill)
    const others = new Set(fills.filter(([isCurrent]) => !isCurrent).map(([, fill]) => fill))
    expect(current).toHaveLength(1)
    expect(others.size).toBe(1)
    expect(others).not.toContain(current[0])
  })
})

test('the site can be visited by keyboard alone', async ({ page, server }) => {
  await page.goto('/about')
  const focused = page.locator(':focus')
  const tabTo = async (name: string) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const label = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      )
      if (label === name) return
    }
    throw new Error(`Tab does not reach ${name}`)
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(focused).toHaveText('Start a conversation')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  // On a new page reading starts at its title, not where the link was.
  const title = page.getByRole('heading', { level: 1, name: 'Contact' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveText('Contact')
  // A link to the open page scrolls to its top and does the same.
  const toContact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })
  await toContact.focus()
  await toContact.press('Enter')
  await expect(title).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName(/, home$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')

  await tabTo('Previous project')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 / 4')).toBeVisible()
  await tabTo('Which areas do you serve?')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('from an office in Brooklyn')).toBeInViewport()
  await tabTo('Services')
  // Pressed again if the move that Tab started still runs.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/#services', { timeout: 1000 })
  }).toPass()
  await page.getByLabel('Newsletter').focus()
  await page.keyboard.type('keyboard@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText('Thank you for subscribing!')
  expect(await server.backend.query('select from public.newsletter_subscribers')).toHaveLength(1)
})
