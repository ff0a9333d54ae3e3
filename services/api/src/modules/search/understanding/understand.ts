import type { Concept, ConceptKind, Lexicon } from './lexicon.js';
import { isEveryday, type Part, type Reading, readingsOf } from './reading.js';
import { type Medicine, resolve } from './resolve.js';
import { wordsOf } from './words.js';

export type Need = 'treatments' | 'hospitals' | 'doctors';

/** The meaning of a query. */
export interface Understanding {
  /** Slugs, the most likely first. */
  readonly treatments: readonly string[];
  /** Departments that treat what is named. */
  readonly departments: readonly string[];
  /** Whether the query names departments: then they filter, and the treatments do not. */
  readonly asksForDepartments: boolean;
  /** Slugs; any of them matches. */
  readonly cities: readonly string[];
  readonly languages: readonly string[];
  readonly need: Need | null;
  /** Addresses and titles of pages. */
  readonly pages: readonly { path: string; title: string }[];
  /** Unknown words, as written: perhaps a name. */
  readonly unknown: readonly string[];
  /** Everyday words that are not about treatment. */
  readonly everyday: readonly string[];
  /** Words that were corrected, as written. */
  readonly doubtful: readonly string[];
  /** The corrected query, if it differs from the written one. */
  readonly corrected: string | null;
  /** Whether the meaning is certain. If not, only a way to ask staff is shown. */
  readonly fits: boolean;
  /** Something we do not offer, or that has nothing to do with us. */
  readonly refused: boolean;
}

const MEDICAL = new Set<ConceptKind>(['organ', 'act', 'condition', 'treatment']);
/** Further medical words in the query: a surgeon, an operation. */
const AGREES = new Set<ConceptKind>([...MEDICAL, 'need', 'speciality', 'word']);
const CONFLICT = 3;
/** Of two readings of a word, prefers the one with a result. */
const EMPTY = 0.2;
const AGREEMENT = 1;
/** A word this different is only accepted alone when it is long. */
const FAR = 1.7;
const LONG = 8;

/** Reads a query with the search terms: the most likely reading whose parts agree. */
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
  return toUnderstanding(best?.reading ?? { cost: 0, parts: [] }, best?.medicine ?? resolve([]));
}

const conceptsOf = ({ parts }: Reading): Concept[] => {
  const concepts = parts.map(({ concept }) => concept).filter((each) => each !== null);
  return concepts.filter(({ kind }) => MEDICAL.has(kind));
};

/** Parts that agree make each other more likely: "hare" is an animal, "hare transplant" is not. */
function costOf({ cost, parts }: Reading, { conflict, treatments, departments }: Medicine): number {
  if (conflict) return cost + CONFLICT;
  const medical = parts.filter(({ concept }) => concept !== null && MEDICAL.has(concept.kind));
  const known = parts.filter(({ concept }) => concept !== null && !isEveryday(concept) && AGREES.has(concept.kind));
  const doubt = known.reduce((sum, part) => sum + part.cost, 0);
  if (medical.length > 0 && treatments.length + departments.length === 0) return cost + EMPTY;
  const words = known.reduce((sum, { meant }) => sum + meant.length, 0);
  return words > 1 ? cost - Math.min(AGREEMENT, doubt) : cost;
}

function toUnderstanding({ parts }: Reading, medicine: Medicine): Understanding {
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

/** Whether the known words outweigh the unknown ones. */
function isSure(parts: readonly Part[], { treatments, departments }: Medicine): boolean {
  const unknownWords = parts.filter(({ concept }) => concept === null || isEveryday(concept));
  const known = parts.filter(({ concept }) => concept !== null && concept.kind !== 'word');
  const medical = known.filter(({ concept }) => concept !== null && MEDICAL.has(concept.kind));
  if (known.length === 0 || known.length < unknownWords.length) return false;
  if (medical.length > 0 && treatments.length + departments.length === 0 && medical.length === known.length)
    return false;
  const parted = unknownWords.length > 0 && medical.every(({ concept }) => concept?.kind === 'act');
  // The ignored word may be the body part.
  if (medical.length > 0 && parted) return false;
  const [first] = known;
  if (first === undefined || known.length > 1) return true;
  const everyday = unknownWords.some(({ concept }) => concept !== null);
  if (unknownWords.length > 0 && (isDoubtful(first) || (everyday && first.concept?.kind === 'organ'))) return false;
  return first.cost < FAR || first.written.join('').length >= LONG;
}
