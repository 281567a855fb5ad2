import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { queryClient } from '@/lib/query-client'
import { AuthProvider } from './auth-provider'

/** Wraps the sign-in pages and the dashboard only, so that public pages do not download supabase-js. */
export function Component() {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  )
}
