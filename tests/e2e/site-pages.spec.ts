import type { Page } from 'playwright/test'
import { addressLine, business } from '../../src/content/business.ts'
import { expect, test } from './fixtures.ts'
import { currentDot } from './home-page.ts'
import { isHydrated } from './static-site.ts'

// What stands on the public pages: every count and name of the specification.

const main = (page: Page) => page.getByRole('main')

/** The headings of one level in the part of the page that begins with this title. */
const titlesUnder = (page: Page, title: string, level = 3) =>
  main(page)
    .locator('section, div')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
    .getByRole('heading', { level })

test('home: three words, a tagline, four projects, four questions, two invitations', async ({ page }) => {
  await page.goto('/')
  const hero = page.locator('#hero')
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/^\s*\S+: VISION CRAFT RITUAL\s*$/)
  await expect(hero).toContainText('Bathhouses, saunas and cold water, designed to be lived in.')
  await expect(hero.getByRole('link', { name: 'See Our Work' })).toHaveAttribute('href', '/projects')

  const slides = page.getByRole('group')
  expect(await slides.evaluateAll((list) => list.map((slide) => slide.getAttribute('aria-label')))).toEqual([
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ])
  await expect(slides.getByRole('heading')).toHaveText([
    'Bathhouse Flatiron',
    'Bathhouse Williamsburg',
    'Othership',
    'Ongoing Projects',
  ])
  for (const slide of await slides.all()) {
    await expect(slide.getByRole('img')).toHaveAccessibleName(/\w{3}/)
    await expect(slide.getByRole('paragraph')).toHaveText([/\w{3}/, /\w{3}/])
  }
  expect(
    await slides.getByRole('link').evaluateAll((list) => list.map((a) => a.getAttribute('href'))),
  ).toEqual(['/projects#flatiron', '/projects#williamsburg', '/projects#othership', '/projects#ongoing'])

  const services = page.locator('#services')
  await expect(services.getByRole('link', { name: 'Commercial' })).toHaveAttribute('href', '/commercial')
  await expect(services.getByRole('link', { name: 'Residential' })).toHaveAttribute('href', '/residential')

  await expect(page.locator('#faq').getByRole('button')).toHaveText([
    'How long does a commercial development take?',
    'What does a consultation include?',
    'Do you work with homeowners?',
    'Which areas do you serve?',
  ])
  await expect(page.locator('#cta').getByRole('heading')).toHaveText('Stay ahead of the curve')
  await expect(page.locator('#cta').getByRole('link', { name: "Let's Connect" })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('the questions: none open at first, one at a time, the open one closes', async ({ page }) => {
  await page.goto('/#faq')
  const questions = page.locator('#faq').getByRole('button')
  const open = page.locator('#faq').getByRole('button', { expanded: true })
  await expect(open).toHaveCount(0)
  await questions.nth(0).click()
  await expect(open).toHaveText('How long does a commercial development take?')
  await expect(page.getByText('typically takes 12-24 months once a site is secured')).toBeVisible()
  await expect(page.getByText('18-36 months; consulting and design phases alone take 3-12')).toBeVisible()
  await questions.nth(3).click()
  await expect(open).toHaveText('Which areas do you serve?')
  await expect(page.getByText('typically takes 12-24 months once')).toBeHidden()
  await questions.nth(3).click()
  await expect(open).toHaveCount(0)
})

test('the carousel: arrows to both ends', async ({ page }) => {
  await page.goto('/#projects')
  const next = page.getByRole('button', { name: 'Next project' })
  const previous = page.getByRole('button', { name: 'Previous project' })
  await expect(previous).toBeDisabled()
  for (const [index, title] of [
    [2, 'Bathhouse Williamsburg'],
    [3, 'Othership'],
    [4, 'Ongoing Projects'],
  ] as const) {
    await next.click()
    await expect(page.getByText(`${index} / 4`)).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 })
  }
  await expect(next).toBeDisabled()
  await previous.click()
  await expect(page.getByText('3 / 4')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show Othership' })).toBeHidden()
})

test('the carousel brings a card into view that Tab reaches', async ({ page }) => {
  await page.goto('/#projects')
  await page.getByRole('group').first().getByRole('link').focus()
  for (const index of [2, 3, 4]) {
    await page.keyboard.press('Tab')
    await expect(page.getByText(`${index} / 4`)).toBeVisible()
    await expect(page.locator(':focus').getByRole('heading')).toBeInViewport({ ratio: 1 })
  }
  // Nothing has slid the section itself away.
  expect(await page.locator('#projects').evaluate((section) => section.getBoundingClientRect().left)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the carousel has dots in place of arrows', async ({ page }) => {
    await page.goto('/#projects')
    await expect(page.getByRole('button', { name: 'Next project' })).toBeHidden()
    const dot = page.getByRole('button', { name: 'Show Ongoing Projects' })
    await dot.click()
    await expect(page.getByText('4 / 4')).toBeVisible()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { name: 'Ongoing Projects' })).toBeInViewport({ ratio: 1 })
  })
})

