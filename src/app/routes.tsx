import type { RouteObject } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { ErrorPage, ScreenError } from './error-page'
import { Root } from './root'

const plannedScreens = [
  paths.metrics(),
  paths.standards(),
  paths.proforma(),
  paths.knowledge(),
  paths.chat(),
  paths.settings(),
]

/** The route modules that most visits of staff need. */
const staff = () => import('./staff')

const screen = (name: keyof Awaited<ReturnType<typeof staff>>['screens']) => async () =>
  (await staff()).screens[name]()

/** Makes every path case-sensitive, as hosts are: /About is not a page. */
const caseSensitive = (table: RouteObject[]): RouteObject[] =>
  table.map((route) =>
    Object.assign(route, { caseSensitive: true, children: route.children && caseSensitive(route.children) }),
  )

/** Every route, in the order visitors meet them. The code of a page is fetched when the page is first opened. */
export const routes: RouteObject[] = caseSensitive([
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    // Empty, because a placeholder would only flash: the first page's code takes less time to arrive.
    hydrateFallbackElement: <></>,
    children: [
      {
        lazy: () => import('@/site/layout/site-layout'),
        children: [
          { path: paths.home(), lazy: () => import('@/site/home/home-page') },
          { path: paths.about(), lazy: () => import('@/site/about/about-page') },
          { path: paths.commercial(), lazy: () => import('@/site/commercial/commercial-page') },
          { path: paths.residential(), lazy: () => import('@/site/residential/residential-page') },
          { path: paths.contact(), lazy: () => import('@/site/contact/contact-page') },
          { path: paths.manhattan(), lazy: () => import('@/site/locations/manhattan-page') },
          { path: paths.brooklyn(), lazy: () => import('@/site/locations/brooklyn-page') },
          { path: paths.projects(), lazy: () => import('@/site/projects/projects-page') },
          { path: '*', lazy: () => import('@/site/not-found/not-found-page') },
        ],
      },
      {
        lazy: async () => (await staff()).authLayout,
        children: [
          { path: paths.login(), lazy: () => import('@/auth/login-page') },
          { path: paths.signup(), lazy: () => import('@/auth/signup-page') },
          { path: paths.choosePassword(), lazy: () => import('@/auth/choose-password-page') },
          {
            lazy: async () => (await staff()).requireStaff,
            children: [
              // Documents have no dashboard frame: they are printed.
              { path: paths.specSheet(), lazy: screen('specSheet') },
              { path: paths.compare(), lazy: screen('compare') },
              { path: paths.totals(), lazy: screen('totals') },
              { path: paths.schedule(), lazy: screen('schedule') },
              { path: paths.projectRevisions(), lazy: screen('projectRevisions') },
              {
                lazy: async () => (await staff()).dashboardLayout,
                children: [
                  {
                    // Inside the layout, so that the menu survives a screen that throws.
                    ErrorBoundary: ScreenError,
                    children: [
                      { path: paths.dashboard(), lazy: screen('dashboard') },
                      { path: paths.equipment(), lazy: async () => (await staff()).equipmentPage },
                      { path: paths.projectList(), lazy: screen('projectList') },
                      { path: paths.project(), lazy: screen('project') },
                      { path: paths.mcp(), lazy: screen('mcp') },
                      ...plannedScreens.map((path) => ({ path, lazy: screen('comingSoon') })),
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
])
