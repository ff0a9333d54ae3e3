import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { Database } from '../../src/platform/database/database.js';
import { deskOf } from '../../src/modules/service-desk/testing/desk.js';
import { emailOf, startApi, type TestApi } from '../support/api.js';
import { rowWrites } from '../support/database.js';
import { caseRecordsOf } from './case-records.js';
import { FEATURE_ROUTES } from './features.js';
import { appointmentOf } from './own-appointment.js';
import { ROUTES } from './routes.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const UNKNOWN_ID = '01900000-0000-7000-8000-000000000000';

interface Person {
  id: string;
  email: string;
  token: string;
  session_id: string;
}

async function person(role: Role | null): Promise<Person> {
  const email = `own-${randomUUID()}@people.example`;
  await api.database.rows(
    `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
     select gen_random_uuid(), $1, 'Prakash Thapa', $2, password_hash, now(), now() - interval '1 day', now(), now()
     from users where email = $3`,
    [email, role, emailOf('patient')],
  );
  const { body } = await api.call<{ access_token: string; user: { id: string } }>('POST', '/auth/sign-in', {
    body: { email, password: DEMO_PASSWORD },
  });
  const [session] = await api.database.rows<{ id: string }>('select id from sessions where user_id = $1', [
    body.user.id,
  ]);
  return { id: body.user.id, email, token: body.access_token, session_id: session?.id ?? '' };
}

async function inquiryOf({ email }: Person): Promise<string> {
  const { body } = await api.call<{ id: string }>('POST', '/functions/contact-form', { body: contactForm({ email }) });
  return body.id;
}

async function identityOf({ id }: Person): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(
    `insert into user_identities (id, user_id, provider, subject, label, linked_at)
     values (gen_random_uuid(), $1, 'demo', $2, 'someone', now()) returning id`,
    [id, randomUUID()],
  );
  return row?.id ?? '';
}

async function exportedDataOf({ id }: Person): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(
    `insert into data_requests (id, kind, law, state, subject_id, received_on, due_on, is_extended, outcome, decided_at, version,
       created_at, updated_at)
     values (gen_random_uuid(), 'export', 'gdpr', 'done', $1, current_date, current_date + 30, false, '{}', now(), 1, now(), now())
     returning id`,
    [id],
  );
  return row?.id ?? '';
}

let service: { id: string };

async function serviceRequestOf({ token }: Person): Promise<string> {
  service ??= await deskOf(api).published({ ask_roles: ['patient', 'doctor', 'partner/hospital'] });
  const { body } = await api.call<{ id: string }>('POST', '/service-requests', {
    token,
    body: { item_id: service.id, answers: { what: 'A letter' } },
  });
  return body.id;
}

async function uploadOf({ token }: Person): Promise<string> {
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const { headers } = await api.call('POST', '/uploads', {
    token,
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '10',
      'upload-metadata': `filename ${base64('scan.pdf')},filetype ${base64('application/pdf')}`,
    },
  });
  return headers.get('location')?.slice('/api/uploads/'.length) ?? '';
}

async function treatmentRequestOf({ token }: Person): Promise<string> {
  const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
  const { body } = await api.call<{ id: string }>('POST', '/treatment-requests', {
    token,
    body: { treatment_id: treatment?.id },
  });
  return body.id;
}

const {
  journeyOf,
  taskOf,
  paperOf,
  assignmentOf,
  grantOf,
  threadOf,
  checkInOf,
  companionOf,
  quoteOf,
  billOf,
  paymentOf,
  laboratoryOrderOf,
  prescriptionOf,
} = caseRecordsOf(() => api);

/** The room of an appointment booked from a person's address. */
async function roomOf({ email }: Person): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(
    'select id from appointments where video_consultation_id = $1',
    [await appointmentOf(api, email)],
  );
  return row?.id ?? '';
}

