import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const root = path.resolve(import.meta.dirname, '../..');
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;
const EXPORTED_AGAIN = /^export (type )?(\*( as \w+)?|\{[^}]*\}) from '[^']+';/gm;

/** Whether the text of an index.ts is more than comments and re-exports. */
const holdsCode = (text: string): boolean => text.replaceAll(COMMENT, '').replaceAll(EXPORTED_AGAIN, '').trim() !== '';

test('re-exports are no code; an import, a constant and a function are', () => {
  const again =
    "/** Signals. */\nexport * from './a.ts';\nexport {\n  b,\n  type C,\n} from './b.ts';\n// more\nexport type * from './c';\n";
  assert.equal(holdsCode(again), false);
  for (const code of ["import './a.ts';", 'export const a = 1;', 'export function a() {}']) {
    assert.equal(holdsCode(`${again}${code}\n`), true, code);
  }
});

test('an index.ts only re-exports, or is the only source file of its folder (CONTRIBUTING.md)', () => {
  const files = globSync('{contracts,portal-kit,shared-ui,services/api}/src/**/*.{ts,tsx}', { cwd: root });
  files.push(
    ...globSync('{tooling,deploy,e2e}/**/*.ts', { cwd: root, exclude: (name) => /node_modules|fixtures/.test(name) }),
  );
  const sources = files.filter((file) => !/\.(test|node-test)\.tsx?$/.test(file));
  const mixed = sources
    .filter((file) => path.basename(file) === 'index.ts')
    .filter((file) => sources.some((other) => other !== file && path.dirname(other) === path.dirname(file)))
    .filter((file) => holdsCode(readFileSync(path.join(root, file), 'utf8')));
  assert.deepEqual(mixed, []);
});

test('the shell and the remotes have none: a file is imported by its own name', () => {
  assert.deepEqual(globSync('{shell,mfe-*}/src/**/index.{ts,tsx}', { cwd: root }), []);
});
