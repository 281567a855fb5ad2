import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sections } from '../../src/content/home.ts'
import { publicPages } from '../../src/lib/seo/public-pages.ts'
import { inputLock } from '../../src/site/home/section-machine.ts'
import { founder, password } from '../e2e/accounts.ts'
import type { Catalog } from '../e2e/catalog.ts'
import type { Key } from './driver.ts'
import type { Screen } from './screen.ts'
import { until } from './until.ts'

export type Step = {
  name: string
  run: (screen: Screen, backstage: Backstage) => Promise<void>
}

/** Access past the browser. */
type Backstage = {
  catalog: Catalog
  /** For files to upload. */
  folder: string
}

type SectionId = (typeof sections)[number]['id']

const button = (name: string) => ({ role: 'button', name })
const field = (name: string) => ({ role: 'textbox', name })

/** Waits until a section starts at the top of the window and the page takes input again. */
async function arriveAt(screen: Screen, id: SectionId) {
  const arrived = await until(`section ${id} at the top`, () =>
    screen.evaluate<number>(
      `Math.abs(document.getElementById('${id}').getBoundingClientRect().top) <= 1 && performance.now()`,
    ),
  )
  await until('the end of the lock', () =>
    screen.evaluate<boolean>(`performance.now() > ${arrived + inputLock}`),
  )
}

/** A key that leads to a section, and the section. */
const keys: [Key, SectionId][] = [
  ['ArrowDown', 'projects'],
  ['PageDown', 'services'],
  ['ArrowDown', 'faq'],
  ['End', 'cta'],
  ['PageUp', 'faq'],
  ['Home', 'hero'],
]

/** An expression for the page: whether the engine plays one of the film's two formats. */
const playsFilm = `['av01.0.05M.08', 'avc1.640020'].some((codec) =>
  document.createElement('video').canPlayType('video/mp4; codecs="' + codec + '"') !== '')`

