import { home } from '@/content/home'
import { projects } from '@/content/projects'
import { ProjectsCarousel } from '@/site/home/projects-carousel'
import { rises } from '@/site/home/section-motion'
import { Storey } from '@/site/home/storey'

/** The project cards. `soon`: the visitor is one section before them. */
export function ProjectsScene({ soon }: { soon: boolean }) {
  return (
    <Storey id="projects" className="scene-padding flex flex-col justify-center">
      <h2 ref={rises} className="relative z-20 px-margin text-h2">
        {home.projects.title}
      </h2>
      <ProjectsCarousel projects={projects} soon={soon} />
    </Storey>
  )
}
