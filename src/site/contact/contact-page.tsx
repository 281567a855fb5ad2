import { useSearchParams } from 'react-router-dom'
import { reception } from '@/assets/pictures/web/reception'
import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'
import { contact } from '@/content/contact'
import { commercialServices, residentialServices } from '@/content/services'
import { useHydrated } from '@/site/shared/use-hydrated'
import { Picture } from '@/ui/picture'

const services = [...commercialServices, ...residentialServices]

/** The title of the core service that the address names, from which the visitor came. */
function useService(): string | undefined {
  const [search] = useSearchParams()
  // The prerendered page knows no query.
  const id = useHydrated() ? search.get('about') : null
  return services.find((service) => service.id === id)?.title
}

/** A name as written inside a sentence: 'The founder' becomes 'the founder', a person's name keeps its capitals. */
const insideSentence = (name: string) => name.replace(/^The /, 'the ')

/** The ways to reach the studio. A mail names the service that the visitor came from. */
const ways = (service: string | undefined) => {
  const about = service ? ` about ${service}` : ''
  return [
    {
      label: `Write to ${insideSentence(business.founder.name)}${about}`,
      text: business.founder.email,
      href: `mailto:${business.founder.email}?subject=${encodeURIComponent(`Inquiry for ${brand.name}${about}`)}`,
    },
    {
      label: 'Office',
      text: addressLine,
      href: `https://www.openstreetmap.org/search?query=${encodeURIComponent(addressLine)}`,
    },
    { label: 'Call', text: business.phone.display, href: `tel:${business.phone.dial}` },
  ]
}

/** /contact: mail, office and telephone, and what to write. */
export function Component() {
  const service = useService()
  return (
    <>
      <section
        data-header="white"
        className="on-dark grid min-h-svh bg-ink text-steam [--shade-head:0.52] lg:grid-cols-[5fr_7fr] print:block"
      >
        <div className="flex flex-col justify-end px-margin pt-36 pb-20 print:pt-0 print:pb-8 lg:[@media(height<50rem)]:pt-20 lg:[@media(height<50rem)]:pb-8">
          <h1 className="text-display">Contact</h1>
          <p className="mt-6 max-w-[44ch] text-lead">{contact.lead}</p>
          <dl className="mt-14 lg:[@media(height<50rem)]:mt-4">
            {ways(service).map(({ label, text, href }) => (
              <div key={label} className="border-basalt border-t py-5 lg:[@media(height<50rem)]:py-2">
                <dt className="text-note text-sand">{label}</dt>
                <dd>
                  <a
                    href={href}
                    className="inline-block min-h-11 py-1 text-[1.375rem] [overflow-wrap:anywhere] hover:text-ember"
                  >
                    {text}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative h-[max(20rem,56vw)] break-inside-avoid lg:h-auto print:h-[7cm]">
          <div className="absolute inset-0 isolate">
            <Picture
              picture={reception}
              alt="Study for a reception: a stone desk in linen light"
              sizes="(min-width: 64rem) max(58vw, 160svh), max(100vw, 32rem)"
              eager
              // Shows the whole lantern at every width, and the vase whole or not at all.
              className="-z-10 size-full [--picture-position:100%_40%] [@media(min-width:1800px)_and_(min-aspect-ratio:7/4)]:[--picture-position:78%_40%]"
            />
            <div className="shade-head max-lg:hidden" />
          </div>
        </div>
      </section>
      <section className="px-margin py-section">
        <h2 className="text-h2">{contact.title}</h2>
        <div className="mt-12">
          {contact.helps.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-[8.33%] gap-y-3 border-line border-t py-7 last:border-b md:grid-cols-[4fr_7fr]"
            >
              <h3 className="text-title">{title}</h3>
              <p className="max-w-[62ch] text-body">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
