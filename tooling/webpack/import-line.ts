/**
 * The line, from 1, on which a source file imports a name of a package; undefined where it does not, such as for what a compiler adds.
 * @param name empty for the first import of the package, whatever it takes
 */
export function importLine(source: string, from: string, name: string): number | undefined {
  for (const { 0: text, 1: specifier, index } of source.matchAll(/^(?:import|export)\b[^'"`;]*['"]([^'"]+)['"]/gm)) {
    if (specifier !== from || /^(?:import|export) type\b/.test(text)) continue;
    const at = name === '' ? 0 : place(text, name);
    if (at !== undefined) return source.slice(0, index + at).split('\n').length;
  }
  return undefined;
}

/** Where a statement takes a name; a default import and a namespace name nothing, and take it anywhere. */
function place(statement: string, name: string): number | undefined {
  const at = statement.search(new RegExp(`(?<![\\w$])${name.replaceAll('$', () => '\\$')}(?![\\w$])`));
  if (at >= 0 && at < statement.lastIndexOf('from')) return at;
  return name === 'default' || /\*\s*as\b/.test(statement) ? 0 : undefined;
}
