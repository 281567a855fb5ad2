import '@/dashboard/dashboard.css'

// The route modules that most visits of staff need, in one file of the build: forty small files took 0.4 s longer.
export * as authLayout from '@/auth/auth-layout'
export * as requireStaff from '@/auth/require-staff'
export * as equipmentPage from '@/dashboard/equipment/equipment-page'
export * as dashboardLayout from '@/dashboard/layout/dashboard-layout'

/** The other screens, fetched when they are first opened. Listed here, because the entry would name all of their files to visitors. */
export const screens = {
  specSheet: () => import('@/dashboard/documents/spec-sheet/spec-sheet-page'),
  compare: () => import('@/dashboard/documents/compare/compare-page'),
  totals: () => import('@/dashboard/documents/totals/totals-page'),
  schedule: () => import('@/dashboard/documents/schedule/schedule-page'),
  projectRevisions: () => import('@/dashboard/projects/revisions/revisions-page'),
  dashboard: () => import('@/dashboard/overview/overview-page'),
  projectList: () => import('@/dashboard/projects/project-list-page'),
  project: () => import('@/dashboard/projects/project-page'),
  mcp: () => import('@/dashboard/mcp-guide/mcp-guide-page'),
  comingSoon: () => import('@/dashboard/coming-soon/coming-soon-page'),
}
