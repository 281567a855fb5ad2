import type { Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { unreadableOnPictures } from './header-contrast.ts'
import { currentDot, expectSection, type SectionId } from './home-page.ts'

// The film over the picture of the last section.

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const film = (page: Page) => page.locator('video')
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/**
 * Opens the home page at a section and returns what is asked for from then on: the film, and before it its code, which a
 * page that wants the film asks for at once.
 */
async function openAt(page: Page, id: SectionId) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/water[^/]*\.(js|mp4)$/.test(request.url())) asked.push(request.url())
  })
  await page.goto(id === 'hero' ? '/' : `/#${id}`)
  await expectSection(page, id)
  return asked
}

/** Presses a key until the page moves: during a move it is not heard. The address changes with the press that is. */
async function pressUntil(page: Page, key: string, id: SectionId) {
  await expect(async () => {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => window.location.hash)).toBe(id === 'hero' ? '' : `#${id}`)
  }).toPass()
  await expectSection(page, id)
}

test('the water moves at the last section, stops out of view, and can be stopped', async ({ page }) => {
  const asked = await openAt(page, 'hero')
  await pressUntil(page, 'ArrowDown', 'projects')
  await expect.poll(() => currentDot(page)).toBe('Projects')
  await expect(film(page)).toHaveCount(0)
  expect(asked).toEqual([])

  await pressUntil(page, 'End', 'cta')
  await expect(film(page)).toHaveCSS('opacity', '1')
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page)).not.toBe(before)
  expect(new Set(asked).size, 'its code and one of the two files').toBe(2)
  await expectAccessible(page, 'the playing film')

  await pressUntil(page, 'Home', 'hero')
  await expect.poll(() => isPaused(page)).toBe(true)
  await pressUntil(page, 'End', 'cta')
  await expect.poll(() => isPaused(page)).toBe(false)

  const button = page.getByRole('button', { name: 'Pause the water' })
  await page.getByRole('link', { name: "Let's Connect" }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(() => isPaused(page)).toBe(true)
  await expectSection(page, 'cta')
  await page.getByRole('button', { name: 'Play the water' }).click()
  await expect.poll(() => isPaused(page)).toBe(false)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(film(page)).toHaveCount(0)
  await expect(button).toHaveCount(0)
})

test('it is not asked for under reduced motion or in upright windows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = await openAt(page, 'cta')
  await expect.poll(() => currentDot(page)).toBe('Contact')
  await expect(film(page)).toHaveCount(0)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(1180)
  // The place is kept a frame after a resize; a reload before that would return to the old one.
  await expectSection(page, 'cta')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expectSection(page, 'cta')
  await expect.poll(() => currentDot(page)).toBe('Contact')
  await expect(film(page)).toHaveCount(0)
  expect(asked).toEqual([])
  // Turned, it gets the film: what was missing was the window's width.
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(film(page)).toHaveCSS('opacity', '1')
  expect(asked).not.toEqual([])
})

test('the words can be read on every part of it, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1060, height: 600 })
  await openAt(page, 'cta')
  await page.getByRole('button', { name: 'Pause the water' }).click()
  await expect.poll(() => isPaused(page)).toBe(true)
  for (let time = 0.05; time < 4; time += 0.5) {
    await film(page).evaluate(async (video: HTMLVideoElement, at) => {
      const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = at
      await drawn
    }, time)
    expect((await unreadableOnPictures(page)).unreadable, `at ${time} s`).toEqual([])
  }
})
