import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRelease } from './changes.ts';
import { readRegistry, swapRegistry } from './registry.ts';

let store = '';
beforeEach(() => {
  store = mkdtempSync(join(tmpdir(), 'ayana-registry-'));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

const release = (version: string): { url: string; version: string; integrity: string } => ({
  url: `/releases/mfe-public/${version}/web/remoteEntry.js`,
  version,
  integrity: `sha384-${version}`,
});

describe('the registry', () => {
  it('starts empty, rises by one a change, keeps what it pointed at before', async () => {
    expect(readRegistry(store).generation).toBe(0);
    await swapRegistry(store, (now) => withRelease(now, 'mfe-public', release('1.0.0-a')));
    const registry = await swapRegistry(store, (now) => withRelease(now, 'mfe-public', release('1.0.0-b')));
    expect(registry.generation).toBe(2);
    expect(registry.microFrontends['mfe-public']).toEqual([
      {
        url: '/releases/mfe-public/1.0.0-b/web/remoteEntry.js',
        metadata: { version: '1.0.0-b', integrity: 'sha384-1.0.0-b' },
        deployment: { traffic: 100, default: true },
        extras: { previous: '1.0.0-a', earlier: ['1.0.0-a'] },
      },
    ]);
  });

  it('is left alone when nothing changed', async () => {
    await swapRegistry(store, (now) => withRelease(now, 'mfe-public', release('1.0.0-a')));
    const again = await swapRegistry(store, (now) => withRelease(now, 'mfe-public', release('1.0.0-a')));
    expect(again.generation).toBe(1);
  });

  it('loses no change when many publish at once', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `mfe-${index}`);
    await Promise.all(
      names.map((name) => swapRegistry(store, (now) => withRelease(now, name, release(`1.0.0-${name}`)))),
    );
    const registry = readRegistry(store);
    expect(registry.generation).toBe(12);
    expect(Object.keys(registry.microFrontends).toSorted()).toEqual(names.toSorted());
    expect(readdirSync(store)).toEqual(['registry.json']);
  });

  it('takes over the lock of a publisher that died', async () => {
    const lock = join(store, 'registry.lock');
    writeFileSync(lock, '1\n');
    utimesSync(lock, new Date(0), new Date(0));
    await swapRegistry(store, (now) => withRelease(now, 'mfe-public', release('1.0.0-a')));
    expect(readRegistry(store).generation).toBe(1);
  });

  it('stays as it was when the change throws, and gives the lock back', async () => {
    await expect(
      swapRegistry(store, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(readdirSync(store)).toEqual([]);
  });
});
