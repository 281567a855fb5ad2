import type { Locator } from 'playwright/test'
import { addButton, equipmentPath } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How far (px) the first frame of an element's animation is from where it comes to rest. */
const travelOf = (element: Locator) =>
  element.evaluate((moved: HTMLElement) => {
    moved.style.animation = 'none'
    const rest = moved.getBoundingClientRect()
    // The animation starts anew.
    moved.style.animation = ''
    const [animation] = moved.getAnimations()
    if (!animation) throw new Error('Nothing is animated')
    animation.pause()
    animation.currentTime = 0
    const start = moved.getBoundingClientRect()
    animation.finish()
    return { x: Math.round(start.x - rest.x), y: Math.round(start.y - rest.y) }
  })

test('dialogs rise a little where they stand', async ({ page, login, catalog }) => {
  await catalog.add({ name: 'Bench' })
  await login()
  await page.goto(equipmentPath)
  await addButton(page).click()
  expect(await travelOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 12 })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete Bench' }).click()
  expect(await travelOf(page.getByRole('alertdialog'))).toEqual({ x: 0, y: 12 })
})
