import type { CredentialKind } from '@ayana/contracts/organisations';
import { COMPLIANCE_FRAMEWORKS, LAPSING_DAYS } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { evidence, evidenceOf } from '../evidence/evidence.queries.js';
import { complianceSummary, requirementOf, requirements } from '../requirements/requirements.queries.js';
import { listRules } from '../retention/retention.queries.js';

export type ReportFacts = Awaited<ReturnType<typeof reportFacts>>;

/** All that the report says, of one day. */
export async function reportFacts(database: Kysely<Tables>, today: string) {
  const rows = await requirements(database, today).orderBy('list.code').orderBy('list.id').execute();
  const pieces = await evidence(database, today)
    .where('list.standing', 'in', ['lapsing', 'lapsed'])
    .orderBy('list.expires_on')
    .orderBy('list.id')
    .execute();
  const { rows: credentials } = await sql<{
    holder: string;
    kind: CredentialKind;
    number: string;
    valid_until: string;
  }>`
    select coalesce(doctor.full_name, partner.company_name) as holder, credential.kind, credential.number,
        credential.valid_until::text as valid_until
      from credentials credential left join partners partner on partner.id = credential.partner_id
        left join doctors doctor on doctor.id = credential.doctor_id
      where credential.status = 'accepted' and (credential.id in (select id from expired_credentials)
        or credential.valid_until between ${today}::date and ${today}::date + ${LAPSING_DAYS}::integer)
      order by credential.valid_until, credential.id`.execute(database);
  const { rows: answered } = await sql<{ answered: number; in_time: number }>`
    select count(*)::integer as answered, count(*) filter (where decided_at::date <= due_on)::integer as in_time
      from data_requests where decided_at > ${today}::date - interval '1 year'`.execute(database);
  const { rows: heads } = await sql<{ number: string; hash: string }>`
    select number, encode(hash, 'hex') as hash from activity_chain order by number desc limit 1`.execute(database);
  return {
    summary: await complianceSummary(database, today),
    frameworks: COMPLIANCE_FRAMEWORKS.map((framework) => ({
      framework,
      requirements: rows.filter((row) => row.framework === framework).map(requirementOf),
    })),
    evidence: pieces.map(evidenceOf),
    credentials,
    answered: answered[0] ?? { answered: 0, in_time: 0 },
    rules: await listRules(database),
    head: heads[0] === undefined ? null : { number: Number(heads[0].number), hash: heads[0].hash },
  };
}