test('a card leads to its project', async ({ page }) => {
  await page.goto('/#projects')
  await page.getByRole('group', { name: '2 of 4' }).getByRole('link').click()
  await expect(page).toHaveURL('/projects#williamsburg')
  const project = page.locator('#williamsburg')
  await expect
    .poll(() => project.evaluate((item) => item.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(0)
  await expect(project.getByRole('heading')).toHaveText('Bathhouse Williamsburg')
  expect(await project.evaluate((item) => item.getBoundingClientRect().top)).toBeLessThan(100)
})

test('/projects: the same four, and the way to contact', async ({ page }) => {
  await page.goto('/projects')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Bathhouse Flatiron',
    'Bathhouse Williamsburg',
    'Othership',
    'Ongoing Projects',
    /\w/,
  ])
  await expect(main(page).getByRole('link')).toHaveCount(1)
  await expect(main(page).getByRole('link')).toHaveAttribute('href', '/contact')
})

test('/about: the founder, without a name that nobody gave', async ({ page }) => {
  await page.goto('/about')
  await expect(main(page).getByRole('heading', { name: 'Our founder' })).toBeVisible()
  await expect(main(page)).toContainText('15+ years of experience')
})

test('/commercial: five services and six more', async ({ page }) => {
  await page.goto('/commercial')
  await expect(titlesUnder(page, 'Core services')).toHaveText([
    'Concept Development',
    'Business Development',
    'Operations Design',
    'Capacity Management',
    'Systems Integration',
  ])
  await expect(titlesUnder(page, 'Additional services')).toHaveText([
    'Equipment Specification',
    'Construction Administration',
    'Marketing Development',
    'Menu Curation',
    'Partnership Development',
    'Activation Support',
  ])
})

test('/residential: four services, six more, six installations', async ({ page }) => {
  await page.goto('/residential')
  await expect(titlesUnder(page, 'Core services')).toHaveText([
    'Design Development',
    'Design Coordination',
    'Project Planning',
    'Project Management',
  ])
  await expect(titlesUnder(page, 'Additional services')).toHaveCount(6)
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(16)
  for (const name of ['Saunas', 'Steam Rooms', 'Cold Plunges', 'Spa Bathrooms', 'Hot Tubs', 'Wellness Rooms'])
    await expect(main(page).getByRole('heading', { name, exact: true })).toBeVisible()
})

for (const { path, projects, services, neighborhoods, figures } of [
  {
    path: '/locations/manhattan',
    projects: ['Bathhouse Flatiron', 'Othership', 'Ongoing private residence'],
    services: [
      'Commercial Bathhouse Development',
      'Vertical & Below-Grade Spas',
      'Residential Wellness Rooms',
      'Operations & Capacity',
    ],
    neighborhoods:
      'Tribeca, SoHo, Chelsea, Flatiron, West Village, Upper East Side, Upper West Side, Financial District',
    figures: [],
  },
  {
    path: '/locations/brooklyn',
    projects: ['Bathhouse Williamsburg', 'Othership', 'Ongoing private residence'],
    services: [
      'Adaptive-Reuse Bathhouses',
      'Commercial Development',
      'Townhouse & Garden Saunas',
      'Operations & Capacity',
    ],
    neighborhoods:
      'Williamsburg, Greenpoint, DUMBO, Brooklyn Heights, Cobble Hill, Fort Greene, Park Slope, Gowanus, Red Hook, Bushwick',
    figures: ['15+ years', '18-36 months', '3-12 months'],
  },
]) {
  test(`${path}: three projects, four services, its neighborhoods and figures`, async ({ page }) => {
    await page.goto(path)
    await expect(titlesUnder(page, 'Projects')).toHaveText(projects)
    const terms = main(page).locator('dt')
    await expect(terms.filter({ hasText: new RegExp(`^(${services.join('|')})$`) })).toHaveText(services)
    const places = main(page)
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Neighborhoods' }) })
    await expect(places.getByRole('listitem')).toHaveText(neighborhoods.split(', '))
    for (const figure of figures) await expect(main(page).locator('dd', { hasText: figure })).toBeVisible()
    await expect(terms).toHaveCount(services.length + figures.length)
    const button = main(page).getByRole('link')
    await expect(button).toHaveCount(1)
    await expect(button).toHaveAttribute('href', '/contact')
  })
}

