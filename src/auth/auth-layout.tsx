import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '@/lib/query-client'
import { AuthProvider } from './auth-provider'

/** Around every route that knows about staff, so that visitors never download the backend's client. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  )
}
