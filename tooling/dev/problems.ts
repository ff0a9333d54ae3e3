import { stripVTControlCharacters } from 'node:util';
import type { StatsError } from 'webpack';

import { repositoryRoot as root } from '../database/paths.ts';

/** One thing that does not compile or start, once for all apps it breaks. */
export interface Problem {
  /** `mfe-public`, `API`, … */
  where: readonly string[];
  /** Relative to the root, with line and column where they are known. */
  file: string;
  /** What the compiler says, with the lines around it. */
  text: string;
}

/** One entry for each thing that is wrong, however many apps it breaks. */
export function problemsOf(builds: readonly { app: string; errors: readonly StatsError[] }[]): Problem[] {
  const found = new Map<string, Problem & { where: string[] }>();
  for (const { app, errors } of builds) {
    for (const error of errors) {
      const problem = readable(error);
      const key = `${problem.file}\n${problem.text}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { ...problem, where: [app] });
      else if (!known.where.includes(app)) known.where.push(app);
    }
  }
  return [...found.values()];
}

/** File and message without the noise of loaders and stacks. */
function readable(error: StatsError): { file: string; text: string } {
  const text = stripVTControlCharacters(error.message ?? '')
    .replace(/^Module build failed \(from [^)]*\):\s*/, '')
    .replace(/^Error:\s*/, '')
    .replace(/\n\s+at [\s\S]*$/, '')
    .replace(/\n*Caused by:[\s\S]*$/, '')
    .replaceAll(`${root}/`, '')
    .trim();
  const named = error.moduleName?.split('!').at(-1)?.replace(/\?.*$/, '') ?? '';
  // SWC names the place in the picture it draws, from the root.
  const place = /[╭,]-\[([^\]]+?:\d+:\d+)\]/.exec(text)?.[1];
  if (place !== undefined) return { file: place, text };
  const file = stripDots(error.file ?? named);
  return { file: [file === '' ? 'build' : file, error.loc].filter(Boolean).join(':'), text };
}

/** `./src/a.ts` of a package, `../shared-ui/src/b.ts` seen from one: as seen from the root. */
function stripDots(path: string): string {
  return path.replace(`${root}/`, '').replace(/^(\.\.?\/)+/, '');
}
