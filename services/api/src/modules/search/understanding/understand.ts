import type { Concept, ConceptKind, Lexicon } from './lexicon.js';
import { isEveryday, type Part, type Reading, readingsOf } from './reading.js';
import { type Medicine, resolve } from './resolve.js';
import { wordsOf } from './words.js';

export type Need = 'treatments' | 'hospitals' | 'doctors';

/** What a query asks for. */
export interface Understanding {
  /** Slugs, the likeliest first. */
  readonly treatments: readonly string[];
  /** Departments that see what is named. */
  readonly departments: readonly string[];
  /** Whether departments are asked for by name: then they narrow, and the treatments do not. */
  readonly asksForDepartments: boolean;
  /** Slugs; any of them. */
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly need: Need | null;
  /** Addresses and titles of pages. */
  readonly pages: readonly { path: string; title: string }[];
  /** Words nobody knows, as they were written: perhaps a name. */
  readonly unknown: readonly string[];
  /** Words of everyday life that are nothing of ours. */
  readonly everyday: readonly string[];
  /** Words that were read as others, as they were written. */
  readonly doubtful: readonly string[];
  /** The query as it was read, where that is not what was written. */
  readonly corrected: string | null;
  /** Whether what is named is surely meant. Without it nothing is to be shown but a way to a person. */
  readonly fits: boolean;
  /** What we do not do, or something that is nothing of ours. */
  readonly refused: boolean;
}

const MEDICAL = new Set<ConceptKind>(['organ', 'act', 'condition', 'treatment']);
/** What is said beside them of medicine: a surgeon, an operation. */
const AGREES = new Set<ConceptKind>([...MEDICAL, 'need', 'speciality', 'word']);
const CONFLICT = 3;
/** Of two ways to read a word the one that leads somewhere. */
const EMPTY = 0.2;
const AGREEMENT = 1;
/** A word that is this unlike stands alone only where it is long. */
const FAR = 1.7;
const LONG = 8;

/** Reads a query by the kept terms: the likeliest reading whose parts agree. */
export function understand(query: string, lexicon: Lexicon): Understanding {
  const words = wordsOf(query);
  const judged = readingsOf(words, lexicon).map((reading) => {
    const medicine = resolve(conceptsOf(reading));
    return { reading, medicine, cost: costOf(reading, medicine) };
  });
  const best = judged.reduce<(typeof judged)[number] | undefined>(
    (least, each) => (least === undefined || each.cost < least.cost ? each : least),
    undefined,
  );
  return told(best?.reading ?? { cost: 0, parts: [] }, best?.medicine ?? resolve([]));
}

const conceptsOf = ({ parts }: Reading): Concept[] => {
  const concepts = parts.map(({ concept }) => concept).filter((each) => each !== null);
  return concepts.filter(({ kind }) => MEDICAL.has(kind));
};

/** Parts that agree make each other likelier: "hare" is an animal, "hare transplant" is not. */
function costOf({ cost, parts }: Reading, { conflict, treatments, departments }: Medicine): number {
  if (conflict) return cost + CONFLICT;
  const medical = parts.filter(({ concept }) => concept !== null && MEDICAL.has(concept.kind));
  const known = parts.filter(({ concept }) => concept !== null && !isEveryday(concept) && AGREES.has(concept.kind));
  const doubt = known.reduce((sum, part) => sum + part.cost, 0);
  if (medical.length > 0 && treatments.length + departments.length === 0) return cost + EMPTY;
  const words = known.reduce((sum, { meant }) => sum + meant.length, 0);
  return words > 1 ? cost - Math.min(AGREEMENT, doubt) : cost;
}

function told({ parts }: Reading, medicine: Medicine): Understanding {
  const of = (kind: ConceptKind): Concept[] =>
    parts.flatMap(({ concept }) => (concept !== null && concept.kind === kind ? [concept] : []));
  const keys = (kind: ConceptKind): string[] => [...new Set(of(kind).map(({ key }) => key))];
  const refused = of('word').some(({ key }) => key === 'refused');
  const fits = !refused && !medicine.conflict && isSure(parts, medicine);
  const specialities = keys('speciality');
  const isChanged = parts.some(({ cost, concept }) => cost >= 0.5 && concept !== null && !isEveryday(concept));
  return {
    treatments: fits ? medicine.treatments : [],
    departments: specialities.length > 0 ? specialities : medicine.departments,
    asksForDepartments: specialities.length > 0,
    cities: [...new Set(of('city').flatMap(({ treats }) => treats))],
    languages: keys('language'),
    need: (of('need').at(0)?.key as Need | undefined) ?? null,
    pages: of('page').map(({ key, title }) => ({ path: key, title: title ?? key })),
    unknown: parts.filter(({ concept }) => concept === null).flatMap(({ written }) => written),
    everyday: parts.filter(({ concept }) => concept !== null && isEveryday(concept)).flatMap(({ written }) => written),
    doubtful: parts.filter(isDoubtful).flatMap(({ written }) => written),
    corrected: isChanged && fits ? parts.flatMap(({ meant }) => meant).join(' ') : null,
    fits,
    refused,
  };
}

const isDoubtful = ({ concept, cost }: Part): boolean => concept !== null && !isEveryday(concept) && cost >= 0.5;

/** Whether what is known outweighs what is not. */
function isSure(parts: readonly Part[], { treatments, departments }: Medicine): boolean {
  const strange = parts.filter(({ concept }) => concept === null || isEveryday(concept));
  const telling = parts.filter(({ concept }) => concept !== null && concept.kind !== 'word');
  const medical = telling.filter(({ concept }) => concept !== null && MEDICAL.has(concept.kind));
  if (telling.length === 0 || telling.length < strange.length) return false;
  if (medical.length > 0 && treatments.length + departments.length === 0 && medical.length === telling.length)
    return false;
  const parted = strange.length > 0 && medical.every(({ concept }) => concept?.kind === 'act');
  // What is left out may be the part of the body.
  if (medical.length > 0 && parted) return false;
  const [first] = telling;
  if (first === undefined || telling.length > 1) return true;
  const everyday = strange.some(({ concept }) => concept !== null);
  if (strange.length > 0 && (isDoubtful(first) || (everyday && first.concept?.kind === 'organ'))) return false;
  return first.cost < FAR || first.written.join('').length >= LONG;
}
