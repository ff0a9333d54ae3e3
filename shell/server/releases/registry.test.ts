import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EMPTY_REGISTRY, type RegistryFile } from '@ayana/contracts/releases';
import { PORTAL_CONTRACT } from '@ayana/portal-kit';
import { Registry } from './registry';

const folder = mkdtempSync(join(tmpdir(), 'ayana-registry-'));
const file = join(folder, 'registry.json');
const logged: string[] = [];
const start = (): Registry => new Registry(folder, (message) => logged.push(message));
const versionOf = (registry: Registry): string | undefined => registry.current().remotes[0]?.version;

afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  logged.length = 0;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});

const FILES = ['web/portal.json', 'web/routes.json', 'web/remoteEntry.js', 'server/portal.cjs'];
const at = (version: string, path: string): string => join(folder, 'mfe-x', version, path);

function store(version: string, routes: readonly object[] = []): void {
  for (const path of FILES) {
    mkdirSync(dirname(at(version, path)), { recursive: true });
    writeFileSync(at(version, path), path.endsWith('.json') ? '{}' : '');
  }
  const portal = { name: 'mfe-x', contract: PORTAL_CONTRACT, routes };
  writeFileSync(at(version, 'web/portal.json'), JSON.stringify(portal));
  const files = Object.fromEntries(FILES.map((path) => [path, `sha384-${version}-${path}`]));
  writeFileSync(at(version, 'release.json'), JSON.stringify({ name: 'mfe-x', version, files }));
}

function point(generation: number, version: string, earlier: string[] = []): void {
  const registry: RegistryFile = {
    ...EMPTY_REGISTRY,
    generation,
    microFrontends: {
      'mfe-x': [
        {
          url: `/releases/mfe-x/${version}/web/remoteEntry.js`,
          metadata: { version, integrity: `sha384-${version}-web/remoteEntry.js` },
          deployment: { traffic: 100, default: true },
          extras: { previous: earlier[0] ?? null, earlier },
        },
      ],
    },
  };
  writeFileSync(file, JSON.stringify(registry));
}

test('a missing registry is logged once, and again when it goes missing again', () => {
  const registry = start();
  for (let request = 0; request < 3; request += 1) expect(registry.current().number).toBe(0);
  expect(logged).toHaveLength(1);
  writeFileSync(file, JSON.stringify({ ...EMPTY_REGISTRY, generation: 4 }));
  expect(registry.current().number).toBe(4);
  rmSync(file);
  for (let request = 0; request < 3; request += 1) expect(registry.current().number).toBe(4);
  expect(logged).toHaveLength(2);
});

const DAMAGE: Readonly<Record<string, () => void>> = {
  'cut off': () => truncateSync(file, 60),
  empty: () => truncateSync(file, 0),
  'not JSON': () => writeFileSync(file, '<html>'),
  'something else': () => writeFileSync(file, '{"generation":9}'),
  'with a wrong entry': () => writeFileSync(file, '{"generation":9,"microFrontends":{"mfe-x":[{"url":"/"}]}}'),
  'with a version that leads out of the store': () => {
    point(9, '1');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"version":"1"', '"version":"../1"'));
  },
  missing: () => rmSync(file),
};

test.each(Object.keys(DAMAGE))('a registry that is %s leaves what was served, also after a restart', (what) => {
  store('1');
  point(8, '1');
  const registry = start();
  expect([registry.current().number, versionOf(registry)]).toEqual([8, '1']);
  writeFileSync(join(folder, 'registry.last-good.json'), readFileSync(file));
  DAMAGE[what]?.();
  expect([registry.current().number, versionOf(registry)]).toEqual([8, '1']);
  const restarted = start();
  expect([restarted.current().number, versionOf(restarted)]).toEqual([8, '1']);
  expect(logged).toHaveLength(2);
  expect(logged[1]).toContain('npm run releases -- --repair');
  // The next good one is used at once.
  store('2');
  point(10, '2');
  expect([restarted.current().number, versionOf(restarted)]).toEqual([10, '2']);
});

const LOSSES: Readonly<Record<string, () => void>> = {
  'its folder': () => rmSync(join(folder, 'mfe-x', '3'), { recursive: true }),
  'its portal.json': () => rmSync(at('3', 'web/portal.json')),
  'half its portal.json': () => truncateSync(at('3', 'web/portal.json'), 5),
  'its entry': () => rmSync(at('3', 'web/remoteEntry.js')),
  'its server bundle': () => rmSync(at('3', 'server/portal.cjs')),
};

test.each(Object.keys(LOSSES))(
  'a release that lost %s is stood in for by the newest earlier one that is complete',
  (what) => {
    for (const version of ['1', '3']) store(version);
    LOSSES[what]?.();
    // 2 was live in between and is missing, too.
    point(3, '3', ['2', '1']);
    const registry = start();
    expect(registry.current().remotes).toMatchObject([
      { version: '1', entry: '/releases/mfe-x/1/web/remoteEntry.js', integrity: 'sha384-1-web/remoteEntry.js' },
    ]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('mfe-x 3 cannot be served, 1 is instead;');
    store('3');
    point(4, '3', ['2', '1']);
    expect(versionOf(registry)).toBe('3');
  },
);

test('a route with an access entry this shell does not know is left out, and the release is served', () => {
  store('1', [
    { id: 'x.home', path: '/x', access: 'admin' },
    { id: 'x.quality', path: '/x/quality', access: 'quality_reviews' },
    { id: 'x.inherited', path: '/x/inherited', access: 'toString' },
    { id: 'x.open', path: '/x/open' },
  ]);
  point(1, '1');
  const [remote] = start().current().remotes;
  expect(remote?.portal.routes.map(({ id }) => id)).toEqual(['x.home', 'x.open']);
  expect(logged).toEqual([]);
});
