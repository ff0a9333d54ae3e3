/**
 * The entry of a value that came from the server. A newer server may name a state or a kind that this page does not know: then `other`,
 * so that a page shows what it can and does not fail.
 */
export const entryOf = <Key extends PropertyKey, Value, Other = Value>(
  entries: Readonly<Record<Key, Value>>,
  key: Key,
  other: Other,
): Value | Other => (Object.hasOwn(entries, key) ? entries[key] : other);
