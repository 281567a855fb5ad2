declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on the whole file; false when another open file holds it. Closing the file releases it. */
  export function tryLock(fd: number): boolean
}
