import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultEntry, partialEntry } from '@ayana/contracts/releases';
import type { Progress } from '@ayana/tooling/terminal/progress.ts';
import { describeRelease } from '@ayana/tooling/webpack/release.ts';
import { type Built, readBuilt } from './built.ts';
import { checkTogether, checkUnderShells } from './checks/composed.ts';
import { release } from './release.ts';
import { FolderStore } from './stores/folder-store.ts';

// What needs a browser is in e2e/specs/releases; here others release while it looks.
jest.mock('./checks/composed.ts', () => ({ checkTogether: jest.fn(), checkUnderShells: jest.fn() }));
const together = jest.mocked(checkTogether);
const underShells = jest.mocked(checkUnderShells);

const lines: string[] = [];
const progress = {
  line: (text: string) => void lines.push(text),
  step: (_name: string, run: (detail: (text: string) => void) => unknown) => run(() => {}),
} as unknown as Progress;

let root = '';
let store: FolderStore;
beforeEach(async () => {
  jest.resetAllMocks();
  lines.length = 0;
  root = mkdtempSync(join(tmpdir(), 'ayana-release-'));
  store = new FolderStore(join(root, 'releases'));
  for (const name of ['shell', 'mfe-public', 'mfe-admin']) await put(build(name, 'first'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function build(name: string, text: string): Built {
  const folder = join(root, text);
  const dir = join(folder, name);
  const own = name.replace('mfe-', '');
  const route = { id: `${own}.home`, path: `/${own}`, access: 'public', title: own };
  for (const part of ['web', 'server']) mkdirSync(join(dir, 'dist', part), { recursive: true });
  const files = {
    'package.json': JSON.stringify({ name: `@ayana/${name}`, version: '1.0.0' }),
    [name === 'shell' ? 'dist/web/main.js' : 'dist/web/remoteEntry.js']: text,
    'dist/web/routes.json': JSON.stringify({ [route.id]: { scripts: [] } }),
    'dist/web/portal.json': JSON.stringify({ name, contract: 1, routes: [route] }),
  };
  for (const [file, content] of Object.entries(files)) writeFileSync(join(dir, file), content);
  writeFileSync(join(dir, 'dist/release.json'), JSON.stringify(describeRelease(dir, join(dir, 'dist'))));
  return readBuilt(folder, name);
}

const put = (built: Built, traffic = 100) => release({ store, built, traffic, progress });
const live = async (name: string) => {
  const entries = (await store.registry()).registry.microFrontends[name];
  return [defaultEntry(entries), partialEntry(entries)].map((entry) => entry?.metadata.version);
};

test('of two releases of one remote at the same time one wins; the other is stored, says so and changes nothing', async () => {
  const [ours, theirs] = [build('mfe-public', 'ours'), build('mfe-public', 'theirs')];
  together.mockImplementationOnce(async () => void (await put(theirs)));
  await expect(put(ours)).rejects.toThrow(
    `Someone else released mfe-public ${theirs.release.version} while this release was under way (generation 4).`,
  );
  expect(await live('mfe-public')).toEqual([theirs.release.version, undefined]);
  expect((await store.versions('mfe-public')).map(({ version }) => version)).toContain(ours.release.version);
});

test('beside another remote that was released meanwhile it is tried again, with that one', async () => {
  const [ours, theirs] = [build('mfe-public', 'ours'), build('mfe-admin', 'theirs')];
  together.mockImplementationOnce(async () => void (await put(theirs)));
  expect((await put(ours, 10)).generation).toBe(5);
  expect(lines).toEqual([expect.stringContaining('another remote was released meanwhile (generation 4)')]);
  const beside = together.mock.calls.at(-1)?.[0].releases.map(({ release: { version } }) => version);
  expect(beside).toEqual(expect.arrayContaining([ours.release.version, theirs.release.version]));
  expect((await live('mfe-public'))[1]).toBe(ours.release.version);
  expect((await live('mfe-admin'))[0]).toBe(theirs.release.version);
});

test('what does not work under a shell is not stored, what fails beside the others is not switched to', async () => {
  const before = await store.registry();
  const built = build('mfe-public', 'broken');
  underShells.mockRejectedValueOnce(new Error('does not work under shell'));
  await expect(put(built)).rejects.toThrow('does not work under shell');
  expect(await store.versions('mfe-public')).toHaveLength(1);
  together.mockRejectedValueOnce(new Error('beside what is live'));
  await expect(put(built)).rejects.toThrow('beside what is live');
  expect(await store.registry()).toEqual(before);
});

test('what is live already changes nothing, and one for review is only stored', async () => {
  const before = await store.registry();
  await put(build('mfe-public', 'first'));
  expect(lines).toEqual([expect.stringContaining('is live already')]);
  const built = build('mfe-public', 'for review');
  await release({ store, built, traffic: 100, progress, forReview: true });
  expect(together).toHaveBeenCalledTimes(4);
  expect(await store.registry()).toEqual(before);
  expect(await store.versions('mfe-public')).toHaveLength(2);
});
