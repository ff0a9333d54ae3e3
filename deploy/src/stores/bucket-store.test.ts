import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { pointer, withRelease } from '../changes.ts';
import { readPolicy } from '../policy.ts';
import { removeExpired } from '../retention.ts';
import { switchRemote } from '../switch.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { openStore } from './open-store.ts';
import type { ReleaseStore } from './release-store.ts';

let root = '';
let s3: S3Server;
let store: ReleaseStore;
const code = 'console.log("a remote");\n'.repeat(40);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'ayana-bucket-'));
  s3 = await startS3();
  Object.assign(process.env, s3.credentials);
  store = await openStore({ RELEASES_URL: s3.url });
});
afterEach(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

function build(text: string): { release: ReturnType<typeof describeRelease>; dist: string } {
  const dir = join(root, text, 'mfe-x');
  const dist = join(dir, 'dist');
  mkdirSync(join(dist, 'web'), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"name":"@ayana/mfe-x","version":"1.0.0"}');
  writeFileSync(join(dist, 'web', 'remoteEntry.js'), `${code}// ${text}`);
  return { release: describeRelease(dir, dist), dist };
}

describe('a release store in a bucket', () => {
  it('holds a release whole, says what is there, and lets it go', async () => {
    const { release, dist } = build('one');
    expect(await store.upload(release, dist)).toBe('stored');
    expect(await store.upload(release, dist)).toBe('was there');
    expect(await store.describe('mfe-x', release.version)).toMatchObject(release);
    expect((await store.versions('mfe-x')).map(({ version }) => version)).toEqual([release.version]);
    expect(await removeExpired(store, 'mfe-x', { ...readPolicy(), keep_newest: 0, keep_days: -1 }, new Date())).toEqual(
      [release.version],
    );
    expect(await store.describe('mfe-x', release.version)).toBeUndefined();
  });

  it('finds and removes versions that together hold more keys than one page of a list', async () => {
    const versions = ['1.0.0-a', '1.0.0-b', '1.0.0-c'];
    s3.place(
      versions.flatMap((version) => [
        `mfe-x/${version}/release.json`,
        ...Array.from({ length: 400 }, (_, file) => `mfe-x/${version}/web/${file}.js`),
      ]),
    );
    s3.place(['mfe-x/1.0.0-unfinished/web/0.js']);
    const stored = async (): Promise<string[]> => {
      const found = await store.versions('mfe-x');
      return found.map(({ version }) => version).toSorted();
    };
    expect(await stored()).toEqual(versions);
    const removed = await removeExpired(store, 'mfe-x', { keep_newest: 0, keep_days: -1 }, new Date());
    expect([removed.toSorted(), await stored()]).toEqual([versions, []]);
  });

  it.each(['remoteEntry.js', 'remoteEntry.js.br', 'remoteEntry.js.gz'])(
    'finds out when %s was damaged on its way',
    async (file) => {
      const { release, dist } = build('one');
      s3.damage(file);
      await expect(store.upload(release, dist)).rejects.toThrow(`${file} is not what was built`);
      expect(await store.describe('mfe-x', release.version)).toBeUndefined();
    },
  );

  it('lets one of two writers win, and the other know', async () => {
    const [one, two] = [await store.registry(), await store.registry()];
    const next = { ...withRelease(EMPTY_REGISTRY, 'mfe-x', pointer(build('one').release)), generation: 1 };
    expect((await Promise.all([store.swap(one, next), store.swap(two, next)])).toSorted()).toEqual([false, true]);
    expect((await store.registry()).registry).toEqual(next);
    expect(await store.swap(one, next)).toBe(false);
  });

  it('keeps both of two remotes released at the same moment', async () => {
    const release = pointer(build('one').release);
    await Promise.all(
      ['mfe-x', 'mfe-y'].map((name) => switchRemote(store, name, (now) => withRelease(now, name, release))),
    );
    const { registry } = await store.registry();
    expect([registry.generation, Object.keys(registry.microFrontends).toSorted()]).toEqual([2, ['mfe-x', 'mfe-y']]);
  });
});

it('is refused where conditions are ignored: two releases at once would lose one unseen', async () => {
  const careless = await startS3({ conditional: false });
  const open = await openStore({ RELEASES_URL: careless.url });
  await expect(open.swap(await open.registry(), EMPTY_REGISTRY)).rejects.toThrow('honours conditional writes');
  await careless.stop();
});

it('says which store did not answer', async () => {
  const gone = await startS3();
  await gone.stop();
  const open = await openStore({ RELEASES_URL: gone.url });
  const said = /The release store s3:\/\/releases\/live at http.* did not do/;
  await expect(open.registry()).rejects.toThrow(said);
  await expect(open.versions('mfe-x')).rejects.toThrow(said);
  await expect(open.remove('mfe-x', '1.0.0-a')).rejects.toThrow(said);
});
