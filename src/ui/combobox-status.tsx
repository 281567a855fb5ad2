import { VisuallyHidden } from './visually-hidden'

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
