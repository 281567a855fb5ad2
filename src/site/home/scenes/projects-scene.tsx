import { home } from '@/content/home'
import { projects } from '@/content/projects'
import { ProjectsCarousel } from '@/site/home/projects-carousel'
import { sectionProps } from '@/site/home/section-machine'
import { rises } from '@/site/home/section-motion'

/** The project cards. `soon`: the visitor is one section before them. */
export function ProjectsScene({ soon }: { soon: boolean }) {
  return (
    <section
      {...sectionProps('projects')}
      data-header="white"
      className="scene scene-padding on-dark flex md:pr-(--lane) flex-col justify-center bg-ink text-steam"
    >
      <h2 ref={rises} className="px-margin text-h2">
        {home.projects.title}
      </h2>
      <ProjectsCarousel projects={projects} soon={soon} />
    </section>
  )
}
