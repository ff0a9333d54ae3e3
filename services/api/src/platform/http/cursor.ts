import { isUUID } from 'class-validator';
import { refusedFields } from '../app-error.js';

/** Where a keyset page ends: the time and id of its last row. */
export interface Position {
  at: string;
  id: string;
}

export function encodeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url');
}

/** @throws AppError `invalid_fields` for a text this API did not hand out */
export function decodeCursor(cursor: string): Position {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  if (!Number.isNaN(Date.parse(at)) && isUUID(id)) return { at, id };
  throw refusedFields([{ field: 'cursor', message: 'Cursor must be the next_cursor of the page before.' }]);
}
