import { expired } from './retention.ts';

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
