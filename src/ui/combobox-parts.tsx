import { VisuallyHidden } from './visually-hidden'

/** The highlighted option. The ground alone is 1.1:1 on the list's, and none in forced colours. */
export const highlightedClass = 'bg-travertine outline-2 -outline-offset-2 outline-cedar'

type Props = {
  isOpen: boolean
  /** How many options match. */
  count: number
  /** What became of the last pick. */
  picked: string
}

/** Says how many options match, and then what was picked. Always mounted: screen readers announce what changes. */
export function ComboboxStatus({ isOpen, count, picked }: Props) {
  const found = count === 0 ? 'No match' : `${count} found`
  return <VisuallyHidden role="status">{isOpen ? found : picked}</VisuallyHidden>
}
