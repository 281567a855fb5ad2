import { OverviewCounts } from './overview-counts'
import { OverviewStart } from './overview-start'

export function Component() {
  return (
    <>
      <OverviewCounts />
      <OverviewStart />
    </>
  )
}
