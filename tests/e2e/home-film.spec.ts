import type { Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { unreadableOnPictures } from './contrast.ts'
import { expect, test } from './fixtures.ts'
import { currentDot, expectSection, type SectionId } from './home-page.ts'

// The film over the picture of the last section. water-film.test.tsx proves when it is fetched and when it plays.

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const film = (page: Page) => page.locator('video')
const isPaused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)

/** Opens the home page at a section. Returns the requests for the film and its code from then on. */
async function openAt(page: Page, id: SectionId) {
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/water[^/]*\.(js|mp4)$/.test(request.url())) requested.push(request.url())
  })
  await page.goto(id === 'hero' ? '/' : `/#${id}`)
  await expectSection(page, id)
  return requested
}

/** Presses a key until the page moves: it ignores keys during a move. The accepted press changes the address. */
async function pressUntil(page: Page, key: string, id: SectionId) {
  await expect(async () => {
    await page.keyboard.press(key)
    expect(await page.evaluate(() => window.location.hash)).toBe(id === 'hero' ? '' : `#${id}`)
  }).toPass()
  await expectSection(page, id)
}

test('plays at the last section, pauses out of view, and can be stopped', async ({ page }) => {
  const requested = await openAt(page, 'hero')
  await pressUntil(page, 'ArrowDown', 'projects')
  await expect.poll(() => currentDot(page)).toBe('Projects')
  await expect(film(page)).toHaveCount(0)
  expect(requested).toEqual([])

  await pressUntil(page, 'End', 'cta')
  await expect(film(page)).toHaveCSS('opacity', '1')
  const before = await timeOf(page)
  await expect.poll(() => timeOf(page)).not.toBe(before)
  expect(new Set(requested).size, 'its code and one of the two files').toBe(2)
  await expectAccessible(page, 'the playing film')

  await pressUntil(page, 'Home', 'hero')
  await expect.poll(() => isPaused(page)).toBe(true)
  await pressUntil(page, 'End', 'cta')
  await expect.poll(() => isPaused(page)).toBe(false)

  const button = page.getByRole('button', { name: 'Pause the water' })
  await page.locator('#cta').getByRole('link').focus()
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

test('is not requested under reduced motion or in upright windows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const requested = await openAt(page, 'cta')
  await expect.poll(() => currentDot(page)).toBe('Contact')
  await expect(film(page)).toHaveCount(0)
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect.poll(() => page.evaluate(() => window.innerHeight)).toBe(1180)
  // The page keeps its place a frame after a resize; a reload before that would return to the old one.
  await expectSection(page, 'cta')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  await expectSection(page, 'cta')
  await expect.poll(() => currentDot(page)).toBe('Contact')
  await expect(film(page)).toHaveCount(0)
  expect(requested).toEqual([])
  // Only the width of the window was missing.
  await page.setViewportSize({ width: 1180, height: 820 })
  await expect(film(page)).toHaveCSS('opacity', '1')
  expect(requested).not.toEqual([])
})

test('words on it are readable at every moment, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1060, height: 600 })
  await openAt(page, 'cta')
  await page.getByRole('button', { name: 'Pause the water' }).click()
  await expect.poll(() => isPaused(page)).toBe(true)
  for (let time = 0.05; time < 4; time += 0.8) {
    await film(page).evaluate(async (video: HTMLVideoElement, at) => {
      const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = at
      await drawn
    }, time)
    const { read, unreadable } = await unreadableOnPictures(page, '#cta')
    expect(read).toBeGreaterThan(0)
    expect(unreadable, `at ${time} s`).toEqual([])
  }
})
