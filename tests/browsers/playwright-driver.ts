import type { BrowserType, LaunchOptions } from 'playwright'
import type { Driver } from './driver.ts'

/** Chromium wherever it comes from, and Playwright's own builds of Firefox and WebKit. */
export async function openPlaywright(type: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await type.launch(options)
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  return {
    version: `${type.name()} ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    async wheel({ x, y }, distance) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, distance)
    },
    chooseFile: (selector, file) => page.setInputFiles(selector, file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    problems: async () => said,
    close: () => browser.close(),
  }
}
