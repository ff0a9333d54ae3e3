import { EMPTY_REGISTRY } from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { expired, removeAfterRelease } from './retention.ts';
import type { ReleaseStore } from './stores/release-store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const POLICY = { supported_shells: 2, keep_days: 30, keep_newest: 10 };
const aged = (days: number): { version: string; storedAt: Date } => ({
  version: `${days} days old`,
  storedAt: new Date(NOW.getTime() - days * 86_400_000),
});

describe('which versions may go', () => {
  it('keeps the newest ten, however old they are', () => {
    const stored = Array.from({ length: 10 }, (_, index) => aged(100 + index));
    expect(expired(stored, new Set(), POLICY, NOW)).toEqual([]);
  });

  it('keeps the young, however many there are', () => {
    const stored = Array.from({ length: 200 }, (_, index) => aged(index / 10));
    expect(expired(stored, new Set(), POLICY, NOW)).toEqual([]);
  });

  it('lets go of what is neither, but never of what the registry names', () => {
    const stored = Array.from({ length: 13 }, (_, index) => aged(28 + index));
    expect(expired(stored, new Set(['39 days old']), POLICY, NOW)).toEqual(['38 days old', '40 days old']);
  });
});

it('says that a release is live, and which old versions are still there, when one of them cannot be removed', async () => {
  const lines: string[] = [];
  const out = { isTTY: false, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream;
  const there = new Set(['1.0.0-a', '1.0.0-b', '1.0.0-c']);
  const store = {
    versions: async () => [...there].map((version) => ({ version, storedAt: aged(40).storedAt })),
    registry: async () => ({ registry: EMPTY_REGISTRY, tag: '' }),
    remove: async (_name: string, version: string) => {
      if (version === '1.0.0-b') throw new SentenceError('The store did not answer.');
      there.delete(version);
    },
  } as unknown as ReleaseStore;
  const release = { name: 'mfe-x', version: '1.0.0-d' };
  await removeAfterRelease({ store, progress: new Progress(out) }, release, { keep_days: 30, keep_newest: 0 }, NOW);
  expect(there).toEqual(new Set(['1.0.0-b', '1.0.0-c']));
  expect(lines.at(-1)).toBe(
    '    mfe-x 1.0.0-d is live, but old versions of mfe-x are still stored: 1.0.0-b, 1.0.0-c could not be removed. The store did not answer. Its next release tries again.\n',
  );
});
