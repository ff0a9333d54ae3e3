import type { LastEditor } from '@ayana/contracts/editing';
import {
  COMPLIANCE_STANDINGS,
  type ComplianceControl,
  CONTROL_WORKFLOW,
  type ComplianceControlDetail,
} from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { evidence, evidenceOf } from '../evidence/evidence.queries.js';
import type { ControlSort, ControlsQueryDto } from './controls.dto.js';

export interface FoundControl extends Omit<ComplianceControl, 'owner' | 'created_at' | 'updated_at' | 'updated_by'> {
  owner_id: string | null;
  owner_name: string | null;
  editor: LastEditor | null;
  created_at: Date | string;
  updated_at: Date | string;
}

export const CONTROLS: ListDefinition<FoundControl, ControlSort, Pick<ControlsQueryDto, 'q' | 'state'>, null> = {
  id: 'list.id',
  sort: 'title',
  sorts: {
    title: byText('list.title', ({ title }) => title),
    standing: byOrder('list.standing', COMPLIANCE_STANDINGS, ({ standing }) => standing),
    requirements: {
      column: 'list.requirements',
      expression: sql`json_array_length(list.requirements)`,
      type: 'integer',
      order: 'desc',
      of: ({ requirements }) => jsonOf<unknown[]>(requirements).length,
    },
    owner: byText('list.owner_name', ({ owner_name }) => owner_name),
  },
  filters: {
    q: (q) => containsWords(sql`search_text(list.title || ' ' || list.text)`, q),
    state: (state) => sql`list.state = ${state}`,
  },
};

export const controls = (database: Kysely<Tables>, today: string) =>
  database
    .selectFrom(
      sql<FoundControl>`(
        select control.*, compliance_control_standing(control.id, ${today}::date) as standing, person.name as owner_name,
          ${editorOf('control')} as editor,
          (select coalesce(json_agg(json_build_object('id', requirement.id, 'framework', requirement.framework,
              'code', requirement.code, 'title', requirement.title) order by requirement.framework, requirement.code), '[]')
            from compliance_requirement_controls link join compliance_requirements requirement on requirement.id = link.requirement_id
            where link.control_id = control.id) as requirements
        from compliance_controls control left join users person on person.id = control.owner_id)`.as('list'),
    )
    .selectAll('list');

export const controlOf = (row: FoundControl): ComplianceControl => ({
  id: row.id,
  title: row.title,
  text: row.text,
  state: row.state,
  standing: row.standing,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  requirements: jsonOf(row.requirements),
  version: row.version,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
});

/** The controls of a requirement with all their evidence; retired ones come last. */
export async function controlsOfRequirement(
  database: Kysely<Tables>,
  requirementId: string,
  today: string,
): Promise<ComplianceControlDetail[]> {
  const rows = await controls(database, today)
    .where(
      sql<boolean>`list.id in (select control_id from compliance_requirement_controls where requirement_id = ${requirementId})`,
    )
    .orderBy('list.state')
    .orderBy('list.title')
    .orderBy('list.id')
    .execute();
  return withEvidence(database, rows, today);
}

export async function withEvidence(
  database: Kysely<Tables>,
  rows: readonly FoundControl[],
  today: string,
): Promise<ComplianceControlDetail[]> {
  const ids = rows.map(({ id }) => id);
  const pieces =
    ids.length === 0
      ? []
      : await evidence(database, today)
          .where('list.control_id', 'in', ids)
          .orderBy('list.state')
          .orderBy('list.created_at', 'desc')
          .orderBy('list.id')
          .execute();
  return rows.map((row) => ({
    ...controlOf(row),
    evidence: pieces.filter(({ control_id }) => control_id === row.id).map(evidenceOf),
    // Everyone who reads this may do what the table of transitions lets the staff do.
    transitions: transitionsFrom(CONTROL_WORKFLOW, row.state, 'ayana_staff'),
  }));
}
