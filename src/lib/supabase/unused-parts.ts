// Stands in the built bundle for the parts of supabase-js that the product never calls: realtime, storage, functions,
// and of auth passkeys and wallets. 24 kB (gzip) that every member of staff would load. The client
// makes one of each class, and tells realtime of every sign-in.

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

export class WebAuthnApi {}

function missing(): never {
  throw new Error('Left out of the bundle: src/lib/supabase/unused-parts.ts')
}

export {
  missing as browserSupportsWebAuthn,
  missing as createCredential,
  missing as createSiweMessage,
  missing as deserializeCredentialCreationOptions,
  missing as deserializeCredentialRequestOptions,
  missing as fromHex,
  missing as getAddress,
  missing as getCredential,
  missing as serializeCredentialCreationResponse,
  missing as serializeCredentialRequestResponse,
  missing as toHex,
  missing as webAuthnAbortService,
}
