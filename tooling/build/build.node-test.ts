import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

import { Progress } from '../terminal/progress.ts';
import { buildStale } from './build.ts';

/** A progress that prints nowhere. */
class Silent extends Progress {
  override line(): void {
    // Not shown.
  }
}

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ayana build '));
  write('package.json', '{ "private": true }');
  write('pnpm-lock.yaml', 'one');
  write('deploy/package.json', manifest('@ayana/deploy', {}));
  // Writes down what it was asked to publish, and a registry, as the real one does.
  write(
    'deploy/src/publish.ts',
    `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
     const store = process.env['AYANA_DATA_DIR'] + '/releases';
     mkdirSync(store, { recursive: true });
     writeFileSync(store + '/registry.json', '{}');
     appendFileSync(store + '/log', process.argv.slice(2).join(' ') + '\\n');`,
  );
  write('rules/package.json', manifest('@ayana/rules', {}));
  write('rules/src/index.ts', 'export const rule = 1;');
  for (const name of ['mfe-one', 'mfe-two']) {
    write(
      `${name}/package.json`,
      manifest(`@ayana/${name}`, name === 'mfe-one' ? { '@ayana/rules': 'workspace:*' } : {}),
    );
    write(
      `${name}/build.mjs`,
      `import { mkdirSync, writeFileSync } from 'node:fs';
       if (process.env.FAKE_BUILD === 'broken') throw new Error('does not compile');
       mkdirSync('dist', { recursive: true });
       writeFileSync('dist/out.js', '${name}');`,
    );
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('only what changed is built, and a package when one it uses changed', async () => {
  assert.deepEqual((await build()).sort(), ['mfe-one', 'mfe-two']);
  assert.deepEqual(await build(), []);
  write('rules/src/index.ts', 'export const rule = 2;');
  assert.deepEqual(await build(), ['mfe-one']);
  write('mfe-two/src/page.ts', '1');
  assert.deepEqual(await build(), ['mfe-two']);
  write('pnpm-lock.yaml', 'two');
  assert.equal((await build()).length, 2);
});

test('a test, a read-me, what is made or a dependency folder is no reason to build; a page text is', async () => {
  await build();
  write('mfe-two/src/page.test.ts', '1');
  write('mfe-two/README.md', '1');
  write('mfe-two/node_modules/x.js', '1');
  write('mfe-two/locales/en.json', '{}');
  assert.deepEqual(await build(), []);
  write('mfe-two/content/about.md', '1');
  assert.deepEqual(await build(), ['mfe-two']);
});

test('what was removed is built again', async () => {
  await build();
  rmSync(join(root, 'mfe-one', 'dist'), { recursive: true });
  assert.deepEqual(await build(), ['mfe-one']);
});

test('a remote is published once a build, and into every data folder', async () => {
  await build();
  await build();
  assert.deepEqual(published('.data'), ['mfe-one mfe-two']);
  write('mfe-two/src/page.ts', '1');
  await build();
  assert.deepEqual(published('.data'), ['mfe-one mfe-two', 'mfe-two']);
  await build('elsewhere');
  assert.deepEqual(published('elsewhere'), ['mfe-one mfe-two']);
});

test('a build that fails ends the work with what it said, and is tried again', async () => {
  process.env['FAKE_BUILD'] = 'broken';
  try {
    await assert.rejects(build(), {
      name: 'SentenceError',
      message: /The build of mfe-\w+ failed:[^]*does not compile/,
    });
  } finally {
    delete process.env['FAKE_BUILD'];
  }
  assert.equal((await build()).length, 2);
});

test('two builds at once build once', async () => {
  const [one, two] = await Promise.all([build(), build()]);
  assert.equal(one.length + two.length, 2);
});

function build(dataDir = '.data'): Promise<string[]> {
  return buildStale({ root, dataDir: join(root, dataDir), progress: new Silent() });
}

function published(dataDir: string): string[] {
  return readFileSync(join(root, dataDir, 'releases', 'log'), 'utf8')
    .trim()
    .split('\n');
}

function manifest(name: string, dependencies: Record<string, string>): string {
  const scripts = name.includes('mfe-') ? { build: 'node build.mjs', release: 'true' } : {};
  return JSON.stringify({ name, private: true, type: 'module', scripts, dependencies });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