/** Routes with the id of a user's own record: how to get another user's id. */
const OWNED: Record<string, { idOf: (owner: Person) => Promise<string>; body?: object }> = {
  'DELETE /auth/sessions/:id': { idOf: async ({ session_id }) => session_id },
  'DELETE /auth/identities/:id': { idOf: identityOf },
  'PATCH /general-inquiries/:id': { idOf: inquiryOf, body: { status: 'read' } },
  'GET /treatment-requests/:id': { idOf: treatmentRequestOf },
  'POST /treatment-requests/:id/transitions': { idOf: treatmentRequestOf, body: { name: 'withdraw' } },
  'POST /treatment-requests/:id/notes': { idOf: treatmentRequestOf, body: { text: 'Hello' } },
  'POST /own-appointments/:id/move': {
    idOf: ({ email }) => appointmentOf(api, email),
    body: { slot_id: UNKNOWN_ID },
  },
  'POST /own-appointments/:id/cancel': { idOf: ({ email }) => appointmentOf(api, email) },
  'GET /consultation-room/:id': { idOf: roomOf },
  'GET /consultation-room/:id/ice-servers': { idOf: roomOf },
  'GET /consultation-room/:id/attendances': { idOf: roomOf },
  'GET /consultation-room/:id/papers': { idOf: roomOf },
  'GET /consultation-room/:id/note': { idOf: roomOf },
  'POST /consultation-room/:id/guests': { idOf: roomOf, body: { companion_id: UNKNOWN_ID } },
  'DELETE /consultation-room/:id/guests/:guest_id': { idOf: roomOf },
  'PATCH /journey-tasks/:id': { idOf: taskOf, body: { status: 'done' } },
  'GET /assignments/:id': { idOf: assignmentOf },
  'PATCH /assignments/:id': { idOf: assignmentOf, body: { status: 'accepted' } },
  'POST /assignments/:id/paper-requests': { idOf: assignmentOf, body: { kind: 'report', reason: 'To see it' } },
  'GET /work-teams/:id': { idOf: assignmentOf },
  'POST /work-teams/:id/hand-overs': { idOf: assignmentOf, body: {} },
  'POST /work-teams/:id/notes': { idOf: assignmentOf, body: { text: 'Hello' } },
  'GET /patient-journeys/:id': { idOf: journeyOf },
  'GET /patient-journeys/:id/record-pack': { idOf: journeyOf },
  'GET /patient-journeys/:id/export': { idOf: journeyOf },
  'GET /documents/:id/content': { idOf: paperOf },
  'DELETE /documents/:id': { idOf: paperOf },
  'POST /record-grants/:id/withdraw': { idOf: grantOf },
  'GET /own-data-requests/:id/export': { idOf: exportedDataOf },
  'GET /quotes/:id': { idOf: quoteOf },
  'GET /quotes/:id/pdf': { idOf: quoteOf },
  'POST /quotes/:id/accept': { idOf: quoteOf },
  'POST /quotes/:id/decline': { idOf: quoteOf, body: { reason: 'Too far.' } },
  'POST /quotes/:id/questions': { idOf: quoteOf, body: { text: 'Is the flight in it?' } },
  'GET /bills/:id/pdf': { idOf: billOf },
  'POST /case-payments/:id/report': { idOf: paymentOf },
  'GET /laboratory-orders/:id': { idOf: laboratoryOrderOf },
  'PATCH /laboratory-orders/:id': { idOf: laboratoryOrderOf, body: { status: 'sample_taken', sampled_by: 'A nurse' } },
  'GET /prescriptions/:id': { idOf: prescriptionOf },
  'PATCH /prescriptions/:id': { idOf: prescriptionOf, body: { status: 'received' } },
  'GET /threads/:id/messages': { idOf: threadOf },
  'POST /threads/:id/messages': { idOf: threadOf, body: { text: 'Hello' } },
  'POST /threads/:id/read': { idOf: threadOf, body: {} },
  'POST /check-ins/:id/answer': {
    idOf: checkInOf,
    body: { pain: 2, fever: false, wound: 'good', medicine_taken: true },
  },
  'PATCH /companions/:id': { idOf: companionOf, body: { may: ['see_documents'] } },
  'POST /companions/:id/withdraw': { idOf: companionOf },
  'GET /service-requests/:id': { idOf: serviceRequestOf },
  'POST /service-requests/:id/transitions': { idOf: serviceRequestOf, body: { name: 'cancel', note: 'No more' } },
  'POST /service-requests/:id/comments': { idOf: serviceRequestOf, body: { text: 'Hello', visibility: 'public' } },
  'POST /service-requests/:id/satisfaction': { idOf: serviceRequestOf, body: { rating: 1 } },
  'POST /service-requests/:id/papers': { idOf: serviceRequestOf, body: { upload_id: UNKNOWN_ID } },
  'GET /service-requests/:id/papers/:paper_id/link': { idOf: serviceRequestOf },
  'HEAD /uploads/:id': { idOf: uploadOf },
  'PATCH /uploads/:id': { idOf: uploadOf, body: {} },
  'DELETE /uploads/:id': { idOf: uploadOf },
};
/** Routes with the id of a shared record: public, or for everyone with the route's entry. */
const SHARED = [
  // Of the appointment's doctor: room.test.ts shows that another's is not found.
  'PUT /consultation-room/:id/note',
  'GET /consultation-notes/:id/pdf',
  'POST /consultation-room/:id/note/sign',
  // Staff see every case; of doctors, cases.test.ts says it.
  'GET /cases/:case_id/facts',
  'GET /cases/intake/:case_id',
  'GET /cases/:journey_id',
  'POST /cases/:journey_id/notes',
  // Of the staff, who see all of it.
  'DELETE /signal-definitions/:kind/proposals/:id',
  'GET /compliance-requirements/:id',
  'PATCH /compliance-requirements/:id',
  'POST /compliance-requirements/:id/transitions',
  'GET /compliance-controls/:id',
  'PATCH /compliance-controls/:id',
  'POST /compliance-controls/:id/transitions',
  'GET /compliance-evidence/:id',
  'PATCH /compliance-evidence/:id',
  'POST /compliance-evidence/:id/transitions',
  'GET /compliance-evidence/:id/link',
  'GET /data-requests/:id',
  'GET /data-requests/:id/export',
  'POST /data-requests/:id/transitions',
  'POST /data-requests/:id/extend',
  'POST /data-requests/:id/export',
  'POST /data-requests/:id/correct',
  'POST /data-requests/:id/erase',
  // letters.test.ts shows that another hospital's letter is not found.
  'POST /letters/:id/withdraw',
  // quotes-of-hospitals.test.ts shows that a quote of another hospital is not found.
  'PATCH /quotes/:id',
  // admissions.test.ts shows that a stay at another hospital is not found.
  'PATCH /admissions/:id',
  // stays.test.ts shows that a stay at another hospital is not found.
  'GET /stays/:id',
  'POST /stays/:id/checks',
  'POST /stays/:id/notes',
  'POST /stays/:id/updates',
  'POST /stays/:id/follow-ups',
  'DELETE /stays/:id/follow-ups/:followUpId',
  // stays.test.ts shows that a companion and the hospital do not sign or withdraw.
  'POST /stay-consents/:id/withdraw',
  // bills.test.ts shows that a bill of another hospital is not found.
  'PATCH /bills/:id',
  'POST /bills/:id/send',
  'DELETE /bills/:id',
  'POST /quotes/:id/send',
  'POST /quotes/:id/withdraw',
  // Of case workers, on every case.
  'PATCH /case-payments/:id',
  'POST /assignments/:id/replace',
  'POST /quotes/:id/questions/:question_id/answer',
  'POST /threads/:id/messages/:message_id/confirmation',
  // leg-bookings.test.ts shows that the legs of others are not found.
  'PATCH /travel-legs/:id',
  'POST /travel-legs/:id/presses',
  // visa.test.ts shows that the visa of others is not found.
  'POST /visa-applications/:id/steps',
  'POST /check-ins/:id/seen',
  'PATCH /message-templates/:id',
  'DELETE /message-templates/:id',
  // doctor-hours.test.ts shows that another doctor's is not found.
  'DELETE /doctor-hours/exceptions/:id',
  // laboratory.test.ts and prescriptions.test.ts, laboratory-worklist.test.ts and deliveries.test.ts show that those of others are not found.
  'GET /laboratory-orders/:id/trends',
  'GET /laboratory-orders/:id/labels',
  'GET /laboratory-orders/:id/report',
  'GET /prescriptions/:id/deliveries/:delivery_id/photo',
  // hospital-doctor-hours.test.ts shows that those of another hospital's doctor are not found.
  'GET /hospital-doctor-hours/:id',
  'PUT /hospital-doctor-hours/:id',
  'POST /hospital-doctor-hours/:id/exceptions',
  'DELETE /hospital-doctor-hours/:id/exceptions/:exception_id',
  // laboratory.test.ts and prescriptions.test.ts show that those of others are not found.
  'PUT /laboratory-orders/:id/results',
  'POST /laboratory-results/:id/acknowledge',
  'POST /prescriptions/:id/queries',
  'POST /prescriptions/:id/queries/:query_id/answer',
  'GET /prescriptions/:id/labels',
  'GET /prescriptions/:id/courier-label',
  'GET /prescriptions/:id/delivery-note',
  // prescription-signatures.test.ts shows that the signed one of others is not found.
  'GET /prescriptions/:id/paper',
  // letters.test.ts and case-sheet.test.ts show that those of others are not found.
  'GET /letters/:id/paper',
  'GET /patient-journeys/:id/case-sheet',
  // Of the form whose secret comes with it: form-files.test.ts shows that those of others are not found.
  'HEAD /form-uploads/:id',
  'PATCH /form-uploads/:id',
  'DELETE /form-uploads/:id',
  // opinions.test.ts shows that another doctor's case is not found.
  'PATCH /medical-opinions/:id',
  'DELETE /medical-opinions/:id',
  'GET /medical-opinions/:id/pdf',
  'POST /medical-opinions/:id/sign',
  'GET /treatments/:id',
  'PATCH /treatments/:id',
  'DELETE /treatments/:id',
  'POST /treatments/:id/restore',
  'PATCH /treatment-categories/:id',
  'PATCH /treatments/:id/hospital-recommendations/:recommendation_id',
  'DELETE /treatments/:id/hospital-recommendations/:recommendation_id',
  'POST /treatments/:id/hospital-recommendations',
  'POST /treatments/:id/doctor-recommendations',
  'PATCH /treatments/:id/doctor-recommendations/:recommendation_id',
  'DELETE /treatments/:id/doctor-recommendations/:recommendation_id',
  'GET /treatments/:id/guide',
  'PUT /treatments/:id/guide',
  'GET /treatments/:id/recommendations',
  'GET /treatments/:id/hospital-recommendations',
  'GET /treatments/:id/doctor-recommendations',
  'GET /partner-hospitals/:id',
  'GET /doctors/:id',
  'GET /doctors/:id/free-times',
  'POST /doctors/:id/holds',
  'DELETE /doctors/:id/holds/:slot_id',
  'POST /faq-entries/:id/votes',
  'GET /inbox/:id',
  'GET /incoming-messages/:id',
  'GET /incoming-messages/:id/files/:file_id/link',
  'POST /incoming-messages/:id/place',
  'POST /incoming-messages/:id/dismiss',
  'PATCH /inbox/:id',
  'PATCH /appointments/:id',
  'PATCH /inbox/:id/lead',
  'POST /inbox/:id/read',
  'POST /inbox/:id/claim',
  'POST /inbox/:id/handover',
  'GET /inbox/:id/application',
  'POST /inbox/:id/application/accept',
  'POST /inbox/:id/application/refuse',
  'POST /inbox/:id/application/ask',
  'GET /doctor-accounts/:id',
  'POST /doctor-accounts/:id/link',
  'DELETE /doctor-accounts/:id/link',
  'GET /persons/:id',
  'POST /persons/:id/merges',
  'POST /persons/:id/separations',
  'GET /inbox/:id/journey',
  'POST /inbox/:id/journey',
  'GET /inbox/:id/guest-link',
  'POST /inbox/:id/guest-link',
  'DELETE /inbox/:id/guest-link',
  // Of a guest's cookie: guest-cases.test.ts shows that another guest's is not found.
  'GET /guest-case/papers/:id/content',
  'HEAD /guest-case/uploads/:id',
  'PATCH /guest-case/uploads/:id',
  'DELETE /guest-case/uploads/:id',
  'POST /patient-journeys/:id/hand-over',
  'PATCH /patient-journeys/:id',
  'POST /inbox/:id/replies',
  'GET /service-catalog-items/:id',
  'PATCH /service-catalog-items/:id',
  'POST /service-catalog-items/:id/versions',
  'POST /service-catalog-items/:id/publish',
  'POST /service-catalog-items/:id/retire',
  'PATCH /service-requests/:id',
  'PATCH /treatment-requests/:id',
  'PATCH /documents/:id',
  'POST /journey-automations/:id/run',
  'POST /service-requests/:id/tasks',
  'PATCH /service-requests/:id/tasks/:task_id',
  'POST /service-requests/:id/links',
  'DELETE /service-requests/:id/links/:link_id',
  'POST /service-requests/:id/merge',
  'POST /service-requests/:id/articles',
  'DELETE /service-requests/:id/articles/:article_id',
  'GET /problem-records/:id',
  'PATCH /problem-records/:id',
  'POST /problem-records/:id/transitions',
  'POST /problem-records/:id/requests',
  'DELETE /problem-records/:id/requests/:request_id',
  'PATCH /staff-groups/:id',
  'DELETE /staff-groups/:id',
  'POST /staff-absences/:id',
  'DELETE /staff-absences/:id',
  'POST /staff-invitations/:id/resend',
  'DELETE /staff-invitations/:id',
  'PATCH /webhooks/:id',
  'DELETE /webhooks/:id',
  'POST /webhooks/:id/test',
  'PATCH /own-signal-definitions/:id',
  'DELETE /own-signal-definitions/:id',
  'GET /recurring-requests/:id',
  'PATCH /recurring-requests/:id',
  'POST /recurring-requests/:id/pause',
  'POST /recurring-requests/:id/resume',
  'GET /knowledge-articles/:id',
  'PATCH /knowledge-articles/:id',
  'POST /knowledge-articles/:id/transitions',
  'POST /knowledge-articles/:id/uses',
  'DELETE /service-requests/:id/papers/:paper_id',
  // Of the staff only.
  'GET /catalogue/articles/:id',
  'PATCH /catalogue/articles/:id',
  'DELETE /catalogue/articles/:id',
  'POST /catalogue/articles/:id/restore',
  'GET /catalogue/questions/:id',
  'PATCH /catalogue/questions/:id',
  'DELETE /catalogue/questions/:id',
  'POST /catalogue/questions/:id/restore',
  'GET /catalogue/vacancies/:id',
  'PATCH /catalogue/vacancies/:id',
  'DELETE /catalogue/vacancies/:id',
  'POST /catalogue/vacancies/:id/restore',
  'GET /mail-tests/:id',
  'DELETE /form-tests/:form/:id',
  'GET /verification-tests/:id',
  'POST /verification-tests/:id/resend',
  'POST /verification-tests/:id/open',
  'DELETE /verification-tests/:id',
  'GET /signals/:id',
  'POST /signals/:id/transitions',
  'POST /signals/:id/incident',
  'GET /incidents/:id',
  'GET /incidents/:id/report',
  'PATCH /incidents/:id',
  'POST /incidents/:id/transitions',
  'POST /incidents/:id/merge',
  'POST /incidents/:id/roles',
  'POST /incidents/:id/participants',
  'DELETE /incidents/:id/participants/:person_id',
  'POST /incidents/:id/entries',
  'POST /incidents/:id/tasks',
  'PATCH /incidents/:id/tasks/:task_id',
  'POST /incidents/:id/updates',
  'POST /incidents/:id/escalations',
  'POST /incidents/:id/signals',
  'POST /incidents/:id/journeys',
  'DELETE /incidents/:id/journeys/:journey_id',
  // Of the staff, who see all of it.
  'GET /on-call-rotas/:id',
  'PATCH /on-call-rotas/:id',
  'POST /on-call-rotas/:id/archive',
  'POST /on-call-rotas/:id/restore',
  'POST /on-call-rotas/:id/overrides',
  'DELETE /on-call-rotas/:id/overrides/:override_id',
  'GET /escalation-chains/:id',
  'PATCH /escalation-chains/:id',
  'POST /escalation-chains/:id/archive',
  'POST /escalation-chains/:id/restore',
  'POST /escalation-chains/:id/test',
  'GET /escalation-runs/:id',
  'POST /escalation-runs/:id/acknowledge',
  'POST /escalation-runs/:id/stop',
  'POST /escalation-runs/:id/again',
  'GET /resources/:id',
  'PATCH /resources/:id',
  'DELETE /record-links/:id',
  'GET /resource-needs/:id',
  'GET /resource-needs/:id/suggestions',
  'PATCH /resource-needs/:id',
  'POST /resource-needs/:id/close',
  'POST /resource-needs/:id/reopen',
  'POST /resource-needs/:id/offers',
  'PATCH /resource-commitments/:id',
  'POST /resource-commitments/:id/transitions',
  'GET /broadcasts/:id',
  'GET /broadcasts/:id/messages',
  'GET /broadcasts/:id/preview',
  'PATCH /broadcasts/:id',
  'POST /broadcasts/:id/transitions',
  'POST /broadcasts/:id/tests',
  // Of staff only: broadcast-templates.test.ts shows that a colleague’s own is not found.
  'PATCH /broadcast-templates/:id',
  'DELETE /broadcast-templates/:id',
  // By a signed link: papers.test.ts shows that it opens its own file only.
  'GET /files/:id/content',
  // Of staff only: saved-views.test.ts shows that another's is not found.
  'PATCH /saved-views/:id',
  'DELETE /saved-views/:id',
  'POST /saved-views/:id/default',
  'DELETE /saved-views/:id/default',
  'GET /catalogue/hospitals/:id',
  'PATCH /catalogue/hospitals/:id',
  'DELETE /catalogue/hospitals/:id',
  'POST /catalogue/hospitals/:id/restore',
  'GET /catalogue/doctors/:id',
  'PATCH /catalogue/doctors/:id',
  'DELETE /catalogue/doctors/:id',
  'POST /catalogue/doctors/:id/restore',
  'GET /catalogue/cities/:id',
  'PATCH /catalogue/cities/:id',
  'DELETE /catalogue/cities/:id',
  'POST /catalogue/cities/:id/restore',
  'GET /users/:id',
  'PATCH /users/:id/role',
  'PATCH /users/:id/application',
  'POST /users/:id/application/accept',
  'DELETE /users/:id/sessions',
  'DELETE /users/:id/sessions/:session_id',
  // price-items.test.ts shows that another hospital's is not found.
  'PATCH /price-items/:id',
  'DELETE /price-items/:id',
  // organisation-people.test.ts shows that another organisation is not found.
  'GET /organisations/:id',
  'PATCH /organisations/:id',
  'POST /organisations/:id/invitations',
  'POST /doctor-accounts/:id/invitations',
  'POST /organisation-invitations/:id/resend',
  'DELETE /organisation-invitations/:id',
  'PATCH /organisations/:id/members/:user_id',
  'DELETE /organisations/:id/members/:user_id',
  // credentials.test.ts shows the same.
  'GET /credentials/:id/link',
  'DELETE /credentials/:id',
  'POST /credentials/:id/accept',
  'POST /credentials/:id/return',
  // answer-templates.test.ts shows the same.
  'PATCH /answer-templates/:id',
  'DELETE /answer-templates/:id',
  // absences.test.ts shows the same.
  'POST /work-absences/:id',
  'DELETE /work-absences/:id',
  // proposed-doctors.test.ts shows the same.
  'POST /organisations/:id/proposed-doctors',
  'POST /proposed-doctors/:id/withdraw',
  'POST /proposed-doctors/:id/invite',
  'POST /proposed-doctors/:id/approve',
  'POST /proposed-doctors/:id/refuse',
  // proposals.test.ts shows the same.
  'GET /public-profiles/hospitals/:id',
  'GET /public-profiles/doctors/:id',
  'POST /public-profiles/hospitals/:id/proposals',
  'POST /public-profiles/doctors/:id/proposals',
  'POST /change-proposals/:id/withdraw',
  'POST /change-proposals/:id/approve',
  'POST /change-proposals/:id/return',
  ...Object.keys(FEATURE_ROUTES).filter((route) => route.includes('/:id')),
];

