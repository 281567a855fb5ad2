import { useSearchParams } from 'react-router-dom'
import { reception } from '@/assets/pictures/web/reception'
import { brand } from '@/content/brand'
import { addressLine, business } from '@/content/business'
import { contact } from '@/content/contact'
import { commercialServices, residentialServices } from '@/content/services'
import { cx } from '@/lib/cx'
import { RuledList } from '@/site/shared/ruled-list'
import { StudyDrawing } from '@/site/shared/study-drawing'
import { useHydrated } from '@/site/shared/use-hydrated'
import { ButtonLink } from '@/ui/button'
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
  ] as const
}

/** /contact: mail, office and telephone, and what to write. */
export function Component() {
  const letters = ways(useService())
  return (
    <>
      <section
        data-header="white"
        className="on-dark grid grid-cols-1 bg-ink px-margin text-steam [--shade-head:0.72] lg:split lg:min-h-svh print:block"
      >
        <div className="relative isolate -mx-margin h-[max(17rem,39svh,62vw)] overflow-clip break-inside-avoid lg:order-1 lg:ml-0 lg:h-auto print:h-[7cm]">
          <Picture
            picture={reception}
            alt="Study for a reception: a stone desk in linen light"
            sizes="(min-width: 64rem) max(58vw, 147svh), (min-width: 48rem) max(100vw, 58svh), 137vw"
            eager
            // Vase and lantern are whole, on phones without the light of a window on the wall left of them, and in wide windows the
            // lantern where there is no room for both. Its cord hangs between two links of the header, on phones left of the menu.
            className="absolute inset-y-0 right-0 -z-10 aspect-auto w-full max-md:w-[137%] [--picture-position:90%_90%] lg:[--picture-position:min(0px,max(58vw-146svh,min(52.5vw-5rem-113.4svh,58.5vw-129svh)))_40%]"
          />
          {/* On phones only behind the name: the lantern hangs as high as the header and stays bright. */}
          <div className="shade-head max-md:[mask-image:linear-gradient(to_right,black_6rem,transparent_15rem)]" />
        </div>
        <div className="flex flex-col justify-end pt-7 pb-10 lg:pt-28 lg:pb-16 lg:[@media(height<50rem)]:pt-20 lg:[@media(height<50rem)]:pb-6 print:pt-6 print:pb-8">
          <h1 className="-ml-[0.03em] text-[clamp(4rem,21.5vw,6rem)] leading-none lg:text-[clamp(2.75rem,min(8.2vw,13svh),9rem)]">
            Contact
          </h1>
          <p className="mt-4 max-w-[44ch] text-body lg:mt-5 lg:max-w-none lg:text-[max(1.0625rem,1.25vw)]">
            {contact.lead}
          </p>
          {/* In narrow windows office and telephone stand in the columns of the footer. */}
          <dl className="mt-6 grid min-[22rem]:grid-cols-2 lg:mt-[clamp(1rem,6svh,4rem)] lg:grid-cols-[1fr_auto]">
            {letters.map(({ label, text, href }, index) => (
              <div
                key={label}
                className="border-current/25 border-t pt-5 pb-4 min-[22rem]:first:col-span-2 min-[22rem]:last:pl-2 lg:first:pb-7 lg:[@media(height<50rem)]:py-1 lg:last:pl-6"
              >
                <dt className="text-ui text-sand">{label}</dt>
                <dd>
                  <a
                    href={href}
                    className={cx(
                      'inline-block min-h-11 py-1 [overflow-wrap:anywhere] hover:text-ember',
                      // Email, the first way, is what the page asks for.
                      index === 0
                        ? 'text-[1.75rem] lg:text-[clamp(1.5rem,min(2.5vw,4.4svh),3rem)]'
                        : 'text-body lg:text-[clamp(1rem,1.5vw,1.375rem)]',
                    )}
                  >
                    {text}
                  </a>
                </dd>
                {index === 0 && (
                  <dd>
                    <ButtonLink to={href} variant="pale" className="my-3">
                      Start a conversation
                    </ButtonLink>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="px-margin pt-12 pb-section md:pt-section">
        <div className="grid gap-y-6 md:split">
          {/* The title begins with the list. */}
          <div className="grid content-start gap-y-8 md:gap-y-12 lg:gap-y-18">
            <h2 className="text-h2 md:-mt-[0.2em]">{contact.title}</h2>
            <StudyDrawing slug="room" />
          </div>
          <RuledList items={contact.helps} isNarrow />
        </div>
      </section>
    </>
  )
}
