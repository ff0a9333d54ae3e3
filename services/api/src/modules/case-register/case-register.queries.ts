import type { CaseMatch } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import { isCaseNumber } from '../../platform/http/lists/case-numbers.js';
import { containsWords, plainNumbers } from '../../platform/http/lists/word-search.js';
import type { Tables } from '../../platform/database/tables.js';
import { askedTreatment } from './asked-treatment.js';

const MOST = 20;

function matches(database: Kysely<Tables>) {
  return database
    .selectFrom('cases')
    .leftJoin('users as person', 'person.id', 'cases.person_id')
    .leftJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .leftJoin('treatment_requests as request', 'request.id', 'cases.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select([
      'cases.id',
      'cases.journey_id',
      'cases.case_number',
      'cases.source',
      'cases.inbox_item_id',
      'cases.treatment_request_id',
      'cases.created_at',
      askedTreatment().as('treatment'),
      sql<string>`coalesce(person.name, item.name, '')`.as('name'),
    ])
    .orderBy('cases.created_at', 'desc')
    .orderBy('cases.id', 'desc')
    .limit(MOST);
}

type Row = Awaited<ReturnType<ReturnType<typeof matches>['execute']>>[number];

const matchOf = ({ id, created_at, ...row }: Row): CaseMatch => ({
  case_id: id,
  ...row,
  created_at: isoTime(created_at),
});

/** Cases by number or name, the newest first, for staff. */
export async function findCases(database: Kysely<Tables>, q: string): Promise<CaseMatch[]> {
  const rows = await matches(database)
    .where((build) =>
      build.or([
        isCaseNumber(sql.ref('cases.case_number'), q),
        build('cases.person_id', 'in', (named) =>
          named
            .selectFrom('users')
            .select('users.id')
            .where(containsWords(sql.ref('users.search'), q, 'search_latin')),
        ),
        build('cases.inbox_item_id', 'in', (named) =>
          named
            .selectFrom('inbox_items as sent')
            .select('sent.id')
            .where(containsWords(sql.ref('sent.search'), plainNumbers(q), 'search_latin')),
        ),
      ]),
    )
    .execute();
  return rows.map(matchOf);
}

/** A person's own cases that wait for the team and have no journey yet, the newest first. */
export async function intakeOf(database: Kysely<Tables>, person_id: string): Promise<CaseMatch[]> {
  const rows = await matches(database)
    .where('cases.person_id', '=', person_id)
    .where('cases.journey_id', 'is', null)
    .where(
      sql<boolean>`coalesce(request.status not in ('declined', 'withdrawn', 'completed'), item.status <> 'closed')`,
    )
    .execute();
  return rows.map(matchOf);
}

/** A case by its id; undefined for none. */
export async function registeredCase(database: Kysely<Tables>, id: string): Promise<CaseMatch | undefined> {
  const row = await matches(database).where('cases.id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : matchOf(row);
}
