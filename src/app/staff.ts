// The route modules that most visits of staff need, in one file of the build: forty small files took 0.4 s longer.
export * as authLayout from '@/auth/auth-layout'
export * as requireStaff from '@/auth/require-staff'
export * as equipmentPage from '@/dashboard/equipment/equipment-page'
export * as dashboardLayout from '@/dashboard/layout/dashboard-layout'
