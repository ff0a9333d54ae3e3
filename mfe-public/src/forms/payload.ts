/** A text as it is sent: without the spaces a phone keyboard leaves around it. */
export const trimmed = (value: string): string => value.trim();

/** An optional field of a payload: absent when it was left empty (design/api.md, "Manners"). */
export function optional<Name extends string>(name: Name, value: string): Partial<Record<Name, string>> {
  const text = value.trim();
  return text === '' ? {} : ({ [name]: text } as Record<Name, string>);
}
