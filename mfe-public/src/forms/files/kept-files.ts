import { tabStorage } from '@ayana/portal-kit';

/** A file that has arrived and waits for its form. */
export interface FormFile {
  /** Of its upload. */
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** When it arrived, in milliseconds. */
  at: number;
}

/** The files of a form with the secret that they belong to, kept in this tab until the form is accepted. */
export interface KeptFiles {
  secret: string;
  files: readonly FormFile[];
}

const PREFIX = 'ayana.form-files.';
/** Milliseconds a file waits for its form: the server removes it after an hour. */
const LIFETIME = 55 * 60 * 1000;
/** Bytes of a secret. */
const SECRET = 24;

export const isFresh = ({ at }: FormFile): boolean => Date.now() - at < LIFETIME;

/** Hexadecimal, which any header may hold. */
const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const noFiles = (): KeptFiles => ({ secret: newSecret(), files: [] });

/** Where the browser forbids storage: files then last as long as the page. */
const memory = new Map<string, string>();
const readers = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onFilesChanged(reader: () => void): () => void {
  readers.add(reader);
  return () => void readers.delete(reader);
}

/** What this tab has of a form, as it is stored; null for nothing. */
export function storedFiles(form: string): string | null {
  return memory.get(form) ?? tabStorage()?.getItem(PREFIX + form) ?? null;
}

export function parseFiles(text: string | null): KeptFiles | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** @param kept null forgets them */
export function storeFiles(form: string, kept: KeptFiles | null): void {
  const storage = tabStorage();
  memory.delete(form);
  if (kept === null) storage?.removeItem(PREFIX + form);
  else {
    const text = JSON.stringify(kept);
    try {
      if (storage === null) memory.set(form, text);
      storage?.setItem(PREFIX + form, text);
    } catch {
      memory.set(form, text);
    }
  }
  for (const reader of readers) reader();
}

function isKept(value: unknown): value is KeptFiles {
  if (typeof value !== 'object' || value === null || !('secret' in value) || !('files' in value)) return false;
  return typeof value.secret === 'string' && Array.isArray(value.files);
}
