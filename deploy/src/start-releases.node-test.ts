import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { assertRefused, begin, endAll, folder, serving, type Start } from '@ayana/tooling/start/fixtures/starts.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withRelease } from './changes.ts';
import { swapRegistry } from './registry.ts';
import { storeRelease } from './store.ts';

/** The release store of a data folder: two releases of one remote, the newer one live. */
async function releaseTwice(data: string): Promise<{ store: string; versions: string[] }> {
  const store = join(folder, data, 'releases');
  const versions: string[] = [];
  for (const text of ['one', 'two']) {
    const built = join(folder, 'builds', 'mfe-x');
    for (const part of ['web', 'server']) mkdirSync(join(built, 'dist', part), { recursive: true });
    writeFileSync(join(built, 'package.json'), '{"name":"@ayana/mfe-x","version":"1.0.0"}');
    writeFileSync(join(built, 'dist', 'web', 'remoteEntry.js'), text);
    const release = describeRelease(built, join(built, 'dist'));
    await storeRelease(store, release, join(built, 'dist'));
    await swapRegistry(store, (now) => withRelease(now, 'mfe-x', pointer(release)));
    versions.push(release.version);
  }
  return { store, versions };
}

const PROGRAM = join(import.meta.dirname, 'testing', 'start-with-releases.ts');

test('a damaged release store is reported at once, with what is served meanwhile and the command that repairs it', async () => {
  const { store, versions } = await releaseTwice('damaged');
  const [first = '', second = ''] = versions;
  assert.doesNotMatch((await startAndStop('damaged')).output, /--repair/);

  truncateSync(join(store, 'registry.json'), 100);
  const cutOff = await startAndStop('damaged');
  assert.match(
    cutOff.output,
    /registry\.json is cut off or no JSON: run `npm run releases -- --repair`\. Generation 2 is served/,
  );

  cpSync(join(store, 'registry.last-good.json'), join(store, 'registry.json'));
  rmSync(join(store, 'mfe-x', second), { recursive: true });
  const missing = await startAndStop('damaged');
  assert.match(
    missing.output,
    new RegExp(`mfe-x ${second} cannot be served, .*is missing.*--repair.*${first} is served`),
  );
});

test('a release store with nothing to serve ends the start at once, naming the file, the cause and the command', async () => {
  const { store, versions } = await releaseTwice('hopeless');
  for (const version of versions) rmSync(join(store, 'mfe-x', version, 'release.json'));
  await assertRefused(
    begin('hopeless', {}, PROGRAM),
    /mfe-x .* cannot be served, .*: run `npm run releases -- --repair`/,
  );
  for (const name of ['registry.json', 'registry.last-good.json']) truncateSync(join(store, name), 50);
  const start = begin('hopeless', {}, PROGRAM);
  await assertRefused(
    start,
    /hopeless\/releases\/registry\.json is cut off or no JSON: run `npm run releases -- --repair`/,
  );
  // Nothing was started that would have been waited for.
  assert.doesNotMatch(start.output, /Pages|API/);
});

async function startAndStop(data: string): Promise<Start> {
  const start = begin(data, {}, PROGRAM);
  await serving(start);
  await endAll();
  return start;
}
