import type { Locator, Page } from 'playwright/test'
import { addButton, equipmentPath, openAddDialog, searchBox } from './equipment-page.ts'
import { expect, test } from './fixtures.ts'

// tests/screens/equipment-form and equipment-drafts prove fields, messages, requests, faults, copies and drafts.

/**
 * Presses beside a dialog until that leads to `outcome`. A dialog takes presses right after it has opened for the second
 * half of a double click.
 */
async function pressBeside(page: Page, outcome: Locator) {
  await expect(async () => {
    // Below the sidebar's links: a press may come after the dialog has gone.
    await page.mouse.click(20, 640)
    await expect(outcome).toBeVisible({ timeout: 200 })
  }).toPass()
}

test('Tab leaves the open category list, and a changed form asks before a reload and a press beside it', async ({
  page,
  login,
}) => {
  await login()
  const dialog = await openAddDialog(page)
  await test.step('the next field has the focus; picks keep the list open until Escape, which keeps the dialog', async () => {
    const box = dialog.getByRole('combobox', { name: 'Categories' })
    // The native select for the currency has options, too.
    const options = dialog.getByRole('listbox').getByRole('option')
    await box.click()
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(dialog.getByLabel('Brand')).toBeFocused()
    await expect(options).toHaveCount(0)

    await box.click()
    await dialog.getByRole('option', { name: 'Benches' }).click()
    await dialog.getByRole('option', { name: 'Doors' }).click()
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    // A click waits until nothing covers the field.
    await dialog.getByLabel('Brand').click()
    await expect(dialog.getByLabel('Brand')).toBeFocused()
  })

  await dialog.getByLabel('Brand').fill('Typed brand')
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.accept()
  })
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(dialog.getByLabel('Brand')).toHaveValue('Typed brand')
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await pressBeside(page, question)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(equipmentPath)
})

/** How far (px) the first frame of an element's animation is from where it comes to rest. */
const travelOf = (element: Locator) =>
  element.evaluate((moved: HTMLElement) => {
    moved.style.animation = 'none'
    const rest = moved.getBoundingClientRect()
    // Starts the animation anew.
    moved.style.animation = ''
    const [animation] = moved.getAnimations()
    if (!animation) throw new Error('Nothing is animated')
    animation.pause()
    animation.currentTime = 0
    const start = moved.getBoundingClientRect()
    animation.finish()
    return { x: Math.round(start.x - rest.x), y: Math.round(start.y - rest.y) }
  })

test('dialogs rise by 12 px, the page behind stays in place, and a press on it closes the dialog', async ({
  page,
  login,
  catalog,
}) => {
  await catalog.addMany(40)
  await login()
  await page.goto(equipmentPath)
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '41')
  await page.mouse.move(20, 400)
  const place = () => page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(place).toBe(300)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Delete Item 0009' }).click()
  expect(await travelOf(page.getByRole('alertdialog'))).toEqual({ x: 0, y: 12 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('n')
  expect(await travelOf(page.getByRole('dialog'))).toEqual({ x: 0, y: 12 })
  // Two frames after the wheel has arrived: the browser scrolls in the frame after its event.
  await page.evaluate(() => {
    const mark = () => document.documentElement.setAttribute('data-wheel-arrived', '')
    const afterTwoFrames = () => requestAnimationFrame(() => requestAnimationFrame(mark))
    window.addEventListener('wheel', afterTwoFrames, { capture: true, once: true, passive: true })
  })
  await page.mouse.wheel(0, 300)
  await expect(page.locator('html')).toHaveAttribute('data-wheel-arrived', '')
  expect(await place()).toBe(300)
  await pressBeside(page, page.locator('body:not(:has([role="dialog"]))'))

  await page.mouse.wheel(0, 300)
  await expect.poll(place).toBe(600)
  // The title bar stays, and the toolbar below it is gone.
  await expect(searchBox(page)).not.toBeInViewport()
})

test('in small windows every field can be reached, and a refused save shows the wrong one with its label', async ({
  page,
  login,
}) => {
  await login()
  const dialog = await openAddDialog(page)
  for (const [where, width, height] of [
    ['a phone', 390, 600],
    ['a phone at 200 %', 195, 422],
    ['a phone on its side', 844, 330],
    ['a window at 400 %', 320, 256],
  ] as const)
    await test.step(where, async () => {
      await page.setViewportSize({ width, height })
      const label = dialog.getByText('Name *', { exact: true })
      // A press fails where something covers the field.
      await dialog.getByLabel('Cost').click()
      await expect(dialog.getByLabel('Cost')).toBeFocused()
      // The label is just above the edge, the field below it in view.
      await label.evaluate((element) => {
        const body = element.closest('.overflow-y-auto')
        if (body) body.scrollTop += element.getBoundingClientRect().bottom - body.getBoundingClientRect().top
      })
      await dialog.getByRole('button', { name: 'Add Equipment' }).click()
      await expect(dialog.getByLabel('Name')).toBeFocused()
      await expect(dialog.getByLabel('Name')).toBeInViewport({ ratio: 1 })
      if (height === 600) await expect(label).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await addButton(page).click()
    })

  await page.setViewportSize({ width: 195, height: 422 })
  await dialog.getByRole('tab', { name: 'Technical' }).click()
  await dialog.getByRole('combobox', { name: 'Add a field' }).fill('size')
  await dialog.getByRole('option', { name: /^All of Size/ }).click()
  const room = await dialog.getByRole('textbox', { name: 'Width' }).evaluate((input) => {
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  })
  expect(room, 'px for a number').toBeGreaterThan(60)
  const overlaps = await dialog.locator('[data-specification] input').evaluateAll((inputs) => {
    const boxes = inputs.map((input) => input.getBoundingClientRect())
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => one.left < other.right && other.left < one.right)
        .filter((other) => one.top < other.bottom && other.top < one.bottom),
    )
  })
  expect(overlaps).toEqual([])
})
