import { type RawBuilder, sql } from 'kysely';

/** Words of a search that are looked for; a longer text is not a search for words. */
const MAX_WORDS = 8;

/**
 * Condition: every word of `q` is part of a text. One or two letters only match at the beginning of a word, because the index contains
 * runs of three.
 * @param text as its trigram index has it: `search_text(person.email || ' ' || person.name)`
 */
export function containsWords(text: RawBuilder<unknown>, q: string): RawBuilder<boolean> {
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return sql`${sql.join([sql`true`, ...words.map((word) => containsWord(text, word))], sql` and `)}`;
}

function containsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const like = (pattern: string) => sql<boolean>`${text} like search_text(${pattern})`;
  return word.length > 2 ? like(`%${plain}%`) : sql`(${like(`${plain}%`)} or ${like(`% ${plain}%`)})`;
}
