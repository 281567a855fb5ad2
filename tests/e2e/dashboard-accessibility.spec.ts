import { expectAccessible, expectNoSidewaysScroll } from './axe.ts'
import { expect, test } from './fixtures.ts'

const screens = [
  ['the overview', '/dashboard', 'Getting started'],
  ['a planned screen', '/dashboard/chat', 'AI Assistant - Coming Soon'],
  ['the guide: setup', '/dashboard/mcp', 'The configuration'],
  ['the guide: remote and writing', '/dashboard/mcp?server=remote&access=write', 'The configuration'],
  ['the guide: examples', '/dashboard/mcp?tab=examples', 'Examples'],
  ['the guide: commands', '/dashboard/mcp?tab=commands', 'Commands'],
  ['the guide: tips', '/dashboard/mcp?tab=tips', 'Troubleshooting'],
] as const

for (const width of [1440, 768, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('axe finds nothing and nothing scrolls sideways, on every screen and in every layer', async ({
      page,
      login,
    }) => {
      await login()
      for (const [name, path, text] of screens) {
        await page.goto(path)
        await expect(page.getByText(text).first()).toBeVisible()
        await expectNoSidewaysScroll(page, name)
        await expectAccessible(page, name)
      }

      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
      await page.keyboard.press('Control+b')
      await expect(page.locator('#sidebar')).toBeVisible()
      await expectAccessible(page, width < 768 ? 'the drawer' : 'the rail')
      if (width < 768) await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: 'Screen, item or action' })).toBeFocused()
      await expectAccessible(page, 'the palette')
      await page.keyboard.type('nothing of the kind')
      await expectAccessible(page, 'the palette without a result')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Shift+?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
      await expectNoSidewaysScroll(page, 'the list of keys')
      await expectAccessible(page, 'the list of keys')
    })
  })
}
