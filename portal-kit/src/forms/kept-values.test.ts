import { clearKept, KEPT_FOR_MS, readKept, writeKept } from './kept-values';
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
  it('come back until they end, and not a moment longer', () => {
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

  it('that are broken, or a storage that refuses, never break the form', () => {
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
