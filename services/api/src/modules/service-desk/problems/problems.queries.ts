import type { LastEditor } from '@ayana/contracts/editing';
import {
  isOpenRequest,
  type ProblemEntry,
  PROBLEM_STATES,
  problemNumber,
  type ProblemRecord,
  type ProblemState,
  type ProblemTransition,
  SERVICE_REQUEST_STATES,
  type ServiceRequest,
} from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { findPeople, joinedPerson, personOf } from '../people.js';
import { requestOf, requests } from '../requests/request-list.queries.js';
import type { ProblemRecordsQueryDto, ProblemSort } from './problems.dto.js';

const OPEN_STATES = SERVICE_REQUEST_STATES.filter(isOpenRequest);

interface FoundProblem {
  id: string;
  number: number;
  title: string;
  description: string;
  state: ProblemState;
  workaround: string | null;
  cause: string | null;
  owner_id: string | null;
  owner_name: string | null;
  open_requests: number;
  requests: number;
  resolved_at: Date | string | null;
  version: number;
  editor: LastEditor | null;
  created_at: Date | string;
  updated_at: Date | string;
}

export const problems = (database: Kysely<Tables>) =>
  database
    .selectFrom(
      sql<FoundProblem>`(
        select problem.id, problem.number, problem.title, problem.description, problem.state, problem.workaround,
          problem.cause, problem.owner_id, owner.name as owner_name, counted.open_requests, counted.requests,
          problem.resolved_at, problem.version, ${editorOf('problem')} as editor, problem.created_at, problem.updated_at
        from problem_records problem left join users owner on owner.id = problem.owner_id
          cross join lateral (
            select count(*)::integer as requests,
              count(*) filter (where request.state = any (${OPEN_STATES}))::integer as open_requests
            from problem_record_requests link join service_requests request on request.id = link.request_id
            where link.problem_id = problem.id) counted)`.as('list'),
    )
    .selectAll('list');

type Filters = Pick<ProblemRecordsQueryDto, 'q' | 'state'>;

export const PROBLEMS: ListDefinition<FoundProblem, ProblemSort, Filters, null> = {
  id: 'list.id',
  sort: 'updated',
  sorts: {
    updated: { column: 'list.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
    number: { column: 'list.number', type: 'integer', order: 'desc', of: ({ number }) => number },
    state: byOrder('list.state', PROBLEM_STATES, ({ state }) => state),
    owner: byText('list.owner_name', ({ owner_name }) => owner_name),
    open: { column: 'list.open_requests', type: 'integer', order: 'desc', of: ({ open_requests }) => open_requests },
  },
  filters: {
    q: (q) =>
      containsWords(
        sql`search_text('PRB-' || lpad(list.number::text, 6, '0') || ' ' || list.title || ' ' || list.description)`,
        q,
      ),
    state: (state) => sql`list.state = ${state}`,
  },
};

export const problemOf = (row: FoundProblem): ProblemRecord => ({
  id: row.id,
  number: problemNumber(row.number),
  title: row.title,
  description: row.description,
  state: row.state,
  workaround: row.workaround,
  cause: row.cause,
  owner: joinedPerson(row.owner_id, row.owner_name),
  open_requests: row.open_requests,
  requests: row.requests,
  resolved_at: row.resolved_at === null ? null : isoTime(row.resolved_at),
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
  version: row.version,
});

/** The requests of a problem, the newest link first. */
export async function requestsOfProblem(database: Kysely<Tables>, id: string): Promise<ServiceRequest[]> {
  const rows = await requests(database)
    .innerJoin('problem_record_requests as link', 'link.request_id', 'request.id')
    .where('link.problem_id', '=', id)
    .orderBy('link.linked_at', 'desc')
    .orderBy('request.id')
    .execute();
  return rows.map(requestOf);
}

/** The oldest first. */
export async function entriesOfProblem(database: Kysely<Tables>, id: string): Promise<ProblemEntry[]> {
  const rows = await database
    .selectFrom('problem_record_entries')
    .selectAll()
    .where('problem_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    database,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map(({ problem_id: _problem, at, actor_id, ...entry }) =>
    Object.assign(entry, {
      at: isoTime(at),
      actor: personOf(people, actor_id) ?? { id: actor_id, name: '' },
      transition: (entry.details['transition'] ?? null) as ProblemTransition | null,
    }),
  );
}
