import { editorIn } from './editor-in';
import type { Reading } from './merge';

interface Row {
  updated_at: string;
  updated_by?: { name: string } | null;
}

/** What a form reads of a row; null is one that is still to be made. Some rows count their changes in `revision`. */
export function readingIn<Fields extends object>(
  row: (Row & ({ version: number } | { revision: number })) | null,
  fields: Fields,
): Reading<Fields> {
  if (row === null) return { version: 0, fields, by: { name: null, at: '' } };
  return { version: 'revision' in row ? row.revision : row.version, fields, by: editorIn(row) };
}
