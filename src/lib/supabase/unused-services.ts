/**
 * Takes the place of `@supabase/realtime-js` and `@supabase/storage-js` in the built site and the catalog connector (see
 * src/build/aliases.ts). supabase-js constructs their clients in any case, and nothing here subscribes to anything or
 * stores files. Cost: `supabase.channel` and `supabase.storage` do not work.
 */
export class RealtimeClient {
  setAuth() {}
}

export class StorageClient {}

/** supabase-js exports it. */
export class StorageApiError extends Error {}
