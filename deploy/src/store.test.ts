import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { storeRelease } from './store.ts';

let root = '';
const code = 'console.log("a remote");\n'.repeat(40);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ayana-store-'));
  mkdirSync(join(root, 'mfe-x', 'dist', 'web'), { recursive: true });
  writeFileSync(join(root, 'mfe-x', 'package.json'), '{"name":"@ayana/mfe-x","version":"1.0.0"}');
  writeFileSync(join(root, 'mfe-x', 'dist', 'web', 'remoteEntry.js'), code);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('stores a release whole, compressed once, under a name its bytes decide', async () => {
  const dist = join(root, 'mfe-x', 'dist');
  const release = describeRelease(join(root, 'mfe-x'), dist);
  expect(release.version).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  await storeRelease(join(root, 'store'), release, dist);
  await storeRelease(join(root, 'store'), release, dist);
  const folder = join(root, 'store', 'mfe-x', release.version);
  expect(readdirSync(join(root, 'store', 'mfe-x'))).toEqual([release.version]);
  expect(brotliDecompressSync(readFileSync(join(folder, 'web', 'remoteEntry.js.br'))).toString()).toBe(code);
  appendFileSync(join(dist, 'web', 'remoteEntry.js'), '1');
  expect(describeRelease(join(root, 'mfe-x'), dist).version).not.toBe(release.version);
});

it.each(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'])(
  'finds out when %s is not what was built',
  async (file) => {
    const dist = join(root, 'mfe-x', 'dist');
    const release = describeRelease(join(root, 'mfe-x'), dist);
    await storeRelease(join(root, 'store'), release, dist);
    appendFileSync(join(root, 'store', 'mfe-x', release.version, 'web', file), 'changed');
    await expect(storeRelease(join(root, 'store'), release, dist)).rejects.toThrow('is not what was built');
  },
);

it('leaves nothing behind when a file is missing', async () => {
  const dist = join(root, 'mfe-x', 'dist');
  const release = { ...describeRelease(join(root, 'mfe-x'), dist), files: { 'web/gone.js': 'sha384-x' } };
  await expect(storeRelease(join(root, 'store'), release, dist)).rejects.toThrow();
  expect(existsSync(join(root, 'store', 'mfe-x', release.version))).toBe(false);
});
