import { expectAccessible } from './axe.ts'
import { temperature, unreadableOnPictures } from './contrast.ts'
import { expect, test } from './fixtures.ts'
import { currentDot, expectSection } from './home-page.ts'

// The film over the picture of the last section. water-film.test.tsx proves when it is fetched, plays, pauses and goes.

// A small window: every frame of the film is decoded and painted without a graphics card.
test.use({ viewport: { width: 800, height: 600 }, contextOptions: { reducedMotion: 'no-preference' } })

test('plays at the last section, can be stopped, and words on it are readable at every moment', async ({
  page,
}) => {
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (/\/water[^/]*\.(js|mp4)$/.test(request.url())) requested.add(request.url())
  })
  const film = page.locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.goto('/#projects')
  await expect.poll(() => currentDot(page)).toBe('Projects')
  await expect(film).toHaveCount(0)
  expect(requested).toEqual(new Set())

  await page.keyboard.press('End')
  await expectSection(page, 'cta')
  await expect(film).toHaveCSS('opacity', '1')
  const before = await time()
  await expect.poll(time).not.toBe(before)
  expect(requested.size, 'its code and one of the two files').toBe(2)
  await expectAccessible(page, 'the playing film')

  const button = page.getByRole('button', { name: 'Pause the water' })
  await page.locator('#cta').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(isPaused).toBe(true)
  await expectSection(page, 'cta')

  for (let moment = 0.05; moment < 4; moment += 1) {
    await film.evaluate(async (video: HTMLVideoElement, at) => {
      const drawn = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
      video.currentTime = at
      await drawn
    }, moment)
    const { read, unreadable } = await unreadableOnPictures(page, `#cta, ${temperature}`)
    // Two lines of the section at least, and two of the temperature.
    expect(read).toBeGreaterThan(3)
    expect(unreadable, `at ${moment} s`).toEqual([])
  }

  await page.getByRole('button', { name: 'Play the water' }).click()
  await expect.poll(isPaused).toBe(false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(film).toHaveCount(0)
})
