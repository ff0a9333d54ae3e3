import type { Allergy, CurrentMedicine, MedicineAlert } from '@ayana/contracts/journey';
import type { MedicineList } from './medicine-list.js';

/** The chemical subgroup of an ATC code, such as J01CA of J01CA04. */
const CHEMICAL_SUBGROUP = 5;
/** Shorter names, such as "tin" or "iron", are also parts of other words. */
const SHORTEST_NAME = 4;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const joined = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** What a text that a person typed is about. */
export interface Meaning {
  /** Names of substances, in small letters: of a combination each, and the combination. */
  names: ReadonlySet<string>;
  /** ATC codes of these, and of the classes that the text names. */
  codes: ReadonlySet<string>;
}

const index = new WeakMap<MedicineList, ReadonlyMap<string, readonly string[]>>();

/** Names of substances by their first word. */
function namesByWord(list: MedicineList): ReadonlyMap<string, readonly string[]> {
  const kept = index.get(list);
  if (kept !== undefined) return kept;
  const byWord = new Map<string, string[]>();
  for (const name of [...list.substances.keys(), ...list.interactions.keys()]) {
    const [first] = wordsOf(name);
    if (first === undefined || name.length < SHORTEST_NAME) continue;
    const names = byWord.get(first) ?? [];
    if (!names.includes(name)) names.push(name);
    byWord.set(first, names);
  }
  index.set(list, byWord);
  return byWord;
}

/** The substances that a text names, as whole words: of `Amoxicillin 500 mg` amoxicillin. Nothing is guessed from a brand. */
export function substancesIn(list: MedicineList, text: string): Meaning {
  const spoken = joined(text);
  const byWord = namesByWord(list);
  const names = new Set(
    wordsOf(text).flatMap((word) => (byWord.get(word) ?? []).filter((name) => spoken.includes(joined(name)))),
  );
  const codes = new Set([...names].flatMap((name) => list.substances.get(name)?.codes ?? []));
  return { names, codes };
}

const singular = (word: string): string => word.replace(/s$/, '');

/** The classes of which one of the words is a text, in singular or plural: of “penicillin” those of penicillins. */
function classesIn(list: MedicineList, text: string): string[] {
  const wanted = new Set(
    wordsOf(text)
      .filter((word) => word.length > SHORTEST_NAME)
      .map(singular),
  );
  const groups = [...list.groups].filter(([name]) => wanted.has(singular(name))).flatMap(([, codes]) => codes);
  if (groups.length > 0) return groups;
  return [...list.classes]
    .filter(([code, name]) => code.length >= 4 && wordsOf(name).some((word) => wanted.has(singular(word))))
    .map(([code]) => code);
}

/** The classes that someone with this allergy avoids: those it names, else the group or the chemical subgroup of its substance. */
function avoided(list: MedicineList, substance: string): string[] {
  const { codes } = substancesIn(list, substance);
  if (codes.size === 0) return classesIn(list, substance);
  return [...codes].flatMap((code) => {
    const groups = [...list.groups.values()].filter((classes) => classes.some((each) => code.startsWith(each)));
    return groups.length > 0 ? groups.flat() : [code.slice(0, CHEMICAL_SUBGROUP)];
  });
}

const overlaps = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((each) => other.has(each));

/** Whether a brand names no other substance than the medicine that it is given for. */
export const isSameSubstance = (list: MedicineList, medicine: string, brand: string): boolean => {
  const { names } = substancesIn(list, medicine);
  return [...substancesIn(list, brand).names].every((name) => names.has(name));
};

export interface CheckedMedicine {
  alerts: MedicineAlert[];
  /** Whether the list knows a substance of it; else nothing was looked for. */
  is_known: boolean;
}

export interface Checked {
  allergies: readonly Allergy[];
  current: readonly CurrentMedicine[];
  /** What else is on prescriptions that are under way, or on the same one. */
  others: readonly string[];
}

/** What stops a medicine: an allergy, the same substance twice, a listed interaction. A help, and not complete. */
export function checkMedicine(
  list: MedicineList,
  medicine: string,
  { allergies, current, others }: Checked,
): CheckedMedicine {
  const meant = substancesIn(list, medicine);
  if (meant.names.size === 0) return { alerts: [], is_known: false };
  const alerts: MedicineAlert[] = [];
  for (const { substance } of allergies) {
    const { names } = substancesIn(list, substance);
    if (overlaps(names, meant.names)) alerts.push({ kind: 'allergy', medicine, other: substance });
    else if (avoided(list, substance).some((each) => [...meant.codes].some((code) => code.startsWith(each))))
      alerts.push({ kind: 'allergy_class', medicine, other: substance });
  }
  for (const other of [...current.map(({ name }) => name), ...others]) {
    const { names } = substancesIn(list, other);
    if (overlaps(names, meant.names)) alerts.push({ kind: 'double', medicine, other });
    else if ([...meant.names].some((name) => overlaps(list.interactions.get(name) ?? new Set(), names)))
      alerts.push({ kind: 'interaction', medicine, other });
  }
  return { alerts: distinct(alerts), is_known: true };
}

const distinct = (alerts: readonly MedicineAlert[]): MedicineAlert[] =>
  alerts.filter(({ kind, other }, at) => alerts.findIndex((each) => each.kind === kind && each.other === other) === at);

/** Generic names that begin with, or hold, what was typed: the shortest first. */
export function searchMedicines(
  list: MedicineList,
  typed: string,
  limit: number,
): { name: string; codes: readonly string[] }[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 2) return [];
  return [...list.substances]
    .filter(([name]) => name.includes(wanted))
    .toSorted(
      ([one], [other]) =>
        Number(other.startsWith(wanted)) - Number(one.startsWith(wanted)) ||
        one.length - other.length ||
        one.localeCompare(other, 'en'),
    )
    .slice(0, limit)
    .map(([, { name, codes }]) => ({ name, codes }));
}
