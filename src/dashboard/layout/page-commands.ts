import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { ShortcutId } from './shortcuts'

/** Something to do, offered by the palette. */
export type Command = {
  /** Of two commands with one id, that of the screen is offered. */
  id: string
  label: string
  icon?: LucideIcon
  /** The key that does the same. */
  shortcut?: ShortcutId
} & ({ to: string } | { run: () => void })

type Offer = () => readonly Command[]

const offers = new Set<Offer>()

/** Offers a screen's commands while it is mounted. Asked when the palette opens: the focused row still has focus then. */
export function useCommands(offer: Offer) {
  const latest = useRef(offer)
  // Layout effects: what has just been painted can be focused and acted on at once.
  useLayoutEffect(() => {
    latest.current = offer
  })
  useLayoutEffect(() => {
    const current = () => latest.current()
    offers.add(current)
    return () => void offers.delete(current)
  }, [])
}

/** What the screens offer now, before `others`. */
export function collectCommands(others: readonly Command[]): readonly Command[] {
  const commands = new Map<string, Command>()
  for (const command of [...[...offers].flatMap((offer) => offer()), ...others])
    if (!commands.has(command.id)) commands.set(command.id, command)
  return [...commands.values()]
}
