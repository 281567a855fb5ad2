import { useSearchParams } from 'react-router-dom'
import { commercialServices, residentialServices } from '@/content/services'
import { useHydrated } from '@/lib/use-hydrated'

/** The title of the core service the visitor came from. The prerendered page, with which hydration starts, has none. */
export function useService(): string | undefined {
  const [search] = useSearchParams()
  const id = useHydrated() ? search.get('about') : null
  return [...commercialServices, ...residentialServices].find((service) => service.id === id)?.title
}