test('every route with an id is either owned or shared', () => {
  const withId = Object.keys(ROUTES).filter((route) => route.includes('id'));
  expect([...Object.keys(OWNED), ...SHARED].toSorted()).toEqual(
    withId.filter((route) => /:\w*id\b/.test(route)).toSorted(),
  );
});

describe.each<Role>(['patient', 'doctor', 'partner/hospital'])('two people who are both %s', (role) => {
  let one: Person;
  let other: Person;
  beforeAll(async () => {
    [one, other] = [await person(role), await person(role)];
  });

  test.each(Object.keys(OWNED))('%s: what is another’s is as if it were not there', async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const { idOf, body } = OWNED[route] ?? { idOf: inquiryOf };
    for (const [owner, attacker] of [
      [one, other],
      [other, one],
    ] as const) {
      const id = await idOf(owner);
      const call = (of: string) =>
        api.call<Problem>(method, pattern.replace(':id', of).replace(/:(?:paper|guest)_id/, UNKNOWN_ID), {
          token: attacker.token,
          ...(body ? { body } : {}),
        });
      const before = await rowWrites(api);
      const [foreign, absent] = [await call(id), await call(UNKNOWN_ID)];
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, request_id: '' }).toEqual({ ...absent.body, request_id: '' });
      expect(await rowWrites(api)).toEqual(before);
    }
  });

  test('a list contains the user’s own records only', async () => {
    const own = await inquiryOf(one);
    const foreign = await inquiryOf(other);
    await serviceRequestOf(other);
    for (const path of [
      '/service-requests',
      '/general-inquiries',
      '/auth/sessions',
      '/auth/account',
      '/consultation-requests',
    ]) {
      const { text, status } = await api.call('GET', path, { token: one.token });
      expect([path, status]).toEqual([path, 200]);
      for (const secret of [foreign, other.id, other.email, other.session_id]) expect(text).not.toContain(secret);
    }
    expect((await api.call('GET', '/general-inquiries', { token: one.token })).text).toContain(own);
  });
});

