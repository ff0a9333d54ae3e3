import type { RoleApplication, User, UserSignIn } from '@ayana/contracts/account';
import type { ApplicationStatus, Role } from '@ayana/contracts/identity';
import { type Kysely, sql } from 'kysely';
import { isCaseNumber } from '../../platform/http/lists/case-numbers.js';
import type { Tables } from '../../platform/database/tables.js';
import { isoTime } from '../../platform/database/database.js';
import { mapPage, type Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition, type ListPart } from '../../platform/http/lists/keyset-list.js';
import { byText } from '../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import type { UsersQueryDto, UserSort } from './users.dto.js';
import { SIGN_INS_SHOWN } from './users.dto.js';

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

/** A user with the newest application and the last sign-in; every sign-in opens a session, but sessions are deleted after a while. */
function people(database: Kysely<Tables>) {
  return (
    database
      .selectFrom('users as person')
      .leftJoinLateral(
        (build) =>
          build
            .selectFrom('role_applications')
            .selectAll()
            .whereRef('role_applications.user_id', '=', 'person.id')
            .orderBy('created_at', 'desc')
            .limit(1)
            .as('application'),
        (join) => join.onTrue(),
      )
      .select([
        'person.id',
        'person.email',
        'person.name',
        'person.role',
        'person.created_at',
        'application.id as application_id',
        'application.account_kind',
        'application.wanted_role',
        'application.organisation',
        'application.registration_number',
        'application.message',
        'application.status as application_status',
        'application.created_at as applied_at',
        'application.decided_at',
        sql<string | null>`greatest(
        (select max(created_at) from sessions where user_id = person.id),
        (select created_at from security_events
          where user_id = person.id and event_type = 'user_login' and reported_by = 'server' order by created_at desc limit 1)
      )`.as('last_sign_in_at'),
      ])
      // Accounts of tests are removed at /test-email-verification.
      .where(sql<boolean>`not person.is_test`)
  );
}

interface UserRow {
  id: string;
  email: string;
  name: string;
  role: Role | null;
  created_at: Date | string;
  last_sign_in_at: string | null;
  application_id: string | null;
  account_kind: RoleApplication['account_kind'] | null;
  wanted_role: Role | null;
  organisation: string | null;
  registration_number: string | null;
  message: string | null;
  application_status: ApplicationStatus | null;
  applied_at: Date | string | null;
  decided_at: Date | string | null;
}

function applicationOf(row: UserRow): RoleApplication | null {
  const { application_id: id, account_kind, application_status: status, applied_at } = row;
  if (id === null || account_kind === null || status === null || applied_at === null) return null;
  const { wanted_role, organisation, registration_number, message, decided_at } = row;
  return {
    id,
    account_kind,
    wanted_role,
    organisation,
    registration_number,
    message,
    status,
    created_at: isoTime(applied_at),
    decided_at: orNull(decided_at),
  };
}

const userOf = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  created_at: isoTime(row.created_at),
  last_sign_in_at: orNull(row.last_sign_in_at),
  application: applicationOf(row),
});

type UserFilters = Pick<UsersQueryDto, 'q' | 'role' | 'waiting'>;

/** Everyone, newest first where nothing else is asked; or users with a pending application, the longest waiting first. */
const USERS: ListDefinition<UserRow, UserSort | 'waiting', UserFilters, null> = {
  id: 'person.id',
  sort: 'newest',
  sorts: {
    newest: { column: 'person.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
    waiting: { column: 'application.created_at', type: 'timestamptz', order: 'asc', of: (row) => row.applied_at },
    name: byText('person.name', ({ name }) => name),
    email: byText('person.email', ({ email }) => email),
    role: byText('person.role', ({ role }) => role),
  },
  filters: {
    q: (q) => sql`(${containsWords(sql.ref('person.search'), q, 'search_latin')} or exists (
      select from patient_journeys journey where journey.patient_id = person.id
        and ${isCaseNumber(sql.ref('journey.case_number'), q)}))`,
    role: (role) => (role === 'none' ? sql`person.role is null` : sql`person.role = ${role}`),
    waiting: (waiting) =>
      waiting
        ? sql`application.status = 'pending'
            and person.id in (select user_id from role_applications where status = 'pending')`
        : sql`true`,
  },
};

export function listUsers(database: Kysely<Tables>, query: UserFilters & ListPart<UserSort>): Promise<Page<User>> {
  const sort = query.waiting ? 'waiting' : query.sort;
  return mapPage(keysetList(people(database), USERS, { ...query, sort }, null), userOf);
}

export async function countPendingApplications(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('role_applications')
    .select((build) => build.fn.countAll<string>().as('waiting'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** One user with the details of their page, or undefined. */
export async function findUser(database: Kysely<Tables>, id: string) {
  const row = await people(database)
    .select(['person.email_verified_at', 'person.phone', 'person.country'])
    .where('person.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email_verified_at, phone, country } = row;
  return { ...userOf(row), email_verified_at: orNull(email_verified_at), phone, country };
}

/** Every sign-in opens a session, and ended ones are stored for a month. */
export async function newestSignIns(database: Kysely<Tables>, userId: string): Promise<UserSignIn[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['user_agent', 'network', 'method', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(SIGN_INS_SHOWN)
    .execute();
  return rows.map(({ created_at, network, user_agent, method }) => ({
    at: isoTime(created_at),
    network,
    user_agent,
    method,
  }));
}
