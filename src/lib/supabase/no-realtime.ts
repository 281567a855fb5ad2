/**
 * Takes the place of `@supabase/realtime-js` in the built site (see vite.config.ts). supabase-js constructs a realtime
 * client in any case, and nothing here subscribes to anything. Cost: `supabase.channel` does not work.
 */
export class RealtimeClient {
  setAuth() {}
}
