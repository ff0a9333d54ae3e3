import { api, dataOf } from '@ayana/portal-kit';
import type { ImportReport } from '@ayana/portal-kit/screens';

/** The text is sent as it is. */
const CSV = { bodySerializer: (body: unknown): BodyInit => String(body), headers: { 'Content-Type': 'text/csv' } };

/** What an import of this file would do. */
export const checkImport = (body: string): Promise<ImportReport> =>
  dataOf(api.POST('/treatments/import', { ...CSV, params: { query: { dry_run: true } }, body }));

/** Writes all rows or none; with the same key once. */
export const runImport = (body: string, key: string): Promise<ImportReport> =>
  dataOf(api.POST('/treatments/import', { ...CSV, params: { header: { 'Idempotency-Key': key } }, body }));
