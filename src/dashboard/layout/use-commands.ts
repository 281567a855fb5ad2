import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ShortcutId } from './shortcuts'

/** An action in the palette. */
export type Command = {
  /** A screen's command replaces the frame's command with the same id. */
  id: string
  label: string
  icon?: LucideIcon
  /** The shortcut that does the same. */
  shortcut?: ShortcutId
} & ({ to: string } | { run: () => void })

type Offer = () => readonly Command[]

const offers = new Set<Offer>()

/** Adds a screen's commands to the palette. `offer` is called when the palette opens, while the row still has focus. */
export function useCommands(offer: Offer) {
  const latest = useRef(offer)
  // Layout effects: a person may open the palette as soon as the screen is painted.
  useLayoutEffect(() => {
    latest.current = offer
  })
  useLayoutEffect(() => {
    const current = () => latest.current()
    offers.add(current)
    return () => void offers.delete(current)
  }, [])
}

/** Returns the commands of the mounted screens, then `others`. */
export function collectCommands(others: readonly Command[]): readonly Command[] {
  const commands = new Map<string, Command>()
  for (const command of [...[...offers].flatMap((offer) => offer()), ...others])
    if (!commands.has(command.id)) commands.set(command.id, command)
  return [...commands.values()]
}
