import { ACTIVITY_ACTIONS, type ActivityAction } from '@ayana/contracts/activity';
import type { Role } from '@ayana/contracts/identity';
import { SeededRandom } from '../random.js';
import { HOUR, type DemoEnquiry } from './enquiries.js';
import type { DemoPerson } from './people.js';

const DAYS = 14;
const DAY = 24 * HOUR;

export interface DemoUser {
  id: string;
  role: Role | null;
}

/** An entry of the audit trail, without its id. */
export type DemoAudit = ReturnType<typeof entry>;

const entry = (
  action: ActivityAction,
  created_at: Date,
  actor: DemoUser | null,
  subject_id: string | null,
  details: Readonly<Record<string, unknown>> = {},
) => ({
  type: ACTIVITY_ACTIONS[action],
  action,
  actor_id: actor?.id ?? null,
  actor_role: actor?.role ?? null,
  subject_id,
  details,
  created_at,
});

/** What happened to the demo's people. @param admin who decided */
export function peopleActivity(people: readonly (DemoPerson & DemoUser)[], admin: DemoUser, now: Date): DemoAudit[] {
  const ago = (days: number, hours = 0): Date => new Date(now.getTime() - days * DAY - hours * HOUR - 60_000);
  return people.flatMap((person) => {
    const { id, role, opened, application, role_taken } = person;
    const entries = [
      entry('account.created', ago(opened, 3), { id, role: null }, id, {
        account_kind: application?.account_kind ?? 'patient',
        role: null,
        method: 'password',
      }),
    ];
    if (role === 'patient')
      entries.push(entry('consent.given', ago(opened, 2), { id, role }, id, { kind: 'health_data' }));
    const decided = application?.decided ?? null;
    if (decided !== null && application?.status === 'given')
      entries.push(entry('role.given', ago(decided), admin, id, { from: null, to: application.wanted_role }));
    if (decided !== null && application?.status === 'refused')
      entries.push(entry('application.refused', ago(decided), admin, id, { wanted_role: application.wanted_role }));
    if (role_taken !== undefined) {
      entries.push(entry('role.taken', ago(role_taken), admin, id, { from: 'ayana_staff', to: null }));
      entries.push(entry('sessions.ended', ago(role_taken), admin, id, { sessions: 2 }));
    }
    return entries;
  });
}

/** What staff did with the requests. */
export function enquiryActivity(
  enquiries: readonly (DemoEnquiry & { id: string })[],
  staff: readonly DemoUser[],
): DemoAudit[] {
  return enquiries.flatMap(({ id, entries }) =>
    entries.flatMap(({ transition, at, actor_id, from_status: from, to_status: to }) => {
      const actor = staff.find((each) => each.id === actor_id) ?? null;
      return transition === null ? [] : [entry('inbox.changed', at, actor, null, { id, transition, from, to })];
    }),
  );
}

/** Exports and changed passwords now and then. */
export function dailyActivity(staff: readonly DemoUser[], now: Date): DemoAudit[] {
  return Array.from({ length: DAYS }, (_, day) => {
    const random = new SeededRandom(`demo day ${day}`);
    const at = new Date(now.getTime() - day * DAY - random.between(1, 20) * HOUR);
    const actor = random.one(staff);
    const action = random.one(['activity.exported', 'treatments.exported', 'service_requests.exported'] as const);
    return random.in100(60) ? entry(action, at, actor, null) : entry('password.changed', at, actor, actor.id);
  });
}

/** Sign-ins, wrong passwords and what browsers reported. */
export function signIns(staff: readonly DemoUser[], people: readonly (DemoPerson & DemoUser)[], now: Date) {
  const event = (user_id: string | null, event_type: string, created_at: Date, reported_by = 'server') => ({
    user_id,
    event_type,
    details: {},
    created_at,
    reported_by,
  });
  const ofStaff = staff.flatMap(({ id }, place) =>
    Array.from({ length: DAYS }, (_, day) => {
      const random = new SeededRandom(`demo sign-in ${place} ${day}`);
      return event(id, 'user_login', new Date(now.getTime() - day * DAY - random.between(30, 600) * 60_000));
    }),
  );
  const ofPeople = people.flatMap(({ id, seen }) =>
    seen === null ? [] : [event(id, 'user_login', new Date(now.getTime() - seen * DAY - minutesOf(id) * 60_000))],
  );
  const slowed = [1, 4, 9].map((day) => event(null, 'sign_in_slowed', new Date(now.getTime() - day * DAY - 5 * HOUR)));
  const reports = [2, 3, 10].map((day) =>
    event(null, 'csp_violation', new Date(now.getTime() - day * DAY - 2 * HOUR), 'browser'),
  );
  return [...ofStaff, ...ofPeople, ...slowed, ...reports];
}

/** Between half an hour and two hours, different for each person. */
const minutesOf = (id: string): number => new SeededRandom(id).between(30, 120);
