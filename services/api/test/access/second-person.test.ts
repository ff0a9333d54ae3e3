import '../../src/platform/languages/register.js';
import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { broadcastsOf } from '../../src/modules/broadcasts/testing/broadcasts.js';
import { doctorApplication, partnerApplication } from '../../src/modules/partnerships/partnerships.factory.js';
import { hospitalOf, personOf, TestCase } from '../../src/modules/journeys/testing/case.js';
import { orderPartnerOf } from '../../src/modules/journeys/testing/order-partners.js';
import { deskOf } from '../../src/modules/service-desk/testing/desk.js';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../support/api.js';
import { userIdOf } from '../../src/modules/journeys/testing/journeys.js';

let api: TestApi;
let [staff, admin, superAdmin] = ['', '', ''];
beforeAll(async () => {
  api = await startApi();
  [staff, admin, superAdmin] = [await idOf('ayana_staff'), await idOf('admin'), await idOf('super_admin')];
});
afterAll(() => api.close());

const rows = <T extends object>(text: string, ...values: unknown[]) => api.database.rows<T>(text, values);
const idOf = (role: Role) => userIdOf(api, role);
const post = (path: string, body: object, as: Role = 'ayana_staff') =>
  api.call<{ id: string; code: string; detail: string }>('POST', path, { as, body });

/** The API refuses it with 403, and the database whatever a script writes. */
async function refusesOwn(call: () => Promise<{ status: number }>, rule: string, script: () => Promise<unknown>) {
  expect((await call()).status).toBe(403);
  await expect(script()).rejects.toMatchObject({ code: '23514', constraint: rule });
}

describe('a service request', () => {
  const rule = 'service_request_approvals_second_person';
  const approves = (id: string, by: string, what = 'approved') =>
    rows(
      'update service_request_approvals set status = $3, decided_by = $2, decided_at = now() where request_id = $1',
      id,
      by,
      what,
    );

  test('is not approved by who asked for it, who it is for, who changed it, or who asked for the approval', async () => {
    const desk = deskOf(api);
    const chained = await desk.published({ approvals: [{ role: 'admin' }] });
    const asked = (await desk.ask(chained, {}, 'admin')).body;
    const forAdmin = (await desk.ask(chained, { on_behalf_of: admin }, 'ayana_staff')).body;
    const changed = (await desk.ask(chained)).body;
    await api.call('PATCH', `/service-requests/${changed.id}`, { as: 'admin', body: { impact: 1 } });
    for (const { id } of [asked, forAdmin, changed]) {
      for (const name of ['approve', 'decline'] as const)
        await refusesOwn(
          () => desk.move(id, name, {}, 'admin'),
          rule,
          () => approves(id, admin, name === 'approve' ? 'approved' : 'declined'),
        );
      const { body } = await desk.detail(id, 'admin');
      expect(body.transitions).not.toContain('approve');
      expect(body.approvals).toMatchObject([{ is_mine: false, is_own: true }]);
      expect((await desk.list('?approver=me', 'admin')).body.items.map((each) => each.id)).not.toContain(id);
    }
    const free = (await desk.ask(chained)).body;
    expect((await desk.move(free.id, 'approve', {}, 'admin')).status).toBe(200);
  });

  test('has no approver who is involved: neither oneself nor who it is for', async () => {
    const desk = deskOf(api);
    const item = await desk.published();
    const { body } = await desk.ask(item, { on_behalf_of: admin }, 'ayana_staff');
    for (const approver_id of [staff, admin])
      expect(refusedFieldsOf(await desk.move(body.id, 'ask_approval', { approver_id }, 'super_admin'))).toEqual([
        'approver_id',
      ]);
    // Who asks for an approval does not name themselves.
    expect(
      refusedFieldsOf(await desk.move(body.id, 'ask_approval', { approver_id: superAdmin }, 'super_admin')),
    ).toEqual(['approver_id']);
    const { body: waiting } = await desk.move(body.id, 'ask_approval', { approver_id: superAdmin });
    expect(waiting.state).toBe('awaiting_approval');
    for (const involved of [staff, admin])
      await expect(approves(body.id, involved)).rejects.toMatchObject({ code: '23514', constraint: rule });
    expect((await desk.move(body.id, 'approve', {}, 'super_admin')).status).toBe(200);
  });

  test('cannot be asked for where its only approver is the one who asks', async () => {
    const desk = deskOf(api);
    const chained = await desk.published({ approvals: [{ user_id: admin }] });
    expect(refusedFieldsOf(await desk.ask(chained, {}, 'admin'))).toEqual(['approver_id']);
    expect((await desk.ask(chained, {}, 'ayana_staff')).status).toBe(201);
  });
});