/** A visit, from the splash to signing out. */
export const journey: Step[] = [
  {
    name: 'splash',
    async run(screen) {
      await screen.start('/')
      await until('the name to be typed', () =>
        screen.evaluate<boolean>(
          `getComputedStyle(document.querySelector('.splash-name p > span:last-child')).visibility === 'visible'`,
        ),
      )
      await screen.shoot('splash')
      await screen.press('Escape')
      await until('the end of the splash', () =>
        screen.evaluate<boolean>(`!document.querySelector('.splash')`),
      )
    },
  },
  {
    name: 'home by keys',
    async run(screen) {
      await arriveAt(screen, 'hero')
      await screen.shoot('home-hero')
      for (const [key, id] of keys) {
        await screen.press(key)
        await arriveAt(screen, id)
        await screen.settle()
        await screen.shoot(`home-${id}`)
      }
    },
  },
  {
    name: 'home by the wheel',
    async run(screen) {
      for (const { id } of sections.slice(1)) {
        await screen.wheel(100)
        await arriveAt(screen, id)
      }
      await screen.wheel(-100)
      await arriveAt(screen, 'faq')
    },
  },
  {
    name: 'moving water',
    async run(screen) {
      await screen.press('End')
      await arriveAt(screen, 'cta')
      // An engine without these codecs keeps the picture.
      if (!(await screen.evaluate<boolean>(playsFilm))) {
        if (await screen.evaluate<boolean>(`!!document.querySelector('[aria-label="Pause the water"]')`))
          throw new Error('A button that pauses nothing')
        return
      }
      await until('the film to play', () =>
        screen.evaluate<boolean>(`document.querySelector('video')?.currentTime > 0.5`),
      )
      await screen.shoot('home-film')
      await screen.click(button('Pause the water'))
      await until('the film to pause', () =>
        screen.evaluate<boolean>(`document.querySelector('video').paused`),
      )
    },
  },
  ...publicPages.map(({ path, name }) => ({
    name: path,
    async run(screen: Screen) {
      await screen.open(path)
      await screen.shootPage(`page-${name.toLowerCase().replaceAll(' ', '-')}`)
    },
  })),
  {
    name: 'a phone’s menu',
    async run(screen) {
      await screen.open('/')
      await screen.resize(screen.phone)
      await screen.click(button('Open menu'))
      await screen.find({ role: 'link', name: 'Commercial' })
      await screen.settle()
      await screen.shoot('menu')
      await screen.click({ role: 'link', name: 'Commercial' })
      await screen.settle()
      await screen.shoot('menu-commercial')
      await screen.resize(screen.laptop)
    },
  },
  {
    name: 'newsletter',
    async run(screen) {
      await screen.open('/contact')
      await screen.fill(field('Newsletter'), 'someone@example.com')
      await screen.press('Enter')
      await screen.reads('Thank you for subscribing!')
      await screen.shoot('newsletter')
    },
  },
  {
    name: 'sign-up',
    async run(screen) {
      await screen.open('/signup')
      await screen.shootAll('signup')
      await screen.fill(field('Email'), founder)
      await screen.fill({ label: 'Password' }, password)
      await screen.fill({ label: 'Confirm password' }, password)
      await screen.click(button('Create account'))
      await screen.reads('Account created successfully! You can now sign in.')
      await screen.shootAll('signed-up')
    },
  },
  {
    name: 'sign-in',
    async run(screen) {
      await screen.fill(field('Email'), founder)
      await screen.fill({ label: 'Password' }, password)
      await screen.press('Enter')
      await screen.find({ role: 'heading', name: 'Overview' })
      await screen.shootPage('overview')
    },
  },
  {
    name: 'add',
    async run(screen) {
      await screen.click({ role: 'link', name: 'Equipment Catalog' })
      await screen.click(button('Add Equipment'))
      await screen.fill(field('Name'), 'Steam column')
      await screen.shootAll('form-basic')
      await screen.fill({ role: 'combobox', name: 'Categories' }, 'Steam Gen')
      await screen.shootAll('form-categories')
      await screen.press('Enter')
      await screen.find(button('Remove Steam Generators'))
      // The list stays open for the next category.
      await screen.press('Escape')
      await screen.fill(field('Brand'), 'Aufguss')
      await screen.fill(field('Cost'), '4250.5')
      for (const tab of ['Technical', 'Supplier', 'Notes']) {
        await screen.click({ role: 'tab', name: tab })
        await screen.shootAll(`form-${tab.toLowerCase()}`)
      }
      await screen.click(button('Add Equipment'))
      await screen.isGone('dialog')
      await screen.find(button('Edit Steam column'))
      await screen.shootPage('catalog')
    },
  },
  {
    name: 'edit with a conflict',
    async run(screen, { catalog }) {
      await screen.click(button('Edit Steam column'))
      await screen.fill(field('Brand'), 'My brand')
      const [item] = await catalog.all()
      await catalog.change(String(item?.id), { brand: 'Their brand', model: 'Their model' })
      await screen.click(button('Update Equipment'))
      await screen.find({ role: 'alertdialog', name: 'Someone else changed this item' })
      await screen.shootAll('conflict')
      await screen.click(button('Keep mine'))
      await screen.isGone('dialog')
      await screen.reads('My brand')
      await screen.reads('Their model')
    },
  },
  {
    name: 'import',
    async run(screen, { folder }) {
      const file = join(folder, 'import.csv')
      await writeFile(file, 'Name,Categories,Brand,Cost\nCedar bench,Benches,Nordwood,1250\n')
      await screen.click(button('More'))
      await screen.click({ role: 'menuitem', name: 'Import' })
      await screen.find({ role: 'dialog', name: 'Import CSV or Excel' })
      await screen.shootAll('import-choose')
      await screen.chooseFile(file)
      await screen.find(button('Save 1 change'))
      await screen.shootAll('import-preview')
      await screen.click(button('Save 1 change'))
      await screen.isGone('dialog')
      await screen.find(button('View details Cedar bench'))
    },
  },
  {
    name: 'view',
    async run(screen) {
      await screen.click(button('View details Steam column'))
      await screen.find({ role: 'dialog', name: 'Steam column' })
      await screen.shootAll('view')
    },
  },
  {
    name: 'print view',
    async run(screen) {
      await screen.click({ role: 'link', name: 'Spec sheet' })
      await screen.find({ role: 'article', name: 'Steam column' })
      await screen.shootPage('spec-sheet')
    },
  },
  {
    name: 'MCP guide',
    async run(screen) {
      await screen.open('/dashboard/mcp')
      await screen.find({ role: 'tablist', name: 'Guide' })
      await screen.shootPage('mcp')
    },
  },
  {
    name: 'sign-out',
    async run(screen) {
      await screen.click(button('Sign out'))
      await until('the home page', () =>
        screen.evaluate<boolean>(`location.pathname === '/' && !!document.getElementById('hero')`),
      )
      await screen.open('/dashboard')
      await screen.find({ role: 'heading', name: 'Sign in' })
    },
  },
]
