import { useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { commercialServices, residentialServices } from '@/content/services'

const services = [...commercialServices, ...residentialServices]

/** The title of the core service the visitor came from. */
export function useService(): string | undefined {
  const [search] = useSearchParams()
  const [id, setId] = useState<string | null>(null)
  // In an effect, because hydration starts from the prerendered page, which knows no query.
  useLayoutEffect(() => setId(search.get('about')), [search])
  return services.find((service) => service.id === id)?.title
}
