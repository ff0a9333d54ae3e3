import { shortened, skeletonOf, soundOf, stemOf, wordsOf } from './words.js';

/** Kinds of concepts a term may name. */
export const CONCEPT_KINDS = [
  'organ',
  'act',
  'condition',
  'treatment',
  'speciality',
  'city',
  'language',
  'need',
  'page',
  'word',
] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** A row of `search_concepts`. */
export interface Concept {
  readonly kind: ConceptKind;
  /** A slug, a department, a language, an address, or a name of our own. */
  readonly key: string;
  /** Slugs of the treatments it may lead to, the most likely first. */
  readonly treats: readonly string[];
  /** Departments that treat it. */
  readonly seen_by: readonly string[];
  /** Too general to exclude a treatment: it only ranks what the other words name. */
  readonly soft: boolean;
  /** Matches every part of the body. */
  readonly any_part: boolean;
  /** Its displayed name; the key if absent. */
  readonly title: string | null;
}

/** A row of `search_terms`. */
export interface Term {
  readonly kind: ConceptKind;
  readonly key: string;
  readonly term: string;
  /** BCP 47. */
  readonly language: string;
}

/** A tree of words that follow one another. */
export interface Branch {
  readonly next: Map<string, Branch>;
  readonly ends: Set<Concept>;
}

/** Words that name nothing we treat are never the correction of a misspelt word. */
const NEVER_CORRECTIONS = new Set(['everyday', 'refused', 'country', 'little']);
const LEAST_LETTERS = 4;
const LONG = 7;
/** Short words of another language in Latin letters only match exactly: too many English words are a letter away. */
const FOREIGN_LETTERS = 6;

const branch = (): Branch => ({ next: new Map(), ends: new Set() });

/** The search terms, in memory, indexed by every way a word of them may be written. */
export class Lexicon {
  readonly root = branch();
  readonly little = new Set<string>();
  /** Words that may be the correction of a misspelt one. */
  readonly meant = new Set<string>();
  private readonly known = new Set<string>();
  private readonly bySound = new Map<string, string[]>();
  private readonly bySkeleton = new Map<string, string[]>();
  private readonly byStem = new Map<string, string[]>();
  private readonly byShortened = new Map<string, string[]>();
  private readonly sorted: readonly string[];

  constructor(concepts: readonly Concept[], terms: readonly Term[]) {
    const byKey = new Map(concepts.map((concept) => [`${concept.kind} ${concept.key}`, concept]));
    for (const { kind, key, term } of terms) if (kind === 'word' && key === 'little') this.addLittle(term);
    for (const { kind, key, term, language } of terms) {
      const concept = byKey.get(`${kind} ${key}`);
      if (concept !== undefined) this.add(wordsOf(term), concept, language);
    }
    for (const word of this.meant) this.index(word);
    this.sorted = [...this.meant].sort();
  }

  /** Whether a term contains a word in this spelling. */
  knows(word: string): boolean {
    return this.known.has(word);
  }

  soundsLike(word: string): readonly string[] {
    const sound = soundOf(word);
    return sound.length < 2 || word.length < 3 ? [] : (this.bySound.get(sound) ?? []);
  }

  /** Long words with the same consonants. */
  looksLike(word: string): readonly string[] {
    const skeleton = skeletonOf(soundOf(word));
    return skeleton.length < 4 ? [] : (this.bySkeleton.get(skeleton) ?? []);
  }

  withStem(word: string): readonly string[] {
    return this.byStem.get(stemOf(word)) ?? [];
  }

  /** Words that may be a few letters away; the caller measures the distance. */
  near(word: string, most: number): Set<string> {
    const near = new Set<string>();
    for (const each of shortened(word, most)) for (const other of this.byShortened.get(each) ?? []) near.add(other);
    return near;
  }

  /** Whether a word alone is a term. */
  isWholeTerm(word: string): boolean {
    return (this.root.next.get(word)?.ends.size ?? 0) > 0;
  }

  /** Whether a word alone is an everyday word and nothing else. */
  isEveryday(word: string): boolean {
    const ends = [...(this.root.next.get(word)?.ends ?? [])];
    return ends.length > 0 && ends.every(({ kind, key }) => kind === 'word' && key === 'everyday');
  }

  /** Words with this beginning, the shortest first. */
  begin(with_: string, most: number): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < with_) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let place = low; this.sorted[place]?.startsWith(with_) === true; place += 1)
      found.push(this.sorted[place] ?? '');
    return found.sort((a, b) => a.length - b.length).slice(0, most);
  }

  private addLittle(term: string): void {
    const words = wordsOf(term);
    if (words.length === 1) this.little.add(words[0] ?? '');
  }

  private add(words: readonly string[], concept: Concept, language: string): void {
    this.addPhrase(words, concept, language);
    const distinctive = words.filter((word) => !this.little.has(word));
    // The rest of "children's doctor" would be any doctor.
    if (distinctive.length >= 2 && distinctive.length < words.length) this.addPhrase(distinctive, concept, language);
  }

  private addPhrase(words: readonly string[], concept: Concept, language: string): void {
    let at = this.root;
    for (const word of words) {
      this.known.add(word);
      const next = at.next.get(word) ?? branch();
      at.next.set(word, next);
      at = next;
      const isOurs = !(concept.kind === 'word' && NEVER_CORRECTIONS.has(concept.key)) && !this.little.has(word);
      const isDistinctive = language === 'en' || word.length >= FOREIGN_LETTERS || !/^[a-z]/.test(word);
      if (isOurs && isDistinctive) this.meant.add(word);
    }
    if (words.length > 0) at.ends.add(concept);
  }

  private index(word: string): void {
    const put = (map: Map<string, string[]>, key: string): void => {
      const others = map.get(key);
      if (others === undefined) map.set(key, [word]);
      else others.push(word);
    };
    const sound = soundOf(word);
    if (sound.length > 1 && word.length > 2) put(this.bySound, sound);
    if (sound !== '' && word.length > LONG - 2) put(this.bySkeleton, skeletonOf(sound));
    put(this.byStem, stemOf(word));
    if (word.length >= LEAST_LETTERS)
      for (const each of shortened(word, word.length >= LONG ? 2 : 1)) put(this.byShortened, each);
  }
}
