import type { LastEditor } from '@ayana/contracts/editing';
import { type ComplianceEvidence, EVIDENCE_STANDINGS } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import type { EvidenceQueryDto, EvidenceSort } from './evidence.dto.js';

export interface FoundEvidence extends Omit<ComplianceEvidence, 'owner' | 'created_at' | 'updated_at' | 'updated_by'> {
  owner_id: string | null;
  owner_name: string | null;
  editor: LastEditor | null;
  file_id: string | null;
  created_at: Date | string;
  updated_at: Date | string;
}

type Filters = Pick<EvidenceQueryDto, 'q' | 'control' | 'owner' | 'standing'>;

export const EVIDENCE: ListDefinition<FoundEvidence, EvidenceSort, Filters, null> = {
  id: 'list.id',
  sort: 'created',
  sorts: {
    created: { column: 'list.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
    title: { column: 'list.title', type: 'text', order: 'asc', of: ({ title }) => title },
    standing: byOrder('list.standing', EVIDENCE_STANDINGS, ({ standing }) => standing),
    owner: byText('list.owner_name', ({ owner_name }) => owner_name),
    file: byText('list.file_name', ({ file_name }) => file_name),
    // What does not end comes last.
    expires: {
      column: 'list.expires_on',
      type: 'text',
      order: 'asc',
      of: ({ expires_on }) => expires_on,
      nullable: true,
    },
  },
  filters: {
    q: (q) => containsWords(sql`search_text(list.title || ' ' || coalesce(list.note, ''))`, q),
    control: (id) => sql`list.control_id = ${id}`,
    owner: (id) => sql`list.owner_id = ${id}`,
    standing: (standing) => sql`list.standing = ${standing}`,
  },
};

export const evidence = (database: Kysely<Tables>, today: string) =>
  database
    .selectFrom(
      sql<FoundEvidence>`(
        select piece.id, piece.control_id, control.title as control_title, piece.title, piece.note, piece.owner_id,
          person.name as owner_name, piece.expires_on::text as expires_on, piece.state,
          compliance_evidence_standing(piece, ${today}::date) as standing, piece.file_id, file.file_name, piece.web_address,
          piece.version, piece.created_at, piece.updated_at, ${editorOf('piece')} as editor
        from compliance_evidence piece join compliance_controls control on control.id = piece.control_id
          left join users person on person.id = piece.owner_id left join files file on file.id = piece.file_id)`.as(
        'list',
      ),
    )
    .selectAll('list');

export const evidenceOf = (row: FoundEvidence): ComplianceEvidence => ({
  id: row.id,
  control_id: row.control_id,
  control_title: row.control_title,
  title: row.title,
  note: row.note,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  expires_on: row.expires_on,
  state: row.state,
  standing: row.standing,
  file_name: row.file_name,
  web_address: row.web_address,
  version: row.version,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
});
