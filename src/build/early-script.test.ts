// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { deferCode, earlyScript } from './early-script'

const built = `<head>
  <link rel="modulepreload" crossorigin href="/assets/react.js">
  <script type="module" crossorigin src="/assets/index.js"></script>
</head>`

/** The addresses of the code that the document fetches. */
const fetched = () =>
  [...document.querySelectorAll('link[rel="modulepreload"], script[src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  )

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.innerHTML = deferCode(built)
  document.documentElement.className = ''
  // biome-ignore lint/security/noGlobalEval: it is the script of our own pages.
  eval(earlyScript(''))
  return () => vi.useRealTimers()
})

test.each(['load', 'pointerdown', 'keydown', 'wheel'])('code is fetched on %s, not before', (event) => {
  expect(fetched()).toEqual([])
  window.dispatchEvent(new Event(event))
  expect(fetched()).toEqual(['/assets/react.js', '/assets/index.js'])
})

test('code is fetched after 3 s when the load event does not come', () => {
  vi.advanceTimersByTime(2999)
  expect(fetched()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(fetched()).toEqual(['/assets/react.js', '/assets/index.js'])
})

test.each([
  [
    'a preloaded module fails to load',
    () => document.querySelector('link')?.dispatchEvent(new Event('error')),
  ],
  ['a script fails to load', () => document.querySelector('script')?.dispatchEvent(new Event('error'))],
  ["the app reports that a page's code has failed", () => window.dispatchEvent(new Event('codefailed'))],
])('when %s, the page becomes what it is without scripts, pictures included', (_, fail) => {
  document.body.innerHTML = '<span class="picture"><noscript></noscript></span>'
  // Browsers that run scripts keep the content of noscript as text, which jsdom has to be told.
  for (const element of document.querySelectorAll('noscript')) element.textContent = '<img alt="Hall">'
  window.dispatchEvent(new Event('load'))
  expect(document.documentElement).not.toHaveProperty('className', 'code-failed')
  fail()
  expect(document.documentElement).toHaveProperty('className', 'code-failed')
  expect(document.querySelector('.picture img')?.getAttribute('alt')).toBe('Hall')
})

test('until the app runs, the menu opens and closes in browsers without invoker commands', () => {
  document.body.innerHTML = `
    <button id="open" command="show-modal" commandfor="menu"><svg></svg></button>
    <dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  const [showModal, close] = [vi.fn(), vi.fn()]
  Object.assign(dialog, { showModal, close })
  const press = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  press('svg')
  expect(showModal).toHaveBeenCalled()
  press('#close')
  expect(close).toHaveBeenCalled()

  showModal.mockClear()
  document.querySelector('#open')?.addEventListener('click', (event) => event.preventDefault())
  press('svg')
  expect(showModal).not.toHaveBeenCalled()
})
