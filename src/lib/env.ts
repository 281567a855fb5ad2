/** The environment variables of pages; src/auth/staff.ts reads the allow-list. `.env.example` describes each. */
export const env = {
  supabaseUrl: import.meta.env.VITE_SUPABASE_URL ?? '',
  supabaseKey: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
  measurementId: import.meta.env.VITE_GA_MEASUREMENT_ID ?? '',
  vercelAnalytics: import.meta.env.VITE_VERCEL_ANALYTICS === '1',
} as const
