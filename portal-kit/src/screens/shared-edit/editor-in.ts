import type { Editor } from './merge';

/** Who changed a row last, as its answer says it; of no row nobody. */
export const editorIn = (row: { updated_at: string | null; updated_by?: { name: string } | null } | null): Editor => ({
  name: row?.updated_by?.name || null,
  at: row?.updated_at ?? '',
});