test('a broadcast is not approved by who wrote on it, nor by who submitted it', async () => {
  const on = broadcastsOf(api);
  const country = on.land();
  await on.readersIn(country, 1);
  const { body: draft } = await on.create(on.form(country));
  const submitted = await on.move(draft.id, 'submit', {}, 'admin');
  expect([submitted.body.submitted_by?.id, submitted.body.acts.includes('approve')]).toEqual([admin, false]);
  const script = (by: string) => () =>
    rows(`update broadcasts set state = 'approved', approved_by = $2, approved_at = now() where id = $1`, draft.id, by);
  await refusesOwn(() => on.move(draft.id, 'approve', {}, 'admin'), 'broadcasts_second_person', script(admin));
  await expect(script(staff)()).rejects.toMatchObject({ code: '23514' });
  expect((await on.move(draft.id, 'approve', {}, 'super_admin')).status).toBe(200);
});

test('a threshold is not put in force by who tried it', async () => {
  const { body: trial } = await post('/signal-definitions/visa_lapsing/trials', { threshold: 21 }, 'admin');
  const set = (by: string) =>
    rows(
      `update signal_definitions set threshold = 21, trial_id = $1, changed_by = $2 where kind = 'visa_lapsing'`,
      trial.id,
      by,
    );
  await refusesOwn(
    () =>
      api.call('PATCH', '/signal-definitions/visa_lapsing', {
        as: 'admin',
        body: { threshold: 21, trial_id: trial.id },
      }),
    'signal_definitions_second_person',
    () => set(admin),
  );
  await set(superAdmin);
});

test('laboratory results are not reviewed by who ordered the tests, who entered a value, or the patient', async () => {
  const [one, lab] = [await TestCase.begin(api), await orderPartnerOf(api, 'laboratory')];
  const { body: order } = await post('/laboratory-orders', {
    journey_id: one.journey_id,
    laboratory_id: lab.partner_id,
    tests: ['potassium'],
  });
  const patch = (body: object, token: string) => api.call('PATCH', `/laboratory-orders/${order.id}`, { token, body });
  await patch({ status: 'sample_taken', sampled_by: 'Nurse Devi' }, lab.token);
  await api.call('PUT', `/laboratory-orders/${order.id}/results`, {
    token: lab.token,
    body: { results: [{ test: 'potassium', value: 4 }], finished: true },
  });
  const script = (by: string) => () =>
    rows(
      `update laboratory_orders set status = 'reviewed', reviewed_by = $2, reviewed_at = now() where id = $1`,
      order.id,
      by,
    );
  const rule = 'laboratory_orders_second_person';
  await refusesOwn(() => patch({ status: 'reviewed' }, lab.token), rule, script(lab.id));
  await refusesOwn(
    () => api.call('PATCH', `/laboratory-orders/${order.id}`, { as: 'ayana_staff', body: { status: 'reviewed' } }),
    rule,
    script(staff),
  );
  await refusesOwn(() => patch({ status: 'reviewed' }, one.patient.token), rule, script(one.patient.id));
  await script(admin)();
  // Nor does the reviewer enter a value afterwards.
  await expect(
    rows('update laboratory_results set entered_by = $2 where laboratory_order_id = $1', order.id, admin),
  ).rejects.toMatchObject({ code: '23514', constraint: rule });
});

test('a substitution is not allowed by who asked for it', async () => {
  const [one, doctor, shop] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await orderPartnerOf(api, 'pharmacy'),
  ];
  await one.assign('opinion', doctor);
  const item = { strength: '10 mg', form: 'tablet', dose: '1 tablet', frequency: 'once_a_day', days: 7, quantity: 7 };
  const written = await api.call<{ id: string; items: { id: string }[] }>('POST', '/prescriptions', {
    token: doctor.token,
    body: {
      journey_id: one.journey_id,
      pharmacy_id: shop.partner_id,
      items: [{ ...item, medicine: 'Rivaroxaban', substitution: 'ask' }],
      allergies_reason: 'Not known',
      password: DEMO_PASSWORD,
      registration_number: 'TEST-1',
    },
  });
  const { id, items } = written.body;
  await api.call('PATCH', `/prescriptions/${id}`, { token: shop.token, body: { status: 'received' } });
  const asked = await api.call<{ queries: { id: string }[] }>('POST', `/prescriptions/${id}/queries`, {
    as: 'ayana_staff',
    body: { item_id: items[0]?.id, question: 'May we give apixaban?', proposed_medicine: 'Apixaban' },
  });
  expect(asked.status).toBeLessThan(300);
  const [query] = await rows<{ id: string }>('select id from prescription_queries where prescription_id = $1', id);
  await refusesOwn(
    () => post(`/prescriptions/${id}/queries/${query?.id}/answer`, { answer: 'allowed' }),
    'prescription_queries_second_person',
    () =>
      rows(
        `update prescription_queries set answer = 'allowed', answered_by = $2, answered_at = now() where id = $1`,
        query?.id,
        staff,
      ),
  );
});

