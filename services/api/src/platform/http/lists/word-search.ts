import { type RawBuilder, sql } from 'kysely';

/** Words of a search that are looked for; a longer text is not a search for words. */
const MAX_WORDS = 8;

/**
 * Condition: every word of `q` is part of a text. One or two letters only match at the beginning of a word, because the index contains
 * runs of three.
 * @param text as its trigram index has it: `search_text(item.title)`
 * @param form the function that made it
 */
export function containsWords(
  text: RawBuilder<unknown>,
  q: string,
  form: 'search_text' | 'search_latin' = 'search_text',
): RawBuilder<boolean> {
  const words = q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return sql`${sql.join([sql`true`, ...words.map((word) => containsWord(text, word, form))], sql` and `)}`;
}

function containsWord(text: RawBuilder<unknown>, word: string, form: string): RawBuilder<boolean> {
  const plain = word.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const like = (pattern: string) => sql<boolean>`${text} like ${sql.raw(form)}(${pattern})`;
  return word.length > 2 ? like(`%${plain}%`) : sql`(${like(`${plain}%`)} or ${like(`% ${plain}%`)})`;
}

/** Numbers in a search without their signs, as the index has them: `+91 98-765` is `91 98765`. */
export const plainNumbers = (q: string): string =>
  q.replaceAll(/\S+/g, (word) => (/^[+()\d.-]+$/.test(word) ? word.replaceAll(/\D/g, '') : word));
