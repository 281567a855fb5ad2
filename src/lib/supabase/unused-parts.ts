// Stands for the parts of supabase-js that the product never calls, realtime, storage and functions, in the built
// bundle: 21 kB (gzip) that every member of staff would load. The client makes one of each, and tells realtime of every sign-in.

export class RealtimeClient {
  setAuth() {
    return Promise.resolve()
  }
}

export class StorageClient {}

export class StorageApiError extends Error {}

export class FunctionsClient {}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {}
