import { type Candidate, candidatesOf } from './candidates.js';
import type { Branch, Concept, Lexicon } from './lexicon.js';

/** A part of the query that names something; `concept` is null for an unknown word. */
export interface Part {
  readonly concept: Concept | null;
  readonly written: readonly string[];
  readonly meant: readonly string[];
  readonly cost: number;
}

export interface Reading {
  readonly cost: number;
  readonly parts: readonly Part[];
}

const UNKNOWN = 2.2;
/** The cost of an everyday word: not zero, so that medical meanings are considered as well. */
const EVERYDAY = 0.5;
const SKIPPED = 0.01;
/** Prefers, of two equal meanings, the one with fewer parts. */
const PART = 0.05;
const REJOINED = 0.3;
const READINGS = 24;
const MAX_PHRASE_WORDS = 6;

/** The possible readings of a query, the most likely first, by its words only. */
export function readingsOf(words: readonly string[], lexicon: Lexicon): Reading[] {
  const known = new Map<string, readonly Candidate[]>();
  const candidates = (word: string, isLast: boolean): readonly Candidate[] => {
    const key = isLast ? `${word}*` : word;
    const found = known.get(key) ?? candidatesOf(word, lexicon, isLast);
    known.set(key, found);
    return found;
  };
  const all = waysToPart(words, lexicon, candidates).flatMap(({ words: each, cost }) =>
    readOne(each, lexicon, candidates).map((reading) => ({ parts: reading.parts, cost: reading.cost + cost })),
  );
  return all.sort((a, b) => a.cost - b.cost).slice(0, READINGS);
}

type Candidates = (word: string, isLast: boolean) => readonly Candidate[];

function readOne(words: readonly string[], lexicon: Lexicon, candidates: Candidates): Reading[] {
  const beams: Reading[][] = words.map(() => []);
  beams.push([]);
  beams[0] = [{ cost: 0, parts: [] }];
  words.forEach((word, place) => {
    const current = best(beams[place] ?? []);
    const parts = [...partsFrom(words, place, lexicon, candidates)];
    if (lexicon.little.has(word)) extend(current, null, SKIPPED, beams[place + 1]);
    // A term is never ignored: "lung transplant" must not match other transplants.
    else if (!lexicon.isWholeTerm(word))
      parts.push({ part: { concept: null, written: [word], meant: [word], cost: UNKNOWN }, end: place + 1 });
    for (const { part, end } of parts) extend(current, part, part.cost + PART, beams[end]);
  });
  return best(beams[words.length] ?? []);
}

const best = (readings: readonly Reading[]): Reading[] =>
  [...readings].sort((a, b) => a.cost - b.cost).slice(0, READINGS);

function extend(readings: readonly Reading[], part: Part | null, cost: number, into: Reading[] | undefined): void {
  for (const reading of readings)
    into?.push({ cost: reading.cost + cost, parts: part === null ? reading.parts : [...reading.parts, part] });
}

interface Way {
  branch: Branch;
  end: number;
  cost: number;
  meant: readonly string[];
}

/** The terms of one or several words that begin at a position. */
function* partsFrom(
  words: readonly string[],
  place: number,
  lexicon: Lexicon,
  candidates: Candidates,
): Generator<{ part: Part; end: number }> {
  let ways: Way[] = [{ branch: lexicon.root, end: place, cost: 0, meant: [] }];
  for (let length = 0; length < MAX_PHRASE_WORDS && ways.length > 0; length += 1) {
    const next: Way[] = [];
    for (const way of ways) {
      const word = words[way.end];
      if (word === undefined) continue;
      for (const { word: meant, cost } of candidates(word, way.end === words.length - 1)) {
        const branch = way.branch.next.get(meant);
        if (branch !== undefined)
          next.push({ branch, end: way.end + 1, cost: way.cost + cost, meant: [...way.meant, meant] });
      }
      // A short word within a phrase.
      if (length > 0 && lexicon.little.has(word)) next.push({ ...way, end: way.end + 1, cost: way.cost + SKIPPED });
    }
    for (const { branch, end, cost, meant } of next)
      for (const concept of branch.ends) {
        if (concept.kind === 'word' && concept.key === 'little') continue;
        // A word of another language matches exactly or not at all.
        const isOther = isEveryday(concept) || (concept.kind === 'word' && concept.key !== 'general');
        if (isOther && cost >= 0.5) continue;
        yield {
          part: {
            concept,
            written: words.slice(place, end),
            meant,
            cost: cost + (isEveryday(concept) && meant.length === 1 ? EVERYDAY : 0),
          },
          end,
        };
      }
    ways = next.sort((a, b) => a.cost - b.cost).slice(0, READINGS);
  }
}

export const isEveryday = (concept: Concept): boolean => concept.kind === 'word' && concept.key === 'everyday';

/** The words as written, and variants with two words joined or one word split. */
function waysToPart(
  words: readonly string[],
  lexicon: Lexicon,
  candidates: Candidates,
): { words: readonly string[]; cost: number }[] {
  const ways: { words: readonly string[]; cost: number }[] = [{ words, cost: 0 }];
  const isClear = (word: string): boolean => lexicon.knows(word);
  for (const [place, word] of words.entries()) {
    const next = words[place + 1];
    if (next !== undefined && !(isClear(word) && isClear(next) && !lexicon.little.has(word))) {
      const joined = word + next;
      const [first] = joined.length > 4 ? candidates(joined, false) : [];
      if (first !== undefined && first.cost <= (joined.length > 6 ? 1 : 0.1))
        ways.push({ words: words.toSpliced(place, 2, joined), cost: REJOINED });
    }
    if (isClear(word) || word.length < 6 || !/^[a-z]+$/.test(word)) continue;
    for (let cut = 3; cut <= word.length - 3; cut += 1) {
      const [left, right] = [word.slice(0, cut), word.slice(cut)];
      const [leftCost, rightCost] = [left, right].map((each) => candidates(each, false)[0]?.cost ?? Infinity);
      if ((leftCost ?? 9) + (rightCost ?? 9) <= 1.1 && Math.min(leftCost ?? 9, rightCost ?? 9) <= 0.1)
        ways.push({ words: words.toSpliced(place, 1, left, right), cost: REJOINED });
    }
  }
  return ways.slice(0, 8);
}
