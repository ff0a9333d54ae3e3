/** One condition of a query that is left out: the text from `start` to `end` becomes `instead`. */
export interface LeftOut {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

const VALUE = String.raw`(?:\w+\(\$\{[^}]*\}\)|\$\{[^}]*\}(?:::\w+)?|\w+\([\w.]+\)|'\w+')`;
const COMPARISONS = new RegExp(
  String.raw`[\w.]+(?:\([\w.]+\))? (?:(?:[<>]=?|=|<>|is distinct from) ${VALUE}|in \('[^)]*\))|[\w.]+ is (?:not )?null`,
  'g',
);
const FILTERS = /\.find\w*\(\w+, \{((?:[^{}]|\{[^{}]*\})*)\}/g;
const PROPERTIES = /\S(?:[^,{}]|\{[^{}]*\})*,?/g;

/** Each `.where(…)`, each comparison of an SQL text and each property of an entity's filter, in the order of the source. */
export function conditionsOf(source: string): readonly LeftOut[] {
  const found = [...wheres(source), ...comparisons(source), ...filters(source)];
  // A text inside another one is found with both.
  const each = new Map(found.map((left) => [`${left.start}-${left.end}`, left]));
  return [...each.values()].toSorted((one, other) => one.start - other.start);
}

function* wheres(source: string): Iterable<LeftOut> {
  // Where a page of a list begins is no one's right.
  for (const { index } of source.matchAll(/\.where(?:Ref)?\((?!comesAfter)/g))
    yield { start: index, end: closingOf(source, source.indexOf('(', index)) + 1, instead: '' };
}

function* comparisons(source: string): Iterable<LeftOut> {
  for (const { index, 0: opening } of source.matchAll(/\bsql(?:<[^`]*?>)?`/g)) {
    const start = index + opening.length;
    const sql = source.slice(start, templateEnd(source, start));
    for (const { index: at, 0: text } of sql.matchAll(COMPARISONS))
      // After `set` it is an assignment.
      if (!/\bset\b(?![^]*\bwhere\b)/.test(sql.slice(0, at)))
        yield { start: start + at, end: start + at + text.length, instead: 'true' };
  }
}

function* filters(source: string): Iterable<LeftOut> {
  for (const filter of source.matchAll(FILTERS)) {
    const begin = filter.index + filter[0].indexOf('{') + 1;
    for (const { index, 0: text } of (filter[1] ?? '').matchAll(PROPERTIES))
      yield { start: begin + index, end: begin + index + text.length, instead: '' };
  }
}

function closingOf(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return source.length;
}

/** Where the template ends that begins at `start`; its expressions may hold templates of their own. */
function templateEnd(source: string, start: number): number {
  let at = start;
  while (at < source.length && source[at] !== '`')
    at = source.startsWith('${', at) ? expressionEnd(source, at + 2) : at + 1;
  return at;
}

function expressionEnd(source: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < source.length && depth > 0; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (source[at] === '`') at = templateEnd(source, at + 1);
  }
  return at;
}
