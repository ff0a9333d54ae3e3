import type { LastEditor } from '@ayana/contracts/editing';
import {
  COMPLIANCE_FRAMEWORKS,
  COMPLIANCE_STANDINGS,
  type ComplianceFramework,
  type ComplianceRequirement,
  type ComplianceStanding,
  LAPSING_DAYS,
  type ComplianceSummary,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import type { RequirementSort, RequirementsQueryDto } from './requirements.dto.js';

export interface FoundRequirement extends Omit<
  ComplianceRequirement,
  'owner' | 'created_at' | 'updated_at' | 'updated_by'
> {
  owner_id: string | null;
  owner_name: string | null;
  framework_code: string;
  editor: LastEditor | null;
  created_at: Date | string;
  updated_at: Date | string;
}

type Filters = Pick<RequirementsQueryDto, 'q' | 'framework' | 'standing' | 'owner'>;

export const REQUIREMENTS: ListDefinition<FoundRequirement, RequirementSort, Filters, null> = {
  id: 'list.id',
  sort: 'code',
  sorts: {
    code: { column: 'list.code', type: 'text', order: 'asc', of: ({ code }) => code },
    framework: {
      column: 'list.framework_code',
      type: 'text',
      order: 'asc',
      of: ({ framework_code }) => framework_code,
    },
    standing: byOrder('list.standing', COMPLIANCE_STANDINGS, ({ standing }) => standing),
    expires: byText('list.expires_on', ({ expires_on }) => expires_on),
    owner: byText('list.owner_name', ({ owner_name }) => owner_name),
    controls: { column: 'list.controls', type: 'integer', order: 'desc', of: ({ controls }) => controls },
    updated: { column: 'list.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
  },
  filters: {
    q: (q) => containsWords(sql`search_text(list.code || ' ' || list.title || ' ' || list.text)`, q),
    framework: (framework) => sql`list.framework = ${framework}`,
    standing: (standing) => sql`list.standing = ${standing}`,
    owner: (id) => sql`list.owner_id = ${id}`,
  },
};

/** @param today `YYYY-MM-DD`, the day that standings are of */
export const requirements = (database: Kysely<Tables>, today: string) =>
  database
    .selectFrom(
      sql<FoundRequirement>`(
        select requirement.*, compliance_requirement_standing(requirement, ${today}::date) as standing, person.name as owner_name,
          ${editorOf('requirement')} as editor, requirement.framework || ' ' || requirement.code as framework_code,
          (select count(*)::integer from compliance_requirement_controls link
            join compliance_controls control on control.id = link.control_id and control.state = 'active'
            where link.requirement_id = requirement.id) as controls,
          (select min(evidence.expires_on)::text from compliance_requirement_controls link
            join compliance_controls control on control.id = link.control_id and control.state = 'active'
            join compliance_evidence evidence on evidence.control_id = control.id and evidence.state = 'current'
            where link.requirement_id = requirement.id and evidence.expires_on >= ${today}::date) as expires_on
        from compliance_requirements requirement left join users person on person.id = requirement.owner_id)`.as(
        'list',
      ),
    )
    .selectAll('list');

export const requirementOf = (row: FoundRequirement): ComplianceRequirement => ({
  id: row.id,
  framework: row.framework,
  code: row.code,
  title: row.title,
  text: row.text,
  state: row.state,
  standing: row.standing,
  reason: row.reason,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  controls: row.controls,
  expires_on: row.expires_on,
  version: row.version,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
});

/** The figures above the lists. */
export async function complianceSummary(database: Kysely<Tables>, today: string): Promise<ComplianceSummary> {
  const { rows } = await sql<{ framework: ComplianceFramework; standing: ComplianceStanding; count: number }>`
    select framework, compliance_requirement_standing(requirement, ${today}::date) as standing, count(*)::integer as count
    from compliance_requirements requirement group by 1, 2`.execute(database);
  const { rows: others } = await sql<Omit<ComplianceSummary, 'frameworks'>>`
    select
      (select count(*)::integer from compliance_evidence where state = 'current'
        and expires_on between ${today}::date and ${today}::date + ${LAPSING_DAYS}::integer) as evidence_lapsing,
      (select count(*)::integer from compliance_evidence where state = 'current' and expires_on < ${today}::date) as evidence_lapsed,
      (select count(*)::integer from credentials where status = 'accepted'
        and valid_until between ${today}::date and ${today}::date + ${LAPSING_DAYS}::integer) as credentials_lapsing,
      (select count(*)::integer from expired_credentials) as credentials_lapsed,
      (select count(*)::integer from data_requests where state in ('received', 'verified')) as data_requests_open,
      (select count(*)::integer from data_requests where state in ('received', 'verified') and due_on < ${today}::date)
        as data_requests_overdue`.execute(database);
  const count = (framework: ComplianceFramework, standing: ComplianceStanding): number =>
    rows.find((row) => row.framework === framework && row.standing === standing)?.count ?? 0;
  const frameworks = COMPLIANCE_FRAMEWORKS.map((framework) => ({
    framework,
    met: count(framework, 'met'),
    at_risk: count(framework, 'at_risk'),
    not_met: count(framework, 'not_met'),
    open: count(framework, 'open'),
    not_applicable: count(framework, 'not_applicable'),
  }));
  const [figures] = others;
  if (figures === undefined) throw new Error('No figures');
  return { frameworks, ...figures };
}
