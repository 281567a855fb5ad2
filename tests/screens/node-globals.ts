// Node's byte array in place of jsdom's: the backend signs sessions with Node's crypto, which refuses jsdom's. In a file
// of its own, because the libraries behind the backend use it at import.
Object.assign(globalThis, { Uint8Array: Object.getPrototypeOf(Buffer) })

export {}
