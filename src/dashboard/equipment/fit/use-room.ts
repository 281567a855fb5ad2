import { useSyncExternalStore } from 'react'
import { noSizes } from './room-sizes'

/** What is typed and ticked about a room. */
const emptyRoom = {
  sizes: noSizes,
  coldWalls: '0',
  isLog: false,
  hasHeavyBacking: false,
  isStone: false,
}

type Room = typeof emptyRoom

let room: Room = emptyRoom
const listeners = new Set<() => void>()

/** Changes the room that every item is tried on until the page is left. */
export function changeRoom(change: Partial<Room>) {
  room = { ...room, ...change }
  for (const notify of listeners) notify()
}

/** Forgets what was typed and ticked. */
export const clearRoom = () => changeRoom(emptyRoom)

/** The room: other items, and the dialog's other tabs, find it as it was left. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, () => room)

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
