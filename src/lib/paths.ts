/** Every address of the product. No other file writes one. */
export const paths = {
  home: () => '/',
  login: () => '/login',
  signup: () => '/signup',
  dashboard: () => '/dashboard',
  equipment: () => '/dashboard/equipment',
} as const
