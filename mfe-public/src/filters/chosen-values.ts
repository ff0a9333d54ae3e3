import type { ChosenValue } from './chosen-chips';

/** The chosen filters in a URL; `label` gives a value's text. */
export function chosenValues(
  names: readonly string[],
  query: URLSearchParams,
  label: (name: string, value: string) => string,
): ChosenValue[] {
  return names.flatMap((name) =>
    query
      .getAll(name)
      .filter((value) => value !== '')
      .map((value) => ({ name, value, label: label(name, value) })),
  );
}