test('/contact: three ways, each a link', async ({ page }) => {
  await page.goto('/contact')
  const ways = main(page).locator('dl a')
  await expect(ways).toHaveText([business.founder.email, addressLine, business.phone.display])
  const [mail, map, phone] = await ways.evaluateAll((list) => list.map((link) => link.getAttribute('href')))
  expect(mail).toMatch(new RegExp(`^mailto:${business.founder.email}\\?subject=\\w+`))
  expect(map).toMatch(/^https:\/\/.*Brooklyn/)
  expect(phone).toBe(`tel:${business.phone.dial}`)
})

for (const path of ['/nowhere', '/locations/queens', '/dashboard/nowhere']) {
  test(`${path}: the page that is not there, and the way home`, async ({ page, allowConsole }) => {
    allowConsole(/^Failed to load resource/)
    allowConsole(/^Page not found/)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect.poll(() => logged).toContain(`Page not found: ${path}`)
    await main(page).getByRole('link').click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('VISION')
  })
}

const pages = [
  '/',
  '/about',
  '/commercial',
  '/residential',
  '/contact',
  '/locations/manhattan',
  '/locations/brooklyn',
  '/projects',
]

for (const path of pages) {
  test(`${path} is read in a minute or two: 150 to 400 words`, async ({ page }) => {
    await page.goto(path)
    const text = await main(page).innerText()
    const words = text.split(/\s+/).filter((word) => /\w/.test(word)).length
    expect(words).toBeGreaterThanOrEqual(150)
    expect(words).toBeLessThanOrEqual(400)
  })
}

for (const path of ['/commercial', '/']) {
  test(`${path}, scrolled before its scripts arrive, stays where it is`, async ({ page }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await released
      await route.fallback()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 1850, behavior: 'instant' }))
    release()
    await page.waitForFunction(isHydrated)
    await expect(page.locator('.splash')).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(1850)
    if (path === '/') expect(await currentDot(page)).toBe('Services')
  })
}

test('pictures are fetched 50 px before they come into view', async ({ page }) => {
  await page.goto('/commercial')
  const frame = main(page).locator('figure .picture')
  const top = await frame.evaluate((element) => element.getBoundingClientRect().top - window.innerHeight)
  const scrollTo = (height: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), height)
  await scrollTo(top - 60)
  // Two frames, in which whoever watches the picture would have been told.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(frame.locator('picture')).toHaveCount(0)
  await scrollTo(top - 40)
  await expect(frame.locator('img')).toHaveCSS('opacity', '1')
})

/** Every text of the page that cannot be seen, scrolled to or not. */
function hiddenWords(page: Page): Promise<string[]> {
  return main(page).evaluate((root) => {
    const words: string[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const element = walker.currentNode.parentElement
      if (!text || !element || element.closest('noscript, .sr-only, nav, button')) continue
      const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { width, height } = element.getBoundingClientRect()
      if (!shown || width === 0 || height === 0) words.push(text)
    }
    return words
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of pages) {
    test(`${path} shows every word`, async ({ page }) => {
      await page.goto(path)
      expect(await hiddenWords(page)).toEqual([])
    })
  }

  test('the cards that do not fit can be scrolled to', async ({ page }) => {
    await page.goto('/')
    const last = page.getByRole('heading', { name: 'Ongoing Projects' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const how = await last.evaluate((element) => {
      for (let node = element.parentElement; node; node = node.parentElement)
        if (node.scrollLeft > 0) return getComputedStyle(node).overflowX
      return 'not at all'
    })
    expect(how).toBe('auto')
  })
})

for (const [what, pattern] of [
  ['scripts do', '**/assets/*.js'],
  ['the code of the page does', '**/assets/home-page-*.js'],
] as const) {
  test.describe(`where ${what} not arrive`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('nothing waits to be revealed or opened', async ({ page, allowConsole }) => {
      allowConsole(/Failed to (?:load|fetch)/)
      await page.route(pattern, (route) => route.abort())
      await page.goto('/', { waitUntil: 'load' })
      await expect.poll(() => hiddenWords(page)).toEqual([])
    })
  })
}
