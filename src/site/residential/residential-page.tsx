import { detailPlungeLantern } from '@/assets/pictures/web/detail-plunge-lantern'
import { detailTub } from '@/assets/pictures/web/detail-tub'
import { gardenWindow } from '@/assets/pictures/web/garden-window'
import { tubCandles } from '@/assets/pictures/web/tub-candles'
import { wellnessRoomPortrait } from '@/assets/pictures/web/wellness-room-portrait'
import { installations, residentialExtras, residentialServices } from '@/content/services'
import { paths } from '@/lib/paths'
import type { PageHandle } from '@/lib/seo/page-handle'
import { Reveal } from '@/motion/reveal'
import { Invitation } from '@/site/shared/invitation'
import { ServiceLine, ServiceList } from '@/site/shared/service-list'
import { service } from '@/site/shared/structured-data'
import { Study } from '@/site/shared/study'
import { Ranges } from '@/site/shared/typography'
import { Picture } from '@/ui/picture'

export const handle: PageHandle = {
  structuredData: [
    service(paths.residential(), 'Residential bathing design', [
      ...residentialServices,
      ...residentialExtras,
    ]),
  ],
}

/** /residential: services and installations for homes. */
export function Component() {
  return (
    <>
      <section
        data-header="white"
        className="on-dark grid min-h-svh grid-rows-[1fr_auto] bg-basalt px-margin text-steam [--shade-head:0.35] md:[--shade-head:0.7] lg:[--shade-head:0.35] lg:split-end lg:grid-rows-1 print:block"
      >
        <div className="relative isolate -mx-margin min-h-[min(20rem,60svh)] overflow-clip lg:-mr-[4vw]">
          <Picture
            picture={detailTub}
            portrait={wellnessRoomPortrait}
            alt="Study for a wellness room: a stone tub by candlelight, a garden at dusk in the low window"
            sizes="(min-width: 64rem) max(62.5vw, 100svh), 100vw"
            eager
            // The tub stays whole. On phones the ceiling ends below the header, and the candles stay whole.
            className="backdrop portrait:[--picture-position:50%_37%] landscape:[--picture-position:27%_45%] max-md:portrait:[--picture-position:70%_40%]"
          />
          <div className="shade-head" />
        </div>
        <div className="flex flex-col justify-end gap-6 pt-8 pb-14 lg:pt-32 lg:pb-16 lg:[@media(height<40rem)]:pt-24">
          <h1 className="text-[length:clamp(3.5rem,min(18vw,15svh),4.5rem)] leading-[1.04] lg:text-[length:min(7.6vw,15svh)]">
            An hour <br />
            of heat, <br />
            at home
          </h1>
          <p className="max-w-[40ch] text-lead">
            Saunas, steam rooms, cold plunges and wellness rooms for apartments, townhouses and gardens.
          </p>
        </div>
      </section>
      <section className="grid gap-y-10 px-margin py-section md:split-end md:grid-rows-[auto_1fr]">
        <div>
          <h2 className="text-h2">
            <span className="whitespace-nowrap">Rooms people</span> ask for
          </h2>
          <p className="mt-5 max-w-[62ch] text-body">
            For each one, we ask three things first: where the power comes from, how the floor drains, and how
            the room dries out overnight.
          </p>
        </div>
        <div className="-mx-margin md:row-span-2 md:ml-0">
          <Study
            picture={detailPlungeLantern}
            alt="Study for a cold plunge: still black water, and a lantern and a towel on the stone bench behind it"
            caption="Study for a cold plunge. The bench is for the minute after."
            // As high as the list beside it.
            sizes="(min-width: 64rem) 45vw, (min-width: 48rem) 72vw, 100vw"
            className="max-md:aspect-[4/3]! md:grow [--picture-position:30%_76%]"
            captionClass="pr-margin max-md:pl-margin"
          />
        </div>
        <ul>
          {installations.map(({ id, title, description, picture }, order) => (
            <li key={id} className="border-line border-t last:border-b">
              <Reveal
                order={order}
                className="grid gap-x-5 gap-y-1 py-5 md:gap-x-8 max-md:grid-cols-[1fr_6.5rem] max-md:grid-rows-[1fr_auto_auto_1fr] md:items-baseline lg:grid-cols-[2fr_3fr]"
              >
                <h3 className="text-[clamp(1.5rem,2.2vw,2.25rem)] max-md:row-start-2">{title}</h3>
                <p className="max-md:row-start-3 lg:text-[1.0625rem]">
                  <Ranges>{description}</Ranges>
                </p>
                <Picture
                  picture={picture}
                  alt=""
                  sizes="8rem"
                  className="col-start-2 row-span-full aspect-square md:hidden"
                />
              </Reveal>
            </li>
          ))}
        </ul>
      </section>
      <section data-header="white" className="on-dark bg-basalt px-margin pb-section text-steam">
        <div className="-mx-margin">
          <Study
            picture={gardenWindow}
            alt="Study for a garden sauna, from within: a heater, a bench over a line of light, and through the glass a townhouse garden at dusk"
            caption="Study for a garden sauna, from within."
            sizes="(min-width: 48rem) 100vw, 222vw"
            // On phones the heater, the bench, and the garden beside them.
            className="max-md:aspect-[4/5]! max-md:[--picture-position:75%_50%]"
            captionClass="px-margin"
          />
        </div>
        <h2 className="mt-14 mb-10 text-h2 md:mt-24">What we do</h2>
        <ServiceList items={residentialServices} side="right" lead="planning" />
      </section>
      <section className="px-margin py-section">
        <h2 className="mb-10 text-h2">Before, during and after the build</h2>
        <ServiceLine items={residentialExtras} />
      </section>
      <Invitation
        title="Show us the room"
        text="A few photographs and a floor plan tell us most of what we need."
        picture={tubCandles}
      />
    </>
  )
}
