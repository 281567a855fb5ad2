/** The staff member that the connector is signed in as. */
export type Person = { userId: string; email: string }

/** The session of the connector. */
export type Account = {
  /**
   * Makes sure that there is a valid session, which it starts, renews and registers as an AI client's where needed.
   * Every tool calls it first, with 'write' before it changes anything.
   * @throws AppError whose message is what the client reads
   */
  ready(purpose: 'read' | 'write'): Promise<Person>
}
