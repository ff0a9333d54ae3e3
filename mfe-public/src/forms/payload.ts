/** A text as it is sent: without the spaces a phone keyboard leaves around it. */
export const trimmed = (value: string): string => value.trim();

/** A choice of a list as it is sent. The page offers the API's own values; any other is refused by the server, at its field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type is the API's own, taken from where the choice goes
export const choice = <Value extends string>(value: string): Value => value as Value;

/** An optional field of a payload: absent when it was left empty (design/api.md, "Manners"). */
export function optional<Name extends string, Value extends string>(
  name: Name,
  value: Value,
): Partial<Record<Name, Value>> {
  const text = value.trim();
  return text === '' ? {} : ({ [name]: text } as Record<Name, Value>);
}