test('another patient’s notifications are neither listed, counted nor marked read', async () => {
  const [one, other] = [await person('patient'), await person('patient')];
  const notified = await api.app.get(Database).write((em) =>
    api.app.get(NotificationsService, { strict: false }).notify(em, {
      patient_id: other.id,
      kind: 'journey',
      path: '/patient-portal',
      title: 'Stage 2',
      message: 'Completed',
    }),
  );
  const before = await rowWrites(api);
  const list = await api.call<{ items: object[] }>('GET', '/patient-notifications', { token: one.token });
  expect(list.body.items).toEqual([]);
  expect((await api.call('GET', '/patient-notifications/unread-count', { token: one.token })).text).toBe('0');
  const marked = await api.call('POST', '/patient-notifications/mark-read', {
    token: one.token,
    body: { ids: [notified.id] },
  });
  expect([marked.status, marked.text]).toEqual([200, '0']);
  expect(await rowWrites(api)).toEqual(before);
});

test('a new account reads its own notifications before its profile is complete', async () => {
  const one = await person('unverified_user');
  await api.app.get(Database).write((em) =>
    api.app.get(NotificationsService, { strict: false }).notify(em, {
      patient_id: one.id,
      kind: 'journey',
      path: '/patient-portal',
      title: 'We have your request',
      message: 'Your journey begins.',
    }),
  );
  const list = await api.call<{ items: { title: string }[] }>('GET', '/patient-notifications', { token: one.token });
  expect([list.status, list.body.items.map(({ title }) => title)]).toEqual([200, ['We have your request']]);
  expect((await api.call('GET', '/patient-notifications/unread-count', { token: one.token })).text).toBe('1');
});
