/**
 * Takes the place of `@modelcontextprotocol/server/_shims` in the built program (see src/build/connector.ts). The SDK
 * constructs a validator of JSON Schema in any case, with Ajv, which is a third of the program and takes 15 ms of its
 * start. It validates nothing but the answers to `elicitInput`, a form that a server has the client show; no tool asks for
 * one. Arguments and answers of tools are checked with Zod.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('elicitInput does not work without the validator of the SDK')
  }
}

export { default as process } from 'node:process'
