import { projects } from '@/content/projects'
import { Reveal } from '@/motion/reveal'
import { Invitation } from '@/site/shared/invitation'
import { Picture } from '@/ui/picture'

export function Component() {
  return (
    <>
      <section className="on-dark bg-ink px-margin pt-40 pb-20 text-steam">
        <h1 className="text-[clamp(2.75rem,7vw,7rem)] leading-[1.02]">Our Work</h1>
        <p className="mt-6 max-w-[56ch] text-lead">
          Four studies of places like these. The pictures are ours: made to show their atmosphere, not
          photographed there.
        </p>
      </section>
      <ol>
        {projects.map((project, index) => (
          <li key={project.slug} id={project.slug} className="scroll-mt-18 px-margin pt-section">
            <article className={index % 2 === 0 ? 'md:pr-[16%]' : 'md:pl-[16%]'}>
              <Picture
                picture={project.image}
                alt={project.altText}
                sizes="(min-width: 768px) 75vw, 100vw"
                eager={index === 0}
                className="w-full"
              />
              <Reveal className="mt-6 grid gap-x-12 gap-y-3 md:grid-cols-[5fr_6fr]">
                <div>
                  <h2 className="text-title">{project.title}</h2>
                  <p className="mt-1 text-clay">{project.subtitle}</p>
                  {project.role && <p className="mt-1 text-clay">{project.role}</p>}
                </div>
                <p className="max-w-[62ch] text-body">{project.description}</p>
              </Reveal>
            </article>
          </li>
        ))}
      </ol>
      <Invitation
        title="The next one"
        text="If it has heat or cold water in it, we would like to hear about it."
      />
    </>
  )
}
