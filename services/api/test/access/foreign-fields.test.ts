import type { Role } from '@ayana/contracts/identity';
import { ENTRY_VISITORS, EVERY_ROLE, isAmong } from '@ayana/contracts/testing';
import { refusedFieldsOf, startApi, type TestApi } from '../support/api.js';
import { rowWrites } from '../support/database.js';
import { ROUTES } from './routes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

/** Fields for identity, role, or status. */
const DANGEROUS = {
  role: 'super_admin',
  status: 'given',
  patient_id: UNKNOWN_ID,
  user_id: UNKNOWN_ID,
  created_by: UNKNOWN_ID,
  assigned_to: UNKNOWN_ID,
  email_verified_at: '2026-01-01T00:00:00Z',
  is_active: true,
  id: UNKNOWN_ID,
} as const;
/** The bodies that may contain one of them, by its name; adding to this list needs a reason. */
const ALLOWED = [
  'PATCH /users/:id/role role',
  'PATCH /users/:id/application status',
  // Administrators say what an applicant is within the organisation.
  'POST /users/:id/application/accept role',
  'PATCH /inbox/:id status',
  'PATCH /general-inquiries/:id status',
  // Staff give work to each other.
  'POST /inbox/:id/handover assigned_to',
  'POST /service-requests/:id/transitions assigned_to',
  'POST /service-requests/:id/tasks assigned_to',
  'PATCH /service-requests/:id/tasks/:task_id assigned_to',
  'PATCH /service-requests/:id/tasks/:task_id status',
  'POST /recurring-requests assigned_to',
  'PATCH /recurring-requests/:id assigned_to',
  // Staff keep the categories.
  'PATCH /treatment-categories/:id is_active',
  'PATCH /treatment-requests/:id status',
  'PATCH /documents/:id status',
  'POST /patient-journeys patient_id',
  'PATCH /journey-tasks/:id status',
  'PATCH /assignments/:id status',
  'PATCH /laboratory-orders/:id status',
  'PATCH /patient-journeys/:id status',
  'PATCH /prescriptions/:id status',
  // Case workers say how far a part of a trip is.
  'POST /travel-legs status',
  'PATCH /travel-legs/:id status',
  // Staff open and close organisations.
  'PATCH /organisations/:id status',
  // The role within the organisation: owner, member or read only.
  'PATCH /organisations/:id/members/:user_id role',
  'POST /organisations/:id/invitations role',
  // What a colleague is invited as; administrators by a super administrator alone.
  'POST /staff-invitations role',
  // Who of the staff is paged.
  'POST /escalation-runs/pages user_id',
];

/** Who may call a route: the highest role where it may. */
function callerOf(route: string): Role {
  const visitors = ENTRY_VISITORS[ROUTES[route] ?? 'session'];
  return ['super_admin' as const, ...EVERY_ROLE].find((role) => isAmong(visitors, role)) ?? 'super_admin';
}

interface Description {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: { $ref?: string } }> } }>>;
  components: { schemas: Record<string, { properties?: Record<string, object> }> };
}

test('identity, role and status cannot be sent to routes that do not expect them', async () => {
  const { body: api31 } = await api.call<Description>('GET', '/openapi.json');
  await Promise.all(EVERY_ROLE.map((role) => api.signIn(role)));
  const taken: string[] = [];
  let tried = 0;
  for (const [path, methods] of Object.entries(api31.paths)) {
    for (const [verb, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
      if (schema === undefined) continue;
      const route = `${verb.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      const known = Object.keys(api31.components.schemas[schema]?.properties ?? {});
      const foreign = Object.entries(DANGEROUS).filter(([name]) => !known.includes(name));
      taken.push(...Object.keys(DANGEROUS).flatMap((name) => (known.includes(name) ? [`${route} ${name}`] : [])));
      const before = await rowWrites(api);
      for (const [name, value] of foreign) {
        const answer = await api.call(verb.toUpperCase(), path.replaceAll(/\{\w+\}/g, UNKNOWN_ID), {
          as: callerOf(route),
          body: { [name]: value },
        });
        tried += 1;
        expect([route, name, answer.status]).toEqual([route, name, 422]);
        expect([route, refusedFieldsOf(answer)]).toEqual([route, expect.arrayContaining([name])]);
      }
      expect([route, await rowWrites(api)]).toEqual([route, before]);
    }
  }
  expect(taken.toSorted()).toEqual(ALLOWED.toSorted());
  expect(tried).toBeGreaterThan(150);
  // Each route that takes a body is asked once for each field.
});
