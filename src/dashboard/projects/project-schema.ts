import * as v from 'valibot'
import type { Project, ProjectValues } from '@/catalog/queries/project-queries'
import { atMost, optionalText, text } from '@/catalog/schema'
import { conditionsOf, readPercent } from '@/catalog/sizing/conditions'
import { isBuildingService } from '@/catalog/sizing/electrical'
import { isDay } from '@/lib/parse'

const usual = conditionsOf(null)

/** The days that the database takes. */
const earliest = '1990-01-01'
const latest = '2100-12-31'

/** Validates the form of a project and converts it to its values. The database has the same limits. */
export const projectSchema = v.object({
  name: v.pipe(text, v.minLength(1, 'Please enter a name'), atMost(200)),
  client: optionalText(200),
  number: optionalText(200),
  place: optionalText(200),
  revision: optionalText(20),
  opening_date: v.pipe(
    v.string(),
    v.check(
      (day) => day === '' || (isDay(day) && day >= earliest && day <= latest),
      'Please enter a day from 1990 to 2100',
    ),
    v.transform((day) => day || null),
  ),
  service: v.pipe(v.string(), v.check(isBuildingService)),
  simultaneity: v.pipe(
    v.string(),
    v.check((typed) => readPercent(typed) !== null, 'Please enter a percentage from 1 to 100'),
    v.transform((typed) => readPercent(typed) ?? usual.simultaneity),
  ),
  notes: optionalText(10_000),
})

/** The values of the form: texts as typed. */
export type ProjectFormValues = v.InferInput<typeof projectSchema>

/** The values that the form saves. */
export type ProjectInput = Omit<ProjectValues, 'is_archived'>

export const projectLabels: Record<keyof ProjectInput, string> = {
  name: 'Name',
  client: 'Client',
  number: 'Number',
  place: 'Place',
  revision: 'Revision',
  opening_date: 'Opening date',
  service: 'Service of the building',
  simultaneity: 'Water at once (%)',
  notes: 'Notes',
}

export const toProjectForm = (project: Project | null): ProjectFormValues => ({
  name: project?.name ?? '',
  client: project?.client ?? '',
  number: project?.number ?? '',
  place: project?.place ?? '',
  revision: project?.revision ?? '',
  opening_date: project?.opening_date ?? '',
  service: project?.service ?? usual.service,
  simultaneity: String(project?.simultaneity ?? usual.simultaneity),
  // As a <textarea> writes line breaks.
  notes: (project?.notes ?? '').replace(/\r\n?/g, '\n'),
})

/** The values that differ from those of the project. */
export function changedValues(input: ProjectInput, before: ProjectInput): Partial<ProjectInput> {
  const keys = Object.keys(projectLabels) as (keyof ProjectInput)[]
  return Object.fromEntries(keys.filter((key) => input[key] !== before[key]).map((key) => [key, input[key]]))
}
