// A site of a test has no setting of the person who runs it.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { repositoryRoot } from '../database/paths.ts';
import { withoutProductVariables } from './own-environment.ts';

/** Where the product reads its environment. */
const READERS = [
  'services/api/src/platform/config/*.ts',
  'shell/server/config.ts',
  'tooling/start/{settings,environment}.ts',
];
/** Words in capitals that are no names of variables: codes of errors, and the ends of names, which begin with `OIDC_`. */
const OTHERS = new Set(['EACCES', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ISSUER', 'CLIENT_ID', 'LABEL', 'SCOPES']);

test('every variable that the product reads is left out', () => {
  const read = globSync(READERS, { cwd: repositoryRoot, exclude: (path) => path.endsWith('.test.ts') }).flatMap(
    (file) =>
      [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(
        ([, name = '']) => name,
      ),
  );
  const names = [...new Set(read)].filter((name) => !OTHERS.has(name));
  assert.ok(names.length > 50, names.join(' '));
  const left = withoutProductVariables(Object.fromEntries(names.map((name) => [name, '1'])));
  assert.deepEqual(Object.keys(left), []);
});

test('what the machine sets stays', () => {
  const machine = { PATH: '/bin', HOME: '/root', LANG: 'C.UTF-8', CI: '1', BROWSER_PATH: '/bin/chromium' };
  assert.deepEqual(withoutProductVariables({ ...machine, PORT: '3000', OIDC_PROVIDERS: 'demo' }), machine);
});
