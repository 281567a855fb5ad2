import { OverviewActivity } from './overview-activity'
import { OverviewCounts } from './overview-counts'
import { OverviewProjects } from './overview-projects'
import { OverviewStart } from './overview-start'

export function Component() {
  return (
    <>
      <OverviewCounts />
      <OverviewActivity />
      <OverviewProjects />
      <OverviewStart />
    </>
  )
}
