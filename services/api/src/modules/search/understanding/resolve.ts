import type { Concept, ConceptKind } from './lexicon.js';

/** The treatments and departments that the concepts of a reading name together. */
export interface Medicine {
  /** Slugs, the most likely first. */
  readonly treatments: readonly string[];
  readonly departments: readonly string[];
  /** The concepts contradict each other, such as a lung transplant when none is offered: the result must be empty. */
  readonly conflict: boolean;
}

const NOTHING: Medicine = { treatments: [], departments: [], conflict: false };
const CONFLICT = { treatments: [], conflict: true };

const both = (first: readonly string[], second: readonly string[]): string[] =>
  first.filter((each) => second.includes(each));
const all = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];

/**
 * Combines body parts, procedures, conditions and treatments. The result is what all of them have in common; if there is nothing, that is a
 * conflict, and no word is ignored to avoid it.
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

  // A procedure that is not in the catalogue must not match another one.
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

/** Treatments by name; a body part in the query must be theirs. */
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
 * Treatments of the named body parts: for nested parts what both have, for several parts those of each. `undefined` means any.
 * @returns null when a part has no such treatment
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
    // A condition is more specific than the user's idea of its treatment.
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
