import type { RequestPaper } from '@ayana/contracts/service-desk';
import type { Kysely } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { FileOwner } from '../../../platform/files/files.entity.js';
import { joinedPerson } from '../people.js';

/** A request as the owner of files. */
export const paperOwner = (requestId: string): FileOwner => ({ owner_kind: 'service_request', owner_id: requestId });

/** Oldest first. */
export async function papersOf(database: Kysely<Tables>, requestId: string): Promise<RequestPaper[]> {
  const { owner_kind, owner_id } = paperOwner(requestId);
  const rows = await database
    .selectFrom('files as file')
    .leftJoin('users as person', 'person.id', 'file.uploaded_by')
    .select(['file.id', 'file.file_name', 'file.media_type', 'file.size', 'file.created_at', 'file.uploaded_by'])
    .select('person.name')
    .where('file.owner_kind', '=', owner_kind)
    .where('file.owner_id', '=', owner_id)
    .orderBy('file.created_at')
    .orderBy('file.id')
    .execute();
  return rows.map(({ uploaded_by, name, created_at, ...file }) =>
    Object.assign(file, { created_at: isoTime(created_at), added_by: joinedPerson(uploaded_by, name) }),
  );
}

export async function countPapers(database: Kysely<Tables>, requestId: string): Promise<number> {
  const { owner_kind, owner_id } = paperOwner(requestId);
  const { count } = await database
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner_kind', '=', owner_kind)
    .where('owner_id', '=', owner_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
