import type { Concept, ConceptKind } from './lexicon.js';

/** What medicine the concepts of a reading name together. */
export interface Medicine {
  /** Slugs, the likeliest first. */
  readonly treatments: readonly string[];
  readonly departments: readonly string[];
  /** Concepts that do not go together, such as a transplant of the lung where none is offered: nothing may be guessed. */
  readonly conflict: boolean;
}

const NOTHING: Medicine = { treatments: [], departments: [], conflict: false };
const CONFLICT = { treatments: [], conflict: true };

const both = (first: readonly string[], second: readonly string[]): string[] =>
  first.filter((each) => second.includes(each));
const all = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/**
 * What parts of the body, what is done, what someone has and treatments by name mean together. Only what all of them name is
 * meant; where there is none, that is a conflict and never a reason to leave a word out.
 */
export function resolve(concepts: readonly Concept[]): Medicine {
  const of = (kind: ConceptKind): Concept[] => concepts.filter((each) => each.kind === kind);
  const [organs, acts, conditions, treatments] = [of('organ'), of('act'), of('condition'), of('treatment')];
  const departments = all([...conditions, ...organs].map(({ seen_by }) => seen_by));
  if (treatments.length > 0) return ofTreatments(treatments, organs, departments);
  const hard = conditions.filter(({ soft }) => !soft);
  const treated = hard.filter(({ treats }) => treats.length > 0);
  const soft = [...acts, ...conditions].filter((each) => each.soft);
  const hardActs = acts.filter((each) => !each.soft);
  if (treated.length === 0 && hard.length > 0)
    return { ...NOTHING, departments: all(hard.map(({ seen_by }) => seen_by)) };

  // A procedure that is not in the catalogue is no other one of it.
  if (acts.some(({ soft: isSoft, treats }) => !isSoft && treats.length === 0) && treated.length === 0)
    return { ...NOTHING, departments };

  const lists = organLists(organs, [...hardActs, ...treated]);
  if (lists === null) return { ...CONFLICT, departments };
  const found: string[][] = [];
  for (const list of lists) {
    const narrowed = narrow(list, treated, hardActs);
    if (narrowed === null) return { ...CONFLICT, departments };
    found.push(soften(narrowed, soft));
  }
  return { treatments: all(found), departments, conflict: false };
}

/** Treatments by name; a part of the body beside them must be theirs. */
function ofTreatments(
  treatments: readonly Concept[],
  organs: readonly Concept[],
  departments: readonly string[],
): Medicine {
  const named = all(treatments.map(({ treats }) => treats));
  const anyPart = treatments.some(({ any_part }) => any_part);
  const fits = organs.every(({ treats }) => anyPart || both(treats, named).length > 0);
  return fits ? { treatments: named, departments: [], conflict: false } : { ...CONFLICT, departments };
}

/**
 * What may be done to the parts named: of parts that lie in one another what both have, of several parts each. `undefined` is any.
 * @returns null where a part has nothing of the kind
 */
function organLists(
  organs: readonly Concept[],
  others: readonly Concept[],
): readonly (readonly string[] | undefined)[] | null {
  if (organs.length === 0) return [undefined];
  const common = organs.map(({ treats }) => treats).reduce(both);
  if (organs.length === 1 || common.length > 0) return [common];
  const parted = organs.map(({ treats }) => treats);
  return parted.some((list) => list.length === 0) && others.length > 0 ? null : parted;
}

function narrow(
  list: readonly string[] | undefined,
  conditions: readonly Concept[],
  acts: readonly Concept[],
): readonly string[] | null {
  let now = list;
  for (const { treats, any_part } of conditions) {
    const next = now === undefined ? treats : both(treats, now);
    if (next.length === 0 && !any_part) return null;
    now = next.length === 0 ? treats : next;
  }
  for (const { treats } of acts) {
    const next = now === undefined ? treats : both(now, treats);
    // A condition says more than what someone thinks is done about it.
    if (next.length === 0 && conditions.length === 0) return null;
    now = next.length === 0 ? now : next;
  }
  return now ?? [];
}

function soften(list: readonly string[], soft: readonly Concept[]): string[] {
  let now = [...list];
  for (const { treats } of soft) {
    const next = both(now, treats);
    if (next.length > 0) now = next;
  }
  return now;
}
