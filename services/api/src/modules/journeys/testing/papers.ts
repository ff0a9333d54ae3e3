import type { AssignmentKind, CompanionPermission } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type { TestApi } from '../../../../test/support/api.js';
import { assign, beginJourney, partnerOf, userIdOf } from './journeys.js';

/** Rows of a case for tests: a journey of the demo patient, and people around it. */
export function caseOf(api: TestApi) {
  return {
    userId: (role: Role | null) => userIdOf(api, role),
    /** A new journey. */
    journey: async (patient: Role = 'patient'): Promise<string> =>
      (await beginJourney(api, { patient_id: await userIdOf(api, patient) })).id,
    assign: (journey: string, kind: AssignmentKind, to: { user?: string; partner?: string }, status = 'accepted') =>
      assign(api, journey, kind, to, status),
    /** A partner with this person in it. */
    partner: (name: string, member: Role) => partnerOf(api, member, name),
    companion: (journey: string, user: string, may: CompanionPermission[]) =>
      api.database.add('companions', { journey_id: journey, user_id: user, may }),
  };
}
