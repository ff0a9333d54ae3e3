import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { canServe, checkStore, describeCheck } from './check-store.ts';
import { readBuilt } from './built.ts';
import { pointer, withPart, withRelease } from './changes.ts';
import { printRegistry } from './registry.ts';
import { repairStore } from './repair-store.ts';
import { BucketStore } from './stores/bucket-store.ts';
import { FolderStore } from './stores/folder-store.ts';
import type { ReleaseStore } from './stores/release-store.ts';
import { switchRemote } from './switch.ts';
import { parseBucketAddress } from '@ayana/contracts/releases';
import { startS3 } from './testing/s3-server.ts';

let root = '';
let folder = '';
let store: FolderStore;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ayana-repair-'));
  folder = join(root, 'releases');
  store = new FolderStore(folder);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Builds mfe-x so that its page says `text`. @returns the version */
function build(text: string): string {
  const dir = join(root, 'mfe-x');
  rmSync(dir, { recursive: true, force: true });
  for (const part of ['web', 'server']) mkdirSync(join(dir, 'dist', part), { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"name":"@ayana/mfe-x","version":"1.0.0"}');
  writeFileSync(join(dir, 'webpack.config.ts'), '');
  writeFileSync(join(dir, 'dist', 'web', 'remoteEntry.js'), `console.log(${JSON.stringify(text)});\n`.repeat(30));
  writeFileSync(join(dir, 'dist', 'web', 'portal.json'), JSON.stringify({ name: 'mfe-x', text }));
  const description = describeRelease(dir, join(dir, 'dist'));
  writeFileSync(join(dir, 'dist', 'release.json'), JSON.stringify(description));
  return description.version;
}

async function release(text: string, to: ReleaseStore = store, traffic = 100): Promise<string> {
  const version = build(text);
  const built = readBuilt(root, 'mfe-x');
  await to.upload(built.release, built.dist);
  await switchRemote(to, 'mfe-x', (now) =>
    traffic === 100
      ? withRelease(now, 'mfe-x', pointer(built.release))
      : withPart(now, 'mfe-x', pointer(built.release), traffic),
  );
  return version;
}

const forgetBuild = (): void => rmSync(join(root, 'mfe-x', 'dist'), { recursive: true });
const live = async (of: ReleaseStore = store): Promise<string[]> =>
  ((await of.registry()).registry.microFrontends['mfe-x'] ?? []).map(({ metadata }) => metadata.version);

async function expectWhole(generation: number, of: ReleaseStore = store): Promise<void> {
  const check = await checkStore(of);
  expect(describeCheck(check)).toEqual([]);
  expect(check.registry?.generation).toBe(generation);
  expect(await of.lastGood()).toBe(printRegistry((await of.registry()).registry));
  expect(await repairStore(of, root)).toEqual({ done: [], left: [] });
}

const registryFile = (): string => join(folder, 'registry.json');

const DAMAGE: Readonly<Record<string, () => void>> = {
  'is cut off or no JSON': () => truncateSync(registryFile(), 120),
  'is empty': () => truncateSync(registryFile(), 0),
  'is no registry': () => writeFileSync(registryFile(), '[]'),
  'is missing': () => rmSync(registryFile()),
};

describe.each(Object.keys(DAMAGE))('a registry that %s', (what) => {
  it('is found with its cause and the command, served by the last good one, and written again from that', async () => {
    const first = await release('one');
    await release('two');
    const part = await release('three', store, 20);
    DAMAGE[what]?.();
    const check = await checkStore(store);
    expect(describeCheck(check)).toEqual([
      `${registryFile()} ${what}: run \`npm run releases -- --repair\`. Generation 3 is served, the last good one.`,
    ]);
    expect(canServe(check)).toBe(true);
    const { done, left } = await repairStore(store, root);
    expect(left).toEqual([]);
    expect(done).toEqual([
      `${registryFile()} ${what}; it is written again from the last good one.`,
      'Generation 4 is live.',
    ]);
    expect(await live()).toContain(part);
    expect((await store.registry()).registry.microFrontends['mfe-x']?.[0]?.extras.earlier).toEqual([first]);
    await expectWhole(4);
  });

  it('is written again from what is stored where there is no last good one', async () => {
    await release('one');
    const version = await release('two');
    rmSync(join(folder, 'registry.last-good.json'));
    forgetBuild();
    DAMAGE[what]?.();
    expect(canServe(await checkStore(store))).toBe(false);
    expect((await repairStore(store, root)).left).toEqual([]);
    expect(await live()).toEqual([version]);
    expect(describeCheck(await checkStore(store))).toEqual([]);
  });
});

const at = (version: string, path = ''): string => join(folder, 'mfe-x', version, path);
const LOSSES: Readonly<Record<string, (version: string) => void>> = {
  'is gone': (version) => rmSync(at(version), { recursive: true }),
  'lost a file': (version) => rmSync(at(version, 'web/remoteEntry.js')),
  'lost a compressed form': (version) => rmSync(at(version, 'web/remoteEntry.js.br')),
  'has another portal.json': (version) => writeFileSync(at(version, 'web/portal.json'), '{'),
  'has half its description': (version) => truncateSync(at(version, 'release.json'), 30),
  'lost its description': (version) => rmSync(at(version, 'release.json')),
};

describe.each(Object.keys(LOSSES))('a release that %s', (what) => {
  it('is stored again from its build', async () => {
    const first = await release('one');
    const second = await release('two');
    LOSSES[what]?.(second);
    const check = await checkStore(store);
    expect(check.broken).toMatchObject([{ name: 'mfe-x', version: second, instead: first }]);
    expect(describeCheck(check)[0]).toMatch(
      new RegExp(`^mfe-x ${second} cannot be served, because .*--repair.*${first} is`),
    );
    expect((await repairStore(store, root)).left).toEqual([]);
    expect(await live()).toEqual([second]);
    await expectWhole(3);
  });

  it('makes way for the one before where it is not built here', async () => {
    const first = await release('one');
    LOSSES[what]?.(await release('two'));
    forgetBuild();
    expect((await repairStore(store, root)).left).toEqual([]);
    expect(await live()).toEqual([first]);
    await expectWhole(3);
  });

  it('that went to a part of the sessions leaves them what everybody has', async () => {
    const first = await release('one');
    LOSSES[what]?.(await release('two', store, 20));
    forgetBuild();
    expect((await repairStore(store, root)).left).toEqual([]);
    expect(await live()).toEqual([first]);
    await expectWhole(3);
  });
});

it('says what to do where nothing is left to serve, and changes nothing', async () => {
  rmSync(at(await release('one')), { recursive: true });
  forgetBuild();
  const before = readFileSync(registryFile(), 'utf8');
  expect(canServe(await checkStore(store))).toBe(false);
  const { done, left } = await repairStore(store, root);
  expect(done).toEqual([]);
  expect(left[0]).toMatch(/none is built: run `npm run build`/);
  expect(readFileSync(registryFile(), 'utf8')).toBe(before);
});

const asUser = process.getuid?.() === 0 ? it.skip : it;
asUser('names the right that is missing, which no release gives back', async () => {
  await release('one');
  chmodSync(registryFile(), 0);
  expect(describeCheck(await checkStore(store))[0]).toMatch(/EACCES.*give this user the right to read it/);
});

it('repairs a bucket in the same way', async () => {
  const s3 = await startS3();
  try {
    Object.assign(process.env, s3.credentials);
    const address = parseBucketAddress(s3.url);
    if (address === undefined) throw new Error('The address of the test bucket cannot be read.');
    const bucket = new BucketStore(address);
    const first = await release('one', bucket);
    const second = await release('two', bucket);
    await bucket.remove('mfe-x', second);
    expect(describeCheck(await checkStore(bucket))[0]).toContain(`${first} is served instead`);
    expect((await repairStore(bucket, root)).left).toEqual([]);
    expect(await live(bucket)).toEqual([second]);
    await expectWhole(3, bucket);
  } finally {
    await s3.stop();
  }
});
