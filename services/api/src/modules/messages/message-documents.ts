import type { DocumentKind } from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { papersOpenTo, shownFileName } from '../records/index.js';
import type { CaseReader } from '../journeys/index.js';

/** A paper of a message, for a reader who may open it. */
export interface MessageDocument {
  id: string;
  kind: DocumentKind;
  file_name: string;
  media_type: string;
  size: number;
}

/** Those of some papers that belong to this journey and that this reader may open; a wanted one has no file yet. */
export async function documentsOf(
  database: Kysely<Tables>,
  user: CurrentUser,
  reader: CaseReader,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, MessageDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('documents as document')
    .innerJoin('files as file', 'file.id', 'document.file_id')
    .select(['document.id', 'document.kind', 'file.file_name', 'file.media_type', 'file.size'])
    .where('document.id', 'in', [...ids])
    .where(papersOpenTo(reader, user, now))
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, file_name: shownFileName(reader.parts, row) ?? row.kind }]));
}
