import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { broken, fits } from './compare.ts';
import { declarationsOf, type Surface } from './surface.ts';

const folder = mkdtempSync(join(tmpdir(), 'ayana-contract-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const surface = (names: Record<string, string>, contract = 1, router = ['Link']): Surface => ({
  contract,
  contracts: [contract],
  names,
  router,
});

test('names are found where they are declared, types are left out', () => {
  writeFileSync(
    join(folder, 'index.d.ts'),
    `export { go as leave, type Way } from './go';\nexport * from './more';\nexport type { Other } from './go';\nexport { Link } from 'react-router';\n`,
  );
  writeFileSync(join(folder, 'go.d.ts'), 'export declare function go(to: string): void;\nexport interface Way {}\n');
  writeFileSync(join(folder, 'more.d.ts'), 'export declare const toast: {\n    success: () => number;\n};\n');
  assert.deepEqual(Object.fromEntries(declarationsOf(join(folder, 'index.d.ts'))), {
    leave: 'function go(to: string): void',
    toast: 'const toast: { success: () => number; }',
    Link: 'react-router',
  });
});

test('an added name is compatible; one that is gone or changed needs a higher contract', () => {
  const before = surface({ toast: 'const toast: A' });
  assert.deepEqual(broken(before, surface({ toast: 'const toast: A', fly: 'function fly(): void' })), []);
  assert.match(broken(before, surface({})).join(), /toast of portal-kit is gone/);
  assert.match(broken(before, surface({ toast: 'const toast: B' })).join(), /toast of portal-kit was changed/);
  assert.match(broken(before, surface({ toast: 'const toast: A' }, 1, [])).join(), /Link of react-router-dom is gone/);
  assert.deepEqual(broken(before, surface({}, 2, [])), []);
  assert.match(broken(surface({}, 2), surface({}, 1)).join(), /went back from 2 to 1/);
});

test('a function may take more than before, must not ask for more, and forgets nothing', () => {
  const before = 'function go(to: string, options?: Options): void';
  for (const [now, expected] of [
    ['function go(path: string, options?: Options): void', true],
    ['function go(to: string, options?: Options, more?: number): void', true],
    ['function go(to: string, options?: Options, more: number): void', false],
    ['function go(to: string, options: Options): void', false],
    ['function go(to: string | number, options?: Options): void', false],
    ['function go(to: string, options?: Options): Promise<void>', false],
    ['function go(to: string): void', false],
    ['const go: (to: string, options?: Options) => void', false],
  ] as const)
    assert.equal(fits(before, now), expected, now);
});
