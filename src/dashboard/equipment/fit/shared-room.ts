import { useSyncExternalStore } from 'react'
import { noSizes } from '@/catalog/sizing/typed-room'

/** The room before anything is typed or checked. */
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

/** Changes the room. All items share it until the page is closed. */
export function changeRoom(change: Partial<Room>) {
  room = { ...room, ...change }
  for (const notify of listeners) notify()
}

/** Resets the room. */
export const clearRoom = () => changeRoom(emptyRoom)

/** The room that all items share. */
export const useRoom = (): Room => useSyncExternalStore(subscribe, () => room)

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}
