// Read by Stryker itself, in processes of its own.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { keyOf, type Place } from './sample.ts';

/** Where a run finds the keys of the changes it is to try. */
export const SAMPLE_FILE = 'MUTANTS_SAMPLE';
/** The folder that the files of their keys are from. */
export const SAMPLE_FOLDER = 'MUTANTS_FOLDER';

interface Node {
  readonly node: { readonly type: string; readonly callee?: { readonly name?: string } };
}

/** Texts are noticed by reading, and their names by the catalogues of languages. */
export const texts = {
  shouldIgnore: ({ node }: Node): string | undefined =>
    node.type === 'CallExpression' && node.callee?.name === 'defineMessages' ? 'a text' : undefined,
};

/** Lets only the sample through: what it refuses is not tried. */
class SampleChecker {
  private keys: ReadonlySet<string> = new Set();

  init(): void {
    this.keys = new Set(JSON.parse(readFileSync(process.env[SAMPLE_FILE] ?? '', 'utf8')) as string[]);
  }

  group(mutants: readonly { readonly id: string }[]): string[][] {
    return [mutants.map(({ id }) => id)];
  }

  check(mutants: readonly (Place & { readonly id: string; readonly fileName: string })[]) {
    const status = (mutant: Place & { readonly fileName: string }): string => {
      const file = relative(process.env[SAMPLE_FOLDER] ?? '', mutant.fileName);
      return this.keys.has(keyOf(file, mutant, 0)) ? 'passed' : 'compileError';
    };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, { status: status(mutant), reason: 'not drawn' }]));
  }
}

export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: texts },
  { kind: 'Checker', name: 'sample', injectableClass: SampleChecker },
];
