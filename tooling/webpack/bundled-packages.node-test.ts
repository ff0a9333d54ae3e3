import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import webpack, { type Stats } from 'webpack';
import { bundledPackages } from './bundled-packages.ts';

const dir = mkdtempSync(join(tmpdir(), 'ayana-bundled-'));
after(() => rmSync(dir, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

test('names each package whose code is in the files, and no other', async () => {
  for (const name of ['@scoped/plain', 'unused'])
    write(
      `node_modules/${name}/package.json`,
      `{"name":"${name}","version":"1.2.3","license":"MIT","sideEffects":false}`,
    );
  write('node_modules/joined/lib/index.mjs', `import { two } from 'nested';\nexport const one = two + 1;`);
  write('node_modules/joined/lib/package.json', '{"type":"module"}');
  write('node_modules/joined/node_modules/nested/package.json', '{"name":"nested","version":"9.0.0"}');
  write('node_modules/joined/node_modules/nested/index.js', 'export const two = Math.random();');
  write(
    'node_modules/joined/package.json',
    '{"name":"joined","version":"1.2.3","license":"MIT","main":"lib/index.mjs"}',
  );
  write('node_modules/@scoped/plain/index.js', 'module.exports = Math.random();');
  write('node_modules/.tool/made.js', 'module.exports = Math.random();');
  write('node_modules/unused/index.js', 'export const three = 3;');
  write(
    'main.mjs',
    `import { one } from 'joined';\nimport plain from '@scoped/plain';\nimport made from './node_modules/.tool/made.js';\nimport { three } from 'unused';\nimport out from 'external';\nconsole.log(one, plain, made, out);`,
  );
  const stats = await new Promise<Stats>((resolve, reject) => {
    webpack(
      {
        context: dir,
        mode: 'production',
        entry: './main.mjs',
        output: { path: join(dir, 'dist') },
        externals: { external: 'commonjs external' },
        optimization: { minimize: false },
      },
      (error, made) =>
        made === undefined || made.hasErrors() ? reject(error ?? new Error(made?.toString())) : resolve(made),
    );
  });
  assert.deepEqual(bundledPackages([stats.compilation]), [
    { name: '@scoped/plain', version: '1.2.3', license: 'MIT' },
    { name: 'joined', version: '1.2.3', license: 'MIT' },
    { name: 'nested', version: '9.0.0' },
  ]);
});
