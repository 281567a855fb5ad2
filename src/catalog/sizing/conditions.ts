import { type BuildingService, isBuildingService, usualService } from './electrical'

/** What the figures of a building assume. */
export type Conditions = {
  /** Its low-voltage service. */
  service: BuildingService
  /** The percentage of its water that runs at once, 1 to 100. */
  simultaneity: number
}

/** The conditions of a project; those of a selection are the usual ones. */
export const conditionsOf = (project: { service: string; simultaneity: number } | null): Conditions => ({
  service: project && isBuildingService(project.service) ? project.service : usualService,
  simultaneity: project?.simultaneity ?? 100,
})

/** Reads a typed percentage from 1 to 100. Null if it is none. */
export function readPercent(typed: string): number | null {
  const [, digits] = /^(\d{1,3})\s*%?$/.exec(typed.trim()) ?? []
  const percent = Number(digits)
  return percent >= 1 && percent <= 100 ? percent : null
}
