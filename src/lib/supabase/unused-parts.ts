// Stands for the parts of supabase-js that the product never calls, realtime and storage, in the built bundle: 19 kB
// (gzip) that every member of staff would load. The client makes one of each, and tells realtime of every sign-in.

export class RealtimeClient {
  setAuth() {
    return Promise.resolve()
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}
