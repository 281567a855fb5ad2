import { Outlet, type RouteObject } from 'react-router-dom'
import { paths } from '@/lib/paths'
import { ErrorPage } from './error-page'

/** Every address, top to bottom as a visitor meets it. Every page is loaded when it is first opened. */
export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <ErrorPage />,
    // Nothing is drawn while the first page's code arrives: it takes less time than a flash of something else.
    hydrateFallbackElement: <></>,
    children: [
      { path: paths.home(), lazy: () => import('@/site/home/home-page') },
      {
        lazy: () => import('@/auth/auth-layout'),
        children: [
          { path: paths.login(), lazy: () => import('@/auth/login-page') },
          { path: paths.signup(), lazy: () => import('@/auth/signup-page') },
          {
            lazy: () => import('@/dashboard/layout/dashboard-layout'),
            children: [
              { path: paths.dashboard(), lazy: () => import('@/dashboard/layout/dashboard-index') },
              { path: paths.equipment(), lazy: () => import('@/dashboard/equipment/equipment-page') },
            ],
          },
        ],
      },
      { path: '*', lazy: () => import('./not-found-page') },
    ],
  },
]
