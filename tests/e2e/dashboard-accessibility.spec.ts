import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { resize } from './resize.ts'

const screens = [
  ['the overview', '/dashboard', 'Getting started'],
  ['a planned screen', '/dashboard/chat', 'AI Assistant - Coming Soon'],
  ['the guide: setup', '/dashboard/mcp?system=windows', 'The configuration'],
  ['the guide: remote and writing', '/dashboard/mcp?server=remote&access=write', 'The configuration'],
  ['the guide: examples', '/dashboard/mcp?tab=examples', 'Examples'],
  ['the guide: commands', '/dashboard/mcp?tab=commands&system=windows', 'Commands'],
  ['the guide: tips', '/dashboard/mcp?tab=tips', 'Troubleshooting'],
] as const

/** The rail, the narrow rail and the drawer. */
const widths = [1440, 768, 320]

test('axe finds nothing and nothing scrolls sideways, on every screen', async ({ page, login }) => {
  await login()
  for (const [name, path, text] of screens) {
    await page.goto(path)
    await expect(page.getByText(text).first()).toBeVisible()
    for (const width of widths) {
      await resize(page, width)
      await expectNoSidewaysScroll(page, `${name} at ${width} px`)
      await expectAccessible(page, `${name} at ${width} px`)
    }
  }
})

/** What shows that the sidebar was toggled: in the widest window it is collapsed, in the next expanded again. */
const toggled = (page: Page, width: number) =>
  width < 768
    ? page.getByRole('dialog', { name: 'Menu' })
    : page.getByRole('button', { name: width === 1440 ? 'Expand sidebar' : 'Collapse sidebar' })

test('axe finds nothing in the sidebar, the palette and the list of keys', async ({ page, login }) => {
  await login()
  await page.goto('/dashboard')
  for (const width of widths) {
    await resize(page, width)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
    // The layout follows the window's size a frame later.
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(width < 768 ? 1 : 0)
    await page.keyboard.press('Control+b')
    await expect(toggled(page, width)).toBeVisible()
    await expectAccessible(page, `the sidebar at ${width} px`)
    if (width < 768) {
      await page.keyboard.press('Escape')
      await expect(toggled(page, width)).toBeHidden()
    }
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Screen, item or action' })).toBeFocused()
    await expectAccessible(page, `the palette at ${width} px`)
    await page.keyboard.type('nothing of the kind')
    await expect(page.getByRole('option')).toHaveCount(0)
    await expectAccessible(page, `the palette without a result at ${width} px`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectNoSidewaysScroll(page, `the list of keys at ${width} px`)
    await expectAccessible(page, `the list of keys at ${width} px`)
    await page.keyboard.press('Escape')
  }
})
