import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { emailOf, type TestApi } from '../../../../test/support/api.js';
import type { SignedInDto } from '../../identity/sessions/sessions.dto.js';

/** An id that no user has. */
export const UNKNOWN_USER_ID = '01900000-0000-7000-8000-000000000000';

/** The test's own users, and their state. */
export function testUsersOf(api: TestApi) {
  let made = 0;
  /** A user who signs in with the demo password. */
  async function add(role: Role | null, name = 'Prakash Thapa'): Promise<{ id: string; email: string }> {
    const email = `person${(made += 1)}@people.example`;
    const [row] = await api.database.rows<{ id: string }>(
      `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
       select gen_random_uuid(), $1, $2, $3, password_hash, now(), now(), date_trunc('milliseconds', clock_timestamp()), now()
       from users where email = $4 returning id`,
      [email, name, role, emailOf('patient')],
    );
    return { id: row?.id ?? '', email };
  }

  async function apply(user_id: string, minutesAgo = 0): Promise<void> {
    await api.database.rows(
      `insert into role_applications (id, user_id, account_kind, wanted_role, organisation, message, status, created_at)
       values (gen_random_uuid(), $1, 'partner', 'partner/lodging', 'River House', 'Forty rooms', 'pending',
         date_trunc('milliseconds', now()) - make_interval(mins => $2))`,
      [user_id, minutesAgo],
    );
  }

  const signIn = async (email: string): Promise<SignedInDto> =>
    (await api.call<SignedInDto>('POST', '/auth/sign-in', { body: { email, password: DEMO_PASSWORD } })).body;
  /** The role of a token, as the API answers it: JSON, or a problem. */
  const roleOf = async (token: string): Promise<string> =>
    (await api.call('GET', '/rpc/get_current_user_role', { token })).text;
  const trailOf = (id: string) =>
    api.database.rows<Record<string, unknown>>(
      'select type, action, actor_id, actor_role, details from audit_entries where subject_id = $1 order by created_at, id',
      [id],
    );
  return { add, apply, signIn, roleOf, trailOf };
}

export type People = ReturnType<typeof testUsersOf>;