test('what an organisation proposes, and its licences, are not approved by who entered them', async () => {
  const hospital = await hospitalOf(api, 0);
  await api.call('POST', `/public-profiles/hospitals/${hospital.id}/proposals`, {
    token: hospital.person.token,
    body: { summary: 'A calm place by the sea.' },
  });
  // A member who has become one of the staff since.
  const [proposal] = await rows<{ id: string }>(
    `update change_proposals set proposed_by = $2 where subject_id = $1 and status = 'waiting' returning id`,
    hospital.id,
    staff,
  );
  for (const [what, status] of [
    ['approve', 'approved'],
    ['return', 'returned'],
  ] as const)
    await refusesOwn(
      () => post(`/change-proposals/${proposal?.id}/${what}`, what === 'approve' ? {} : { reason: 'Too short' }),
      'change_proposals_second_person',
      () =>
        rows(
          `update change_proposals set status = $3, decided_by = $2, decided_at = now(),
            reason = case $3 when 'returned' then 'Too short' end where id = $1`,
          proposal?.id,
          staff,
          status,
        ),
    );
  const [doctor] = await rows<{ id: string }>(
    `insert into proposed_doctors (id, partner_id, hospital_id, doctor_id, full_name, email, status, proposed_by, version, created_at, updated_at)
     select gen_random_uuid(), $1, hospital_id, id, full_name, 'proposed@hospital.example', 'proposed', $2, 1, now(), now()
     from doctors where hospital_id = $3 and user_id is null limit 1 returning id`,
    hospital.partner_id,
    staff,
    hospital.id,
  );
  for (const [what, status] of [
    ['approve', 'approved'],
    ['refuse', 'refused'],
  ] as const)
    await refusesOwn(
      () => post(`/proposed-doctors/${doctor?.id}/${what}`, what === 'approve' ? {} : { reason: 'Not known' }),
      'proposed_doctors_second_person',
      () =>
        rows(
          `update proposed_doctors set status = $3, decided_by = $2, decided_at = now(),
            reason = case $3 when 'refused' then 'Not known' end where id = $1`,
          doctor?.id,
          staff,
          status,
        ),
    );
  const [credential] = await rows<{ id: string }>(
    `insert into credentials (id, partner_id, kind, number, issuer, valid_until, file_id, status, added_by, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'licence', 'TN-1', 'State', current_date + 90, gen_random_uuid(), 'waiting', $2, 1, now(), now()) returning id`,
    hospital.partner_id,
    staff,
  );
  await refusesOwn(
    () => post(`/credentials/${credential?.id}/accept`, {}),
    'credentials_second_person',
    () =>
      rows(
        `update credentials set status = 'accepted', checked_by = $2, checked_at = now() where id = $1`,
        credential?.id,
        staff,
      ),
  );
});

test('nobody decides their own application', async () => {
  for (const kind of ['partner', 'doctor'] as const) {
    const email = emailOf('ayana_staff');
    const body = kind === 'partner' ? partnerApplication({ email }) : doctorApplication({ email });
    const { id } = (await api.call<{ id: string }>('POST', `/functions/${kind}-application`, { body })).body;
    await refusesOwn(
      () => post(`/inbox/${id}/application/refuse`, { reason: 'No' }),
      `${kind}_applications_second_person`,
      () => rows(`update ${kind}_applications set status = 'accepted', decided_by = $2 where id = $1`, id, staff),
    );
  }
  await api.database.add('role_applications', { user_id: admin, account_kind: 'partner', status: 'pending' });
  await refusesOwn(
    () => api.call('PATCH', `/users/${admin}/application`, { as: 'admin', body: { status: 'refused' } }),
    'role_applications_second_person',
    () => rows(`update role_applications set status = 'given', decided_by = $1 where user_id = $1`, admin),
  );
});

test('an approval names who gave it', async () => {
  const desk = deskOf(api);
  const { body } = await desk.ask(await desk.published({ approvals: [{ role: 'admin' }] }));
  await expect(
    rows(`update service_request_approvals set status = 'approved' where request_id = $1`, body.id),
  ).rejects.toMatchObject({ code: '23514', constraint: 'service_request_approvals_second_person' });
});
