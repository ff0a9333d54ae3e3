import type { AssignmentKind, CompanionPermission } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { emailOf, type TestApi } from '../../../../test/support/api.js';

/** Rows of a case for tests: a journey of the demo patient, and people around it. */
export function caseOf(api: TestApi) {
  const rows = api.database.rows;
  const idOf = async (text: string, values: unknown[] = []): Promise<string> =>
    (await rows<{ id: string }>(text, values))[0]?.id ?? '';
  const userId = (role: Role | null): Promise<string> => idOf('select id from users where email = $1', [emailOf(role)]);
  return {
    userId,
    /** A new journey. */
    async journey(patient: Role = 'patient'): Promise<string> {
      const body = { patient_id: await userId(patient) };
      return (await api.call<{ id: string }>('POST', '/patient-journeys', { as: 'ayana_staff', body })).body.id;
    },
    assign: (journey: string, kind: AssignmentKind, to: { user?: string; partner?: string }, status = 'accepted') =>
      idOf(
        `insert into assignments (id, journey_id, kind, assignee_user_id, partner_id, status, brief, version, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, 'Please help.', 1, now(), now()) returning id`,
        [journey, kind, to.user ?? null, to.partner ?? null, status],
      ),
    /** A partner with this person in it. */
    async partner(name: string, member: Role): Promise<string> {
      const id = await idOf(`insert into partners values (gen_random_uuid(), $1, 'active', now()) returning id`, [
        name,
      ]);
      await rows(
        `insert into partner_members values ($1, $2, now()) on conflict (user_id) do update set partner_id = $2`,
        [await userId(member), id],
      );
      return id;
    },
    companion: (journey: string, user: string, may: CompanionPermission[]) =>
      idOf(
        `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, gen_random_uuid() || '@people.example', 'A son', 'Son', 'en', $3, now(), 1, now(), now())
         returning id`,
        [journey, user, may],
      ),
  };
}
