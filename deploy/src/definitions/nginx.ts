import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirectives } from '@nginx/reference-lib';
import parser from 'nginx-conf/dist/src/parser.js';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

export const NGINX = join(repositoryRoot, 'deploy', 'nginx');

/** Directives of modules that nginx does not bring itself. */
const OTHER_MODULES: Readonly<Record<string, readonly string[]>> = { brotli_static: ['http', 'server', 'location'] };
/** Blocks whose lines are values, not directives. */
const VALUES = new Set(['map', 'types']);

const contexts = new Map<string, Set<string>>(
  Object.entries(OTHER_MODULES).map(([name, where]) => [name, new Set(where)]),
);
for (const { name, module, contexts: where } of getDirectives()) {
  if (module.startsWith('ngx_stream') || module.startsWith('ngx_mail')) continue;
  const known = contexts.get(name) ?? new Set();
  // Without a context in the reference (include): anywhere.
  for (const one of where.join('') === '' ? ['any'] : where) known.add(one === 'if in location' ? 'if' : one);
  contexts.set(name, known);
}

interface Directive {
  readonly name: string;
  readonly value: string;
  readonly children: readonly Directive[] | null;
}

/**
 * Directives that nginx's own reference does not have, or not in their place; included files of deploy/nginx are read in theirs.
 * @param text of a configuration, or of a file that `where` includes
 */
export function nginxFaults(name: string, text: string, where = 'main'): string[] {
  let found: readonly Directive[] = [];
  let fault: string | undefined;
  parser.parse(text, (error, tree) => {
    if (error !== null) fault = `${name}: ${error.message}`;
    found = tree?.children ?? [];
  });
  return fault === undefined ? faultsOf(name, found, where) : [fault];
}

function faultsOf(file: string, directives: readonly Directive[], where: string): string[] {
  return directives.flatMap(({ name, value, children }) => {
    const known = contexts.get(name);
    if (known === undefined) return [`${file}: there is no directive ${name}`];
    if (!known.has(where) && !known.has('any')) return [`${file}: ${name} is not allowed in ${where}`];
    // Those of other folders are nginx's own.
    if (name === 'include' && !value.startsWith('/'))
      return nginxFaults(value, readFileSync(join(NGINX, value), 'utf8'), where);
    if (children === null || VALUES.has(name)) return [];
    return faultsOf(file, children, name);
  });
}
