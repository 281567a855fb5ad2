import { expect, test } from './fixtures.ts'
import { flick } from './gestures.ts'
import {
  expectSection,
  hiddenBelow,
  offsetWithin,
  openHome,
  pass,
  scrollTop,
  sectionAtTop,
  unlock,
} from './home-page.ts'

// Wheels and trackpads with smooth scrolling. section-machine.test.ts and use-section-scroller.test.tsx prove what counts
// as one push, home-layout.spec.ts moves without motion.

// A small window: every frame of a move is painted without a graphics card.
test.use({ viewport: { width: 1060, height: 600 }, contextOptions: { reducedMotion: 'no-preference' } })

test('a move takes 0.6 s, and a flick with 1.2 s of inertia moves one section, to the footer, and back', async ({
  page,
}) => {
  await openHome(page)
  await expect(page.locator('html.lenis')).toBeAttached()
  await page.mouse.wheel(0, 100)
  await pass(page, 300)
  const half = await scrollTop(page)
  expect(half).toBeGreaterThan(130)
  expect(half).toBeLessThan(470)
  await pass(page, 200)
  expect(await sectionAtTop(page)).toContain('nothing begins')
  await pass(page, 150)
  await expectSection(page, 'projects')
  await unlock(page)

  await page.getByRole('button', { name: 'FAQ', exact: true }).click()
  await unlock(page)
  await expectSection(page, 'faq')
  await flick(page, 'down')
  await expectSection(page, 'cta')
  await flick(page, 'down')
  await unlock(page)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  expect(await offsetWithin(page, 'cta')).toBeGreaterThan(300)
  await flick(page, 'up')
  await unlock(page)
  await expectSection(page, 'cta')
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })

  test('a flick scrolls inside a high section to its edge, the next one moves', async ({ page }) => {
    await openHome(page)
    await expect(page.locator('html.lenis')).toBeAttached()
    expect(await hiddenBelow(page, 'hero')).toBeGreaterThan(20)
    await flick(page, 'down')
    await unlock(page)
    expect(await hiddenBelow(page, 'hero')).toBe(0)
    await flick(page, 'down')
    await expectSection(page, 'projects')
  })
})
