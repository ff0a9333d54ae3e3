/**
 * Draws docs/map.md from the imports of the API's modules, tests left out: what each is for (the comment at the top of its index.ts),
 * which it imports, and which import it.
 * `node tooling/generated/map.ts <target>`
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { TESTS } from '../boundaries/rules.ts';

const MODULES = 'services/api/src/modules';

export interface ApiModule {
  readonly purpose: string;
  readonly imports: ReadonlySet<string>;
}

/** @throws Error naming the modules whose index.ts does not begin with a comment of one line */
export async function readModules(root: string): Promise<Map<string, ApiModule>> {
  const { output } = await cruise(
    [MODULES],
    {
      baseDir: root,
      includeOnly: { path: `^${MODULES}/[^/]+/` },
      exclude: { path: TESTS },
      tsPreCompilationDeps: true,
    },
    { extensionAlias: { '.js': ['.ts'] } },
  );
  const nameOf = (file: string): string => file.slice(MODULES.length + 1).split('/')[0] ?? '';
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const name = nameOf(source);
    const all = imports.get(name) ?? new Set();
    imports.set(name, all);
    for (const { resolved } of dependencies) if (nameOf(resolved) !== name) all.add(nameOf(resolved));
  }
  const purposeOf = (name: string): string => {
    const index = path.join(root, MODULES, name, 'index.ts');
    return (existsSync(index) && /^\/\*\* (.+) \*\/\n/.exec(readFileSync(index, 'utf8'))?.[1]) || '';
  };
  const modules = new Map([...imports].map(([name, all]) => [name, { purpose: purposeOf(name), imports: all }]));
  const unsaid = [...modules]
    .filter(([, { purpose }]) => purpose === '')
    .map(([name]) => `${MODULES}/${name}/index.ts`);
  if (unsaid.length > 0) {
    throw new Error(
      `Begin with a comment of one line, /** … */, that says what the module is for: ${unsaid.join(', ')}`,
    );
  }
  return modules;
}

/** In an order in which each module imports only those above it. @throws Error when some import each other in a circle */
export function drawMap(modules: ReadonlyMap<string, ApiModule>): string {
  const names = [...modules.keys()].toSorted();
  const depths = new Map<string, number>();
  const depthOf = (name: string, above: readonly string[] = []): number => {
    if (above.includes(name)) throw new Error(`Modules import each other: ${[...above, name].join(' → ')}`);
    const known = depths.get(name);
    if (known !== undefined) return known;
    const depth = Math.max(0, ...importsOf(name).map((each) => depthOf(each, [...above, name]) + 1));
    depths.set(name, depth);
    return depth;
  };
  const importsOf = (name: string): string[] => [...(modules.get(name)?.imports ?? [])].toSorted();
  const rows = names
    .toSorted((left, right) => depthOf(left) - depthOf(right))
    .map((name) => {
      const users = names.filter((other) => modules.get(other)?.imports.has(name));
      const cells = [modules.get(name)?.purpose, importsOf(name).join(', '), users.join(', ')];
      return `| [${name}](../${MODULES}/${name}) | ${cells.join(' | ')} |`;
    });
  return `# The modules of the API

Made by \`npm run generate\` from the imports and from the first line of each \`index.ts\`: change those. A module imports only modules
above it, by their \`index.ts\`, and \`src/platform\`.

| module | what it is for | imports | imported by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) {
  const target = process.argv[2];
  if (target === undefined) throw new Error('Name the file to write.');
  writeFileSync(target, drawMap(await readModules(path.resolve(import.meta.dirname, '../..'))));
}
