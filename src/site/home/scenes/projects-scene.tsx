import { home } from '@/content/home'
import { projects } from '@/content/projects'
import { ProjectsCarousel } from '@/site/home/projects-carousel'

export function ProjectsScene() {
  return (
    <section
      id="projects"
      aria-label="Projects"
      data-header="white"
      className="scene scene-padding on-dark flex flex-col justify-center bg-ink text-steam"
    >
      <h2 className="px-margin text-h2">{home.projects.title}</h2>
      <ProjectsCarousel projects={projects} />
    </section>
  )
}
