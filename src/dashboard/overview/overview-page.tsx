import { OverviewActivity } from './overview-activity'
import { OverviewCounts } from './overview-counts'
import { OverviewStart } from './overview-start'

export function Component() {
  return (
    <>
      <OverviewCounts />
      <OverviewActivity />
      <OverviewStart />
    </>
  )
}
