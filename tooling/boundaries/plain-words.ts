/** A word that is never right in this repository, and what to write instead. */
type Word = readonly [pattern: RegExp, instead: string];

/**
 * Matched against a line in lower case whose names are split into words: `mendQuote`, `mend-quote` and `MEND_QUOTE` are all "mend
 * quote". A word that is right in some sentences and wrong in others ("tell", "hold") is left to the reviewer.
 */
const WORDS: readonly Word[] = [
  [/\bdeeds?\b/, 'action'],
  [/\bleash(es|ed)?\b/, 'exit with parent'],
  [/\b(bury|buries|buried|burying)\b/, 'remove, hide or dead letter'],
  [/\banew\b/, 'again'],
  [/\bsomebody\b/, 'someone or the user'],
  [/\bwho(so)?ever\b/, 'anyone who'],
  [/\bwhom\b/, 'who, or another sentence'],
  [/\bmend(s|ed|ing)?\b/, 'fix'],
  [/\bow(e|es|ed|ing)\b/, 'pending or due'],
  [/\bwish(es|ed|ing)?\b/, 'want, or preference'],
  [/\bdare[sd]?\b/, 'try, or may'],
  [/\btab ears\b/, 'tab listeners'],
  [/\btold (once|anew)\b/, 'logged once'],
  [/\bin turns?\b(?! off| on)/, 'one after the other, or alternately'],
  [/\b(held|holding) presses\b/, 'replayed clicks'],
  [/\blocked people\b/, 'locked users'],
  [/\bstands (in|on|at|here|there|twice|nowhere|under|above|beside|behind|between|together|apart)\b/, 'is'],
  [/\b(hitherto|whilst|notwithstanding|aforesaid|hereby|herein|thereof)\b/, 'a shorter sentence'],
];

/** Where a word must stay, by file and by a part of its line. */
export interface AllowedPlace {
  readonly file: string;
  /** A part of the line; without it the whole file. */
  readonly line?: string;
  readonly reason: string;
}

export interface Finding {
  /** `docs/running.md:12`; line 0 is the file's name. */
  readonly place: string;
  readonly word: string;
  readonly instead: string;
}

/** `holdsDeed`, `holds-deed`, `HOLDS_DEED` → `holds deed`. */
export function wordsOf(text: string): string {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
}

/** Words of a file, its name included, that are not allowed there. */
export function findWords(file: string, text: string, allowed: readonly AllowedPlace[]): Finding[] {
  const places = allowed.filter((place) => place.file === file);
  if (places.some(({ line }) => line === undefined)) return [];
  return [file, ...text.split('\n')].flatMap((line, number) => {
    if (places.some((place) => line.includes(place.line ?? ''))) return [];
    const words = wordsOf(line);
    return WORDS.flatMap(([pattern, instead]) => {
      const word = pattern.exec(words)?.[0];
      return word === undefined ? [] : [{ place: `${file}:${number}`, word, instead }];
    });
  });
}
