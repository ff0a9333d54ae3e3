import type { Editor } from './merge';

/** Who changed a row last, as its answer says it. */
export const editorIn = (row: { updated_at: string; updated_by?: { name: string } | null }): Editor => ({
  name: row.updated_by?.name || null,
  at: row.updated_at,
});
