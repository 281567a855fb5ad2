import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

// The project cards of the home page. tests/build/pages.test.ts proves their words.

const headings = (page: Page) => page.locator('#projects').getByRole('heading', { level: 3 })

/** The names of cards that can be seen, each with how many of the texts below it. */
const shownWords = (page: Page) =>
  page
    .locator('#projects')
    .getByRole('group')
    .evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [title, ...texts] = [...card.querySelectorAll('h3, p')].filter((word) =>
          word.checkVisibility({ opacityProperty: true }),
        )
        return title ? `${title.textContent}, ${texts.length}` : []
      }),
    )

test('arrows, Tab, a card and Back lead through the projects, on a phone lines', async ({ page }) => {
  await page.goto('/#projects')
  const titles = await headings(page).allTextContents()
  const last = titles.length
  const counter = (index: number) => page.getByText(`${index} / ${last}`)
  const next = page.getByRole('button', { name: 'Next project' })
  const previous = page.getByRole('button', { name: 'Previous project' })
  await expect(previous).toBeDisabled()
  for (let index = 0; index < last; index++) {
    await expect(counter(index + 1)).toBeVisible()
    await expect(headings(page).nth(index)).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => shownWords(page), 'only the selected card has words')
      .toEqual([`${titles[index]}, 2`])
    if (index + 1 < last) await next.click()
  }
  await expect(next).toBeDisabled()
  await expect(page.getByRole('button', { name: `Show ${titles[0]}` })).toBeHidden()
  for (let index = last - 1; index > 0; index--) {
    await previous.click()
    await expect(counter(index)).toBeVisible()
  }

  await page.getByRole('group').first().getByRole('link').focus()
  for (let index = 2; index <= last; index++) {
    await page.keyboard.press('Tab')
    await expect(counter(index)).toBeVisible()
    await expect(page.locator(':focus').getByRole('heading')).toBeInViewport({ ratio: 1 })
  }
  // The section itself has not been scrolled sideways.
  expect(await page.locator('#projects').evaluate((section) => section.getBoundingClientRect().left)).toBe(0)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects#./)
  const project = page.locator(new URL(page.url()).hash)
  await expect(project.getByRole('heading')).toHaveText(titles.at(-1) ?? '')
  const top = () => project.evaluate((item) => item.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(100)
  // The height of a plate is a fraction of pixels.
  expect(await top()).toBeGreaterThan(-1)

  await page.goBack()
  await expect(counter(last)).toBeVisible()
  await expect(headings(page).last()).toBeInViewport({ ratio: 1 })

  await test.step('on a phone lines stand in place of the arrows', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(next).toBeHidden()
    const line = page.getByRole('button', { name: `Show ${titles[0]}` })
    await expect(line).toHaveAttribute('aria-current', 'false')
    await line.click()
    await expect(line).toHaveAttribute('aria-current', 'true')
    await expect(headings(page).first()).toBeInViewport({ ratio: 1 })
    await expect.poll(() => shownWords(page), 'only the selected card has words').toEqual([`${titles[0]}, 2`])
  })
})

/** Counts the view transitions of the page. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    Object.assign(window, { transitions: 0 })
    document.startViewTransition = (update) => {
      const counter = window as unknown as { transitions: number }
      counter.transitions += 1
      return start(update)
    }
  })
const transitions = (page: Page) =>
  page.evaluate(() => (window as unknown as { transitions: number }).transitions)

/** The pictures that would move between two pages. */
const named = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).viewTransitionName === 'plate',
      ).length,
  )

test("a card's picture cuts to its plate without motion, and becomes it with motion", async ({ page }) => {
  await countTransitions(page)
  await page.goto('/#projects')
  const openProject = async () => {
    await page.getByRole('group').first().getByRole('link').click()
    await expect(page).toHaveURL('/projects#flatiron')
    await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Bathhouse Flatiron' })).toBeFocused()
    await expect(page).toHaveTitle(/Bathhouse and spa design/)
  }
  await openProject()
  expect(await transitions(page)).toBe(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goBack()
  await openProject()
  expect(await transitions(page)).toBe(1)
  expect(await named(page)).toBe(1)
  // A visitor who goes on at once interrupts the move.
  await page.goBack()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Work' })).toBeVisible()
})
