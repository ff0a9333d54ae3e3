import type { ChosenValue } from './chosen-chips';

/** What is chosen in an address, in words: `label` says a value as people read it. */
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
