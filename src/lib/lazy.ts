/**
 * Makes a value when it is first asked for. Formatters and collators of `Intl` are made like this: the first ones of a
 * process take 15 to 40 ms, a tenth of the start of the catalog connector.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
