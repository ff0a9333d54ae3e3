import { FILE_TYPES, fileProblem } from '@ayana/contracts/rules';

/**
 * `waiting` for its turn, `sending`, `paused` by the user, `offline` until the line is back, `finishing` (all bytes have arrived, the server
 * checks them), `failed` (may be tried again), `refused` (this file will never be accepted).
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'finishing' | 'failed' | 'refused';

/** A file on its way; one that has arrived is no longer in the list. */
export interface UploadItem {
  key: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Bytes that have arrived. */
  sent: number;
  state: UploadState;
  /** Why it failed or was refused. */
  failure: string | null;
}

/** What a choice of files offers: some systems know a type by its ending only. */
export const ACCEPTED = [
  ...Object.keys(FILE_TYPES),
  ...Object.values(FILE_TYPES).flatMap((endings) => endings.map((ending) => `.${ending}`)),
].join(',');

/** The type a file declares, or the one of its extension: some systems know no type for Word files. */
export function typeOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type !== '') return type;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.keys(FILE_TYPES).find((each) => FILE_TYPES[each]?.includes(extension)) ?? '';
}

/** A chosen file, refused at once when it breaks a rule of the specification. */
export function newItem(key: string, file: Pick<File, 'name' | 'type' | 'size'>): UploadItem {
  const type = typeOf(file);
  const { name, size } = file;
  const failure = fileProblem({ name, type, size });
  return { key, name, type, size, sent: 0, state: failure === null ? 'waiting' : 'refused', failure };
}
