/** Trims the spaces that phone keyboards add. */
export const trimmed = (value: string): string => value.trim();

/** A select's value for the payload. The page offers the API's values; the server refuses others, at their field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type is inferred from the payload's field
export const choice = <Value extends string>(value: string): Value => value as Value;

/** An optional field of a payload: absent when empty (design/api.md, "Manners"). */
export function optional<Name extends string, Value extends string>(
  name: Name,
  value: Value,
): Partial<Record<Name, Value>> {
  const text = value.trim();
  return text === '' ? {} : ({ [name]: text } as Record<Name, Value>);
}
