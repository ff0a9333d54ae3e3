import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { isNamed, wordsOf } from '../search/index.js';

/** Known words compared with a misspelt one, and how many of them are looked for. */
const ALIKE = 100;
const SPELLINGS = 8;
/** Shorter words are like too many others. */
const SHORTEST_MISSPELT = 4;

/**
 * For each word of a misspelt name the known words that it may be, with at most two letters other than those; null when one of them is like
 * none.
 */
export async function spellingsOf(database: Kysely<Tables>, q: string): Promise<string[][] | null> {
  const latin = await sql<{ q: string }>`select search_latin(${q}) as q`.execute(database);
  const words = wordsOf(latin.rows[0]?.q ?? '');
  if (words.every(({ length }) => length < SHORTEST_MISSPELT) || /\d/.test(q)) return null;
  const spelt = await Promise.all(words.map((word) => spellings(database, word)));
  return spelt.every(({ length }) => length > 0) ? spelt : null;
}

async function spellings(database: Kysely<Tables>, word: string): Promise<string[]> {
  if (word.length < SHORTEST_MISSPELT) return [word];
  const { rows } = await sql<{ word: string }>`select word from name_words_like(${word}, ${ALIKE})`.execute(database);
  const known = rows.map((row) => row.word).filter((each) => isNamed(each, [word]));
  return known.slice(0, SPELLINGS);
}

/** Condition: a text has one spelling of each word. */
export function containsSpellings(
  text: RawBuilder<unknown>,
  words: readonly (readonly string[])[],
): RawBuilder<boolean> {
  const one = (spelt: readonly string[]) =>
    sql`(${sql.join(
      spelt.map((word) => containsWords(text, word)),
      sql` or `,
    )})`;
  return sql`${sql.join(words.map(one), sql` and `)}`;
}
