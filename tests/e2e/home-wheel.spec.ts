import { expect, test } from './fixtures.ts'
import { flick, flickOf, wheel } from './gestures.ts'
import {
  currentDot,
  expectSection,
  hiddenBelow,
  offsetWithin,
  openHome,
  openHomeAt,
  pass,
  scrollTop,
  sectionAtTop,
  unlock,
} from './home-page.ts'

// One gesture, one section: wheels and trackpads.

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } })

    test('a flick with 1.2 s of inertia moves one section, down and up', async ({ page }) => {
      await openHome(page)
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await flick(page, 'down')
      await expectSection(page, 'projects')
      await flick(page, 'down')
      await expectSection(page, 'services')
      await flick(page, 'up')
      await expectSection(page, 'projects')
    })

    test('the last section scrolls on to the footer, and a flick back ends at its top', async ({ page }) => {
      await openHomeAt(page, 'faq')
      if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
      await flick(page, 'down')
      await expectSection(page, 'cta')
      await flick(page, 'down')
      await unlock(page)
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      expect(await offsetWithin(page, 'cta')).toBeGreaterThan(300)
      await flick(page, 'up')
      await unlock(page)
      await expectSection(page, 'cta')
      await flick(page, 'up')
      await expectSection(page, 'faq')
    })

    test.describe('a section taller than the window', () => {
      test.use({ viewport: { width: 844, height: 390 } })

      test('scrolls inside; a move needs a new gesture at its edge', async ({ page }) => {
        await openHome(page)
        if (motion === 'no-preference') await expect(page.locator('html.lenis')).toBeAttached()
        expect(await hiddenBelow(page, 'hero')).toBeGreaterThan(20)
        await flick(page, 'down')
        await unlock(page)
        // To the edge, not over it, however long the inertia.
        expect(await hiddenBelow(page, 'hero')).toBe(0)
        await flick(page, 'down')
        await expectSection(page, 'projects')
        await flick(page, 'up')
        await unlock(page)
        await expectSection(page, 'hero')
      })
    })
  })
}

test('a new push into fading inertia is a new gesture', async ({ page }) => {
  await openHome(page)
  await wheel(page, flickOf(120).slice(0, 40))
  await expectSection(page, 'projects')
  await wheel(page, flickOf(90))
  await expectSection(page, 'services')
})

test('notches of a wheel: one section each, none while a move is under way', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(0, 100)
  await expectSection(page, 'projects')
  for (const wait of [200, 200, 200, 199]) {
    await pass(page, wait)
    await page.mouse.wheel(0, 100)
  }
  await expectSection(page, 'projects')
  // The last notch was ignored; this one follows its own silence.
  await pass(page, 150)
  await page.mouse.wheel(0, 100)
  await expectSection(page, 'services')
})

test('the 800 ms are over when they are over', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(0, 100)
  await pass(page, 800)
  await page.mouse.wheel(0, 100)
  await expectSection(page, 'services')
})

test('zooming and mostly sideways wheels move nothing', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(60, 59)
  await pass(page, 200)
  await page.mouse.wheel(-200, 100)
  await pass(page, 200)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, 100)
  await page.keyboard.up('Control')
  await unlock(page)
  expect(await currentDot(page)).toBe('Hero')
  await page.mouse.wheel(60, 61)
  await expectSection(page, 'projects')
})

test('nothing lies beyond the first section', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(0, -100)
  await pass(page, 150)
  await page.mouse.wheel(0, 100)
  await expectSection(page, 'projects')
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a move takes 0.6 s', async ({ page }) => {
    await openHome(page)
    await expect(page.locator('html.lenis')).toBeAttached()
    await page.mouse.wheel(0, 100)
    await pass(page, 300)
    const half = await scrollTop(page)
    expect(half).toBeGreaterThan(200)
    expect(half).toBeLessThan(700)
    await pass(page, 200)
    expect(await sectionAtTop(page)).toContain('nothing begins')
    await pass(page, 150)
    await expectSection(page, 'projects')
  })
})

test('with reduced motion a move is a cut', async ({ page }) => {
  await openHome(page)
  await page.mouse.wheel(0, 100)
  expect(await sectionAtTop(page)).toBe('projects')
})
