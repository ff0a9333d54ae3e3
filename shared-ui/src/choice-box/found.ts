import type { BoxChoice } from './choices';

export interface ChoiceGroup {
  name: string;
  items: readonly BoxChoice[];
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

export const isSame = (one: string, other: string): boolean => plain(one).trim() === plain(other).trim();

/** The choices that have every word of the text in one of their names. */
export function found(choices: readonly BoxChoice[], text: string): BoxChoice[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return choices.filter(({ label, names = [] }) => {
    const said = plain([label, ...names].join(' '));
    return words.every((word) => said.includes(word));
  });
}

/** In the order of their names; what can always be chosen is last, in a group without a name. */
export function groupsOf(choices: readonly BoxChoice[], always: BoxChoice): ChoiceGroup[] {
  // Browsers of 2023 lack `Map.groupBy`.
  const groups = new Map<string, BoxChoice[]>();
  for (const choice of choices) groups.set(choice.group ?? '', [...(groups.get(choice.group ?? '') ?? []), choice]);
  return [
    ...[...groups]
      .map(([name, items]) => ({ name, items }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    { name: '', items: [always] },
  ];
}
