const HIDDEN = '…';

/** Quoted texts of each kind PostgreSQL reads, and comments. */
const QUOTED = /\$([A-Za-z_]\w*)?\$[\s\S]*?\$\1\$|[eE]?'(?:[^'\\]|''|\\[\s\S])*'|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** What is left of a text whose end is not in the statement. */
const OPEN = /(?:'|\$[A-Za-z_]*\$)[\s\S]*$/;
const NUMBER = /(?<![\w$.])\d+(?:\.\d+)?\b/g;
const MAX = 600;

/**
 * A statement without any value: pg_stat_statements replaces those of queries by `$1`, but keeps the ones of utility statements (a password, the
 * name of a backup), and whatever it does not parse.
 */
export function withoutLiterals(statement: string): string {
  const hidden = statement
    .replaceAll(QUOTED, (found) => (found.startsWith('--') || found.startsWith('/*') ? ' ' : HIDDEN))
    .replace(OPEN, HIDDEN)
    .replaceAll(NUMBER, HIDDEN)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return hidden.length > MAX ? `${hidden.slice(0, MAX)} ${HIDDEN}` : hidden;
}
