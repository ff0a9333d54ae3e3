import { newIdempotencyKey } from './idempotency-key';

/**
 * What a visitor typed, stored in this tab until it is sent: it survives errors, reloads and lost connections.
 *
 * sessionStorage and not localStorage: medical words must not outlive the tab on a shared computer. The envelope carries a
 * version (a changed form never reads old answers) and an expiry (24 hours, as long as the API keeps an
 * Idempotency-Key, see `idempotency-key.ts`).
 */
export const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

const PREFIX = 'ayana.form.';

export type FormValues = Record<string, string>;

export interface KeptEnvelope {
  version: number;
  expires_at: number;
  idempotency_key: string;
  values: FormValues;
}

/** The part of `Storage` that is needed, so that tests and blocked storage need no browser. */
export type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The tab's storage, or null where the browser forbids it (private modes throw on access). */
export function tabStorage(): KeptStorage | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is KeptEnvelope {
  if (typeof value !== 'object' || value === null) return false;
  const candidate = value as Partial<KeptEnvelope>;
  return (
    typeof candidate.version === 'number' &&
    typeof candidate.expires_at === 'number' &&
    typeof candidate.idempotency_key === 'string' &&
    typeof candidate.values === 'object' &&
    candidate.values !== null &&
    Object.values(candidate.values).every((entry) => typeof entry === 'string')
  );
}

/** The kept answers of a form, or null when there are none, they are too old, or they belong to another version. */
export function readKept(storage: KeptStorage | null, form: string, version: number, now: number): KeptEnvelope | null {
  if (!storage) return null;
  try {
    const text = storage.getItem(PREFIX + form);
    if (text === null) return null;
    const envelope: unknown = JSON.parse(text);
    if (isEnvelope(envelope) && envelope.version === version && envelope.expires_at > now) return envelope;
    storage.removeItem(PREFIX + form);
  } catch {
    // Unreadable storage counts as empty: the form still works.
  }
  return null;
}

/** Whether a form has answers that were not sent yet. */
export const hasKept = (form: string, version = 1): boolean =>
  readKept(tabStorage(), form, version, Date.now()) !== null;

/** Stores answers for a day, under the form's key, or a new one where it has none. */
export function keepValues(form: string, version: number, values: FormValues, key?: string): void {
  const storage = tabStorage();
  // What was kept before the page's code ran has no key yet.
  const known = key ?? readKept(storage, form, version, Date.now())?.idempotency_key ?? '';
  writeKept(storage, form, {
    version,
    expires_at: Date.now() + KEPT_FOR_MS,
    idempotency_key: known === '' ? newIdempotencyKey() : known,
    values,
  });
}

/** Stores the answers; a full or blocked storage is ignored. */
export function writeKept(storage: KeptStorage | null, form: string, envelope: KeptEnvelope): void {
  try {
    storage?.setItem(PREFIX + form, JSON.stringify(envelope));
  } catch {
    // The answers then last as long as the page.
  }
}

/** Removes the answers (after success). */
export function clearKept(storage: KeptStorage | null, form: string): void {
  try {
    storage?.removeItem(PREFIX + form);
  } catch {
    // Nothing was stored.
  }
}
