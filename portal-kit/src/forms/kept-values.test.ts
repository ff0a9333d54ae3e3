import { clearKept, KEPT_FOR_MS, readKept, tabStorage, writeKept } from './kept-values';
import type { KeptStorage } from './kept-values';

const NOON = Date.UTC(2026, 4, 12, 12);

function memoryStorage(): KeptStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const envelope = { version: 1, expires_at: NOON + KEPT_FOR_MS, idempotency_key: 'k', values: { city: 'Nairobi' } };

describe('kept answers', () => {
  it('are restored until they expire', () => {
    const storage = memoryStorage();
    writeKept(storage, 'consultation', envelope);
    expect(readKept(storage, 'consultation', 1, NOON)?.values).toEqual({ city: 'Nairobi' });
    expect(readKept(storage, 'consultation', 1, NOON + KEPT_FOR_MS - 1)).not.toBeNull();
    expect(readKept(storage, 'consultation', 1, NOON + KEPT_FOR_MS)).toBeNull();
    expect(readKept(storage, 'consultation', 1, NOON)).toBeNull();
  });

  it('of another version or another form are not taken', () => {
    const storage = memoryStorage();
    writeKept(storage, 'consultation', envelope);
    expect(readKept(storage, 'contact', 1, NOON)).toBeNull();
    expect(readKept(storage, 'consultation', 2, NOON)).toBeNull();
  });

  it('are gone once cleared', () => {
    const storage = memoryStorage();
    writeKept(storage, 'contact', envelope);
    clearKept(storage, 'contact');
    expect(readKept(storage, 'contact', 1, NOON)).toBeNull();
  });

  it('stay a day, in the tab’s storage', () => {
    expect(KEPT_FOR_MS).toBe(86_400_000);
    expect(tabStorage()).toBe(window.sessionStorage);
    const storage = memoryStorage();
    writeKept(storage, 'contact', envelope);
    expect(JSON.parse(storage.getItem('ayana.form.contact') ?? '')).toEqual(envelope);
    expect(readKept(null, 'contact', 1, NOON)).toBeNull();
  });

  it('of another shape are ignored and removed', () => {
    const storage = memoryStorage();
    const broken = [
      null,
      'x',
      5,
      { ...envelope, version: '1' },
      { ...envelope, expires_at: String(envelope.expires_at) },
      { ...envelope, idempotency_key: 5 },
      { ...envelope, values: 'abc' },
      { ...envelope, values: null },
      { ...envelope, values: { city: 'Nairobi', age: 5 } },
    ];
    for (const one of broken) {
      storage.setItem('ayana.form.contact', JSON.stringify(one));
      expect([one, readKept(storage, 'contact', 1, NOON)]).toEqual([one, null]);
      expect([one, storage.getItem('ayana.form.contact')]).toEqual([one, null]);
    }
  });

  it('that are broken, or a blocked storage, never break the form', () => {
    const storage = memoryStorage();
    storage.setItem('ayana.form.contact', '{"version":1');
    expect(readKept(storage, 'contact', 1, NOON)).toBeNull();
    storage.setItem('ayana.form.contact', JSON.stringify({ ...envelope, values: { city: 5 } }));
    expect(readKept(storage, 'contact', 1, NOON)).toBeNull();
    const full: KeptStorage = {
      ...memoryStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(() => writeKept(full, 'contact', envelope)).not.toThrow();
  });
});
