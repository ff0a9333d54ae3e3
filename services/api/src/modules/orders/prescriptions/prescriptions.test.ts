import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Prescription } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { joinPartner, type OrderPartner, orderPartnerOf } from '../../journeys/testing/order-partners.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

type Answered = Prescription & Pick<Problem, 'code'>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const pharmacy = (): Promise<OrderPartner> => orderPartnerOf(api, 'pharmacy');

const ITEM = {
  medicine: 'Paracetamol',
  strength: '500 mg',
  form: 'tablet',
  dose: '1 tablet',
  frequency: 'three_times_a_day',
  days: 7,
  quantity: 21,
  substitution: 'allowed',
};
const ITEMS = [
  ITEM,
  { ...ITEM, medicine: 'Rivaroxaban', strength: '10 mg', frequency: 'once_a_day', quantity: 7, substitution: 'ask' },
];

/** Another substance than what was written, with its own dose. */
const APIXABAN = {
  medicine: 'Apixaban',
  strength: '2.5 mg',
  form: 'tablet',
  dose: '2 tablets',
  frequency: 'twice_a_day',
  days: 5,
  quantity: 20,
};

const SIGNED = { password: DEMO_PASSWORD, registration_number: 'TEST-4711' };
const write = (one: TestCase, { token }: Person, to: OrderPartner, more: object = {}) =>
  api.call<Answered>('POST', '/prescriptions', {
    token,
    body: { journey_id: one.journey_id, pharmacy_id: to.partner_id, items: ITEMS, ...SIGNED, ...more },
  });
const read = (id: string, { token }: Person) => api.call<Answered>('GET', `/prescriptions/${id}`, { token });
const change = (id: string, { token }: Person, body: object) =>
  api.call<Answered>('PATCH', `/prescriptions/${id}`, { token, body });
const ask = (id: string, { token }: Person, body: object) =>
  api.call<Answered>('POST', `/prescriptions/${id}/queries`, { token, body });
const answer = (id: string, query: string | undefined, { token }: Person, body: object) =>
  api.call<Answered>('POST', `/prescriptions/${id}/queries/${query}/answer`, { token, body: { ...SIGNED, ...body } });
const mailsAbout = (id: string) =>
  api.database.rows<{ recipient: string; about: string }>(
    `select recipient, data ->> 'about' as about from outgoing_mails where dedupe_key like 'prescription:' || $1 || '%'
     order by created_at, id`,
    [id],
  );

const textOf = async (path: string, { token }: Person): Promise<string> => {
  const paper = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(paper.status).toBe(200);
  return pdfPages(new Uint8Array(await paper.arrayBuffer())).join(' ');
};

async function begun() {
  const [one, doctor, shop] = [await TestCase.begin(api), await personOf(api, 'doctor'), await pharmacy()];
  await one.assign('opinion', doctor);
  await giveHealth(api, one.patient.id, { allergies: [] });
  const { status, body } = await write(one, doctor, shop);
  expect(status).toBe(201);
  const [paracetamol = '', rivaroxaban = ''] = body.items.map(({ id }) => id);
  return { one, doctor, shop, id: body.id, body, paracetamol, rivaroxaban };
}
async function ready() {
  const all = await begun();
  await change(all.id, all.shop, { status: 'received' });
  await change(all.id, all.shop, { status: 'ready' });
  return all;
}

test('from the prescription to the delivery: each step by whose it is, the work follows, the patient sees it', async () => {
  const { one, doctor, shop, id, body, paracetamol, rivaroxaban } = await begun();
  expect([body.status, body.pharmacy, body.steps]).toEqual(['written', 'Green Pharmacy', ['cancel']]);
  const work = async () =>
    (
      await api.database.rows<{ status: string }>('select status from assignments where id = $1', [body.assignment_id])
    )[0];
  expect((await change(id, doctor, { status: 'received' })).status).toBe(403);
  expect((await change(id, shop, { status: 'received' })).body.status).toBe('received');
  expect(await work()).toEqual({ status: 'accepted' });
  expect((await change(id, shop, { status: 'ready' })).body.ready_at).not.toBeNull();
  const all = [
    { item_id: paracetamol, quantity: 21 },
    { item_id: rivaroxaban, quantity: 7 },
  ];
  expect((await change(id, shop, { status: 'dispensed', items: all })).body.status).toBe('dispensed');
  expect(refusedFieldsOf(await change(id, shop, { status: 'delivered' }))).toEqual(['received_by']);
  expect(
    refusedFieldsOf(
      await change(id, shop, { status: 'delivered', received_by: 'A son', delivered_at: '2099-01-01T10:00:00Z' }),
    ),
  ).toEqual(['delivered_at']);
  const done = await change(id, shop, { status: 'delivered', received_by: 'Joseph, her son' });
  expect(done.body.status).toBe('delivered');
  expect(await work()).toEqual({ status: 'done' });
  const seen = (await read(id, one.patient)).body;
  expect([seen.status, seen.steps, seen.deliveries.map(({ received_by }) => received_by)]).toEqual([
    'delivered',
    [],
    ['Joseph, her son'],
  ]);
  for (const hidden of ['queries', 'note', 'declined_reason']) expect(seen).not.toHaveProperty(hidden);
  const notices = await api.database.rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1 order by created_at',
    [one.journey_id],
  );
  expect(notices.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Your medicines are ready', 'Your medicines were handed over']),
  );
});

test('the pharmacy sees name, age, allergies and items; others the same 404 as none', async () => {
  const { one, doctor, shop, id } = await begun();
  await api.database.add('patient_details', { patient_id: one.patient.id, passport_number: 'X1' });
  const health = {
    sex: 'female',
    weight_kg: 61.5,
    allergies: allergyTo('Penicillin'),
    medicines: [],
    conditions: ['Asthma'],
  } as const;
  await giveHealth(api, one.patient.id, { ...health, medicines: [], conditions: ['Asthma'] });
  expect((await read(id, shop)).body.patient).toEqual({
    name: 'Prakash Thapa',
    age: null,
    health: expect.objectContaining({
      shown: ['allergies', 'medicines', 'weight_kg'],
      allergies: health.allergies,
      medicines: [],
      weight_kg: 61.5,
      sex: null,
      conditions: null,
    }),
  });
  const { patient } = (await read(id, doctor)).body;
  expect(patient).toMatchObject({ age_band: null, sex: 'female', health });
  expect(patient).not.toHaveProperty('name');
  const strangers = [
    await personOf(api, 'doctor'),
    await personOf(api, 'patient'),
    await pharmacy(),
    await personOf(api, 'laboratory_partner'),
  ];
  for (const stranger of strangers) {
    expect((await read(id, stranger)).status).toBe(404);
    expect((await change(id, stranger, { status: 'received' })).status).toBe(404);
  }
  const other = strangers[2] as Person;
  expect((await ask(id, other, { item_id: one.journey_id, question: 'x' })).status).toBe(404);
  for (const paper of ['labels', 'courier-label', 'delivery-note'])
    expect((await api.call('GET', `/prescriptions/${id}/${paper}`, { token: other.token })).status).toBe(404);
  expect((await write(one, strangers[0] as Person, shop)).status).toBe(404);
  expect((await write(one, one.patient, shop)).status).toBe(403);
});

test('a prescription names each thing that is wrong with it', async () => {
  const { one, doctor, shop } = await begun();
  expect(
    refusedFieldsOf(await write(one, doctor, shop, { items: [{ ...ITEM, dose: '', days: 0, frequency: 'often' }] })),
  ).toEqual(['items.0.days', 'items.0.dose', 'items.0.frequency']);
  const doubtful = await write(one, doctor, shop, { items: [{ ...ITEM, strength: '1,250 mg', dose: '২.৫০০ IU' }] });
  expect(refusedFieldsOf(doubtful)).toEqual(['items.0.dose', 'items.0.strength']);
  expect(doubtful.text).toContain('can be read as 1250 or as 1.25');
  expect(refusedFieldsOf(await write(one, doctor, shop, { items: [] }))).toEqual(['items']);
  expect(refusedFieldsOf(await write(one, doctor, shop, { pharmacy_id: one.journey_id }))).toEqual(['pharmacy_id']);
});

test('a question waits for the doctor, the mail says so, and the answer decides what is given', async () => {
  const { doctor, shop, id, paracetamol, rivaroxaban } = await begun();
  const question = {
    item_id: rivaroxaban,
    question: 'Out of stock. Apixaban instead?',
    proposed_medicine: 'Apixaban',
    proposed_strength: '2.5 mg',
  };
  expect((await ask(id, shop, question)).body.code).toBe('illegal_transition');
  await change(id, shop, { status: 'received' });
  const asked = await ask(id, shop, question);
  expect([asked.status, asked.body.status]).toEqual([201, 'query']);
  expect(refusedFieldsOf(await ask(id, shop, question))).toEqual(['item_id']);
  expect((await change(id, shop, { status: 'ready' })).body.code).toBe('illegal_transition');
  expect((await change(id, shop, { status: 'received' })).body.code).toBe('illegal_transition');
  expect(await mailsAbout(id)).toEqual([{ recipient: doctor.email, about: 'prescription_query' }]);
  const waits = async ({ token }: Person) =>
    (await api.call<{ items: { id: string; detail: string }[] }>('GET', '/work-waiting?kind=query', { token })).body
      .items;
  expect(await waits(doctor)).toMatchObject([{ id, detail: question.question }]);
  expect(await waits(shop)).toEqual([]);
  const second = (await ask(id, shop, { item_id: paracetamol, question: 'Syrup instead?' })).body;
  const [first, next] = second.queries ?? [];
  expect((await answer(id, first?.id, shop, { answer: 'allowed' })).status).toBe(403);
  expect((await answer(id, first?.id, await personOf(api, 'doctor'), { answer: 'allowed' })).status).toBe(404);
  expect(refusedFieldsOf(await answer(id, first?.id, doctor, { answer: 'allowed' }))).toEqual(['substitute']);
  const { strength: _none, ...half } = APIXABAN;
  expect(refusedFieldsOf(await answer(id, first?.id, doctor, { answer: 'allowed', substitute: half }))).toEqual([
    'substitute.strength',
  ]);
  const allowed = (await answer(id, first?.id, doctor, { answer: 'allowed', substitute: APIXABAN })).body;
  // One question is still open.
  expect(allowed.status).toBe('query');
  const given = allowed.items.find(({ medicine }) => medicine === 'Apixaban');
  expect(given).toMatchObject({ ...APIXABAN, substitution: 'ask', dispensed_quantity: 0, replaced_by: null });
  expect(allowed.items.find(({ id: item }) => item === rivaroxaban)).toMatchObject({
    dose: '1 tablet',
    replaced_by: given?.id,
  });
  expect(refusedFieldsOf(await answer(id, next?.id, doctor, { answer: 'other' }))).toEqual(['substitute']);
  const drops = { ...APIXABAN, medicine: 'Paracetamol', strength: '100 mg/ml', form: 'drops', dose: '5 ml' };
  const other = (await answer(id, next?.id, doctor, { answer: 'other', substitute: drops })).body;
  expect([other.status, other.items.filter(({ replaced_by }) => replaced_by === null).length]).toEqual(['received', 2]);
  expect(other.items.filter(({ form }) => form === 'drops')).toMatchObject([drops]);
  expect((await answer(id, next?.id, doctor, { answer: 'not_allowed' })).body.code).toBe('illegal_transition');
  expect(await waits(doctor)).toEqual([]);
  expect((await mailsAbout(id)).at(-1)).toEqual({ recipient: shop.email, about: 'query_answered' });
});

test('an answer of no leaves what was written', async () => {
  const { doctor, shop, id, rivaroxaban } = await begun();
  await change(id, shop, { status: 'received' });
  const { queries } = (
    await ask(id, shop, { item_id: rivaroxaban, question: 'Another?', proposed_medicine: 'Aspirin' })
  ).body;
  const { items, status } = (await answer(id, queries?.[0]?.id, doctor, { answer: 'not_allowed' })).body;
  expect([status, items.length, items[1]?.replaced_by]).toEqual(['received', 2, null]);
});

test('a part is handed out, delivered, and the rest stays open until it is there', async () => {
  const { one, shop, id, paracetamol, rivaroxaban } = await ready();
  const dispense = (items: object[]) => change(id, shop, { status: 'dispensed', items });
  expect(refusedFieldsOf(await dispense([]))).toEqual(['items']);
  expect(refusedFieldsOf(await dispense([{ item_id: paracetamol, quantity: 22 }]))).toEqual(['items.0.quantity']);
  expect(refusedFieldsOf(await dispense([{ item_id: rivaroxaban, quantity: 7, brand: 'Xarelto' }]))).toEqual([
    'items.0.brand',
  ]);
  expect(refusedFieldsOf(await dispense([{ item_id: paracetamol, quantity: 7, brand: 'Calpol 650' }]))).toEqual([
    'items.0.brand',
  ]);
  const part = (
    await dispense([
      { item_id: paracetamol, quantity: 10, brand: 'Calpol' },
      { item_id: rivaroxaban, quantity: 0 },
    ])
  ).body;
  expect([part.status, part.items.map((item) => item.dispensed_quantity)]).toEqual(['part_dispensed', [10, 0]]);
  const delivered = (await change(id, shop, { status: 'delivered', received_by: 'Joseph' })).body;
  expect([delivered.status, delivered.deliveries[0]?.items]).toEqual([
    'received',
    [{ item_id: paracetamol, quantity: 10 }],
  ]);
  expect((await read(id, one.patient)).body.items[0]?.brand).toBe('Calpol');
  await change(id, shop, { status: 'ready' });
  const rest = [
    { item_id: paracetamol, quantity: 11 },
    { item_id: rivaroxaban, quantity: 7 },
  ];
  expect((await dispense(rest)).body.status).toBe('dispensed');
  const end = (await change(id, shop, { status: 'delivered', received_by: 'Joseph' })).body;
  expect([end.status, end.deliveries.map(({ items }) => items.map(({ quantity }) => quantity))]).toEqual([
    'delivered',
    [[10], [11, 7]],
  ]);
  // The rest was what the doctor wrote.
  expect((await read(id, one.patient)).body.items[0]?.brand).toBeNull();
});

test('what speaks against a medicine stops it until a reason is written, which the pharmacy reads', async () => {
  const [one, doctor, shop] = [await TestCase.begin(api), await personOf(api, 'doctor'), await pharmacy()];
  await one.assign('opinion', doctor);
  await giveHealth(api, one.patient.id, {
    allergies: allergyTo('Penicillin'),
    medicines: [{ name: 'Amiodarone', strength: '200 mg', frequency: null }],
  });
  const items = (medicine: string, more: object = {}) => ({ items: [{ ...ITEM, medicine, ...more }] });
  for (const medicine of ['Amoxicillin', 'amiodarone', 'Citalopram']) {
    const refused = await write(one, doctor, shop, items(medicine));
    expect([refused.status, refused.body.code, refusedFieldsOf(refused)]).toEqual([
      409,
      'needs_reason',
      ['items.0.alert_reason'],
    ]);
    expect((await write(one, doctor, shop, items(medicine, { alert_reason: ' ' }))).status).toBe(409);
  }
  const twice = { items: [ITEM, { ...ITEM, medicine: 'paracetamol' }] };
  expect((await write(one, doctor, shop, twice)).status).toBe(409);
  const reason = 'Tested by an allergist: no allergy';
  const { body } = await write(one, doctor, shop, items('Amoxicillin 500', { alert_reason: reason }));
  expect((await read(body.id, shop)).body.items).toMatchObject([
    {
      alerts: [{ kind: 'allergy_class', medicine: 'Amoxicillin 500', other: 'Penicillin' }],
      alert_reason: reason,
      is_known: true,
    },
  ]);
  // What the list does not know is not checked, and says so.
  const unknown = (await write(one, doctor, shop, items('Augmentin'))).body;
  expect(unknown.items).toMatchObject([{ alerts: [], is_known: false }]);
  // A substitute is checked in the same way.
  await change(unknown.id, shop, { status: 'received' });
  const { queries } = (await ask(unknown.id, shop, { item_id: unknown.items[0]?.id, question: 'Another?' })).body;
  const allow = (more: object) =>
    answer(unknown.id, queries?.[0]?.id, doctor, { answer: 'other', substitute: { ...APIXABAN, ...more } });
  const stopped = await allow({ medicine: 'Ampicillin' });
  expect([stopped.status, refusedFieldsOf(stopped)]).toEqual([409, ['substitute.alert_reason']]);
  const given = (await allow({ medicine: 'Ampicillin', alert_reason: reason })).body;
  expect(given.items.find(({ medicine }) => medicine === 'Ampicillin')).toMatchObject({ alert_reason: reason });
  // Another substance is no other brand.
  await change(body.id, shop, { status: 'received' });
  await change(body.id, shop, { status: 'ready' });
  const brand = { item_id: body.items[0]?.id, quantity: 1, brand: 'Cefuroxime' };
  expect(refusedFieldsOf(await change(body.id, shop, { status: 'dispensed', items: [brand] }))).toEqual([
    'items.0.brand',
  ]);
});

test('the list of medicines is for those who prescribe, and a check for who treats the patient', async () => {
  const { one, doctor, shop } = await begun();
  const search = ({ token }: Person) =>
    api.call<{ items: { name: string; codes: string[] }[] }>('GET', '/medicines?q=rivarox', { token });
  expect((await search(doctor)).body.items).toEqual([{ name: 'rivaroxaban', codes: ['B01AF01', 'B01AX06'] }]);
  expect((await search(shop)).status).toBe(403);
  const check = ({ token }: Person, medicines: string[]) =>
    api.call<{ items: object[] }>('POST', '/medicines/checks', {
      token,
      body: { journey_id: one.journey_id, medicines },
    });
  expect((await check(doctor, ['Paracetamol', 'Something'])).body.items).toEqual([
    { medicine: 'Paracetamol', is_known: true, alerts: [expect.objectContaining({ kind: 'double' })] },
    { medicine: 'Something', is_known: false, alerts: [] },
  ]);
  expect((await check(await personOf(api, 'doctor'), ['Paracetamol'])).status).toBe(404);
});

test('a label has the dose of what is in the bag, and as much as is in it; what it replaces is not printed', async () => {
  const { one, doctor, shop, id, paracetamol, rivaroxaban } = await begun();
  await change(id, shop, { status: 'received' });
  const question = { item_id: rivaroxaban, question: 'Out of stock', proposed_medicine: 'Apixaban' };
  const { queries } = (await ask(id, shop, question)).body;
  await answer(id, queries?.[0]?.id, doctor, { answer: 'allowed', substitute: APIXABAN });
  await change(id, shop, { status: 'ready' });
  const apixaban = (await read(id, shop)).body.items.find(({ medicine }) => medicine === 'Apixaban')?.id;
  const dispense = (items: object[]) => change(id, shop, { status: 'dispensed', items });
  // Of what was replaced nothing is left.
  expect(refusedFieldsOf(await dispense([{ item_id: rivaroxaban, quantity: 1 }]))).toEqual(['items.0.quantity']);
  const part = await dispense([
    { item_id: apixaban, quantity: 12 },
    { item_id: paracetamol, quantity: 0 },
  ]);
  expect(part.body.status).toBe('part_dispensed');
  const labels = await textOf(`/prescriptions/${id}/labels`, shop);
  expect(labels).toContain('Apixaban 2.5 mg');
  expect(labels).toContain('2 tablets. Twice a day, morning and evening. For 5 days.');
  expect(labels).toContain('Quantity: 12');
  for (const hidden of ['Rivaroxaban', 'Once a day', 'Paracetamol', 'Quantity: 20'])
    expect(labels).not.toContain(hidden);
  expect(labels).toContain('Allergies: None');
  expect(labels).not.toContain('years');
  await giveHealth(api, one.patient.id, { sex: 'female' });
  await api.database.rows(`update users set date_of_birth = current_date - interval '55 years' where id = $1`, [
    one.patient.id,
  ]);
  await dispense([{ item_id: paracetamol, quantity: 1 }]);
  const note = await textOf(`/prescriptions/${id}/delivery-note`, shop);
  expect(note).toMatch(/Allergies\s+Not asked yet/);
  expect(note).toMatch(/Age\s+55 years/);
  expect(note).toContain('Apixaban 2.5 mg');
  expect(note).not.toContain('Rivaroxaban');
});

test('labels and the delivery note are tagged PDFs; each printing is written down', async () => {
  const { one, shop, id } = await ready();
  for (const paper of ['labels', 'delivery-note']) {
    const { status, text } = await api.call('GET', `/prescriptions/${id}/${paper}`, { token: shop.token });
    expect([status, text.slice(0, 5), text.includes('/StructTreeRoot')]).toEqual([200, '%PDF-', true]);
    // The page of a label is that of a label printer.
    expect(text.includes('283.5 175.7')).toBe(paper === 'labels');
  }
  const printed = await api.database.rows(
    `select part, what, role from record_accesses where journey_id = $1 and what = 'printed'`,
    [one.journey_id],
  );
  const row = { part: 'prescriptions', what: 'printed', role: 'pharmacy_partner' };
  expect(printed).toEqual([row, row]);
});

test('nothing is written or printed with a letter that no label can show: it names the letter', async () => {
  const { one, doctor, shop } = await begun();
  expect(
    refusedFieldsOf(
      await write(one, doctor, shop, { items: [{ ...ITEM, medicine: '薬', strength: '5 𓀀', dose: '1 □\uFFFD' }] }),
    ),
  ).toEqual(['items.0.dose', 'items.0.medicine', 'items.0.strength']);
  const { id, shop: printer } = await ready();
  const [patient] = await api.database.rows<{ id: string }>(
    `update users set name = '王 Wei' where id = (select journey.patient_id from prescriptions join patient_journeys journey
      on journey.id = prescriptions.journey_id where prescriptions.id = $1) returning id`,
    [id],
  );
  expect(patient).toBeDefined();
  for (const paper of ['labels', 'delivery-note']) {
    const refused = await api.call<Problem>('GET', `/prescriptions/${id}/${paper}`, {
      token: printer.token,
    });
    expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['patient.name']]);
    expect(refused.text).toContain('“王” (U+738B)');
  }
});

test('it is cancelled by who wrote it before it is handed out, and moves to another pharmacy after the first has declined', async () => {
  const { doctor, shop, id, body } = await begun();
  expect((await change(id, shop, { status: 'cancelled', reason: 'x' })).status).toBe(403);
  const next = await pharmacy();
  await api.call('PATCH', `/assignments/${body.assignment_id}`, {
    token: shop.token,
    body: { status: 'declined', declined_reason: 'Closed for stock-taking' },
  });
  expect((await read(id, shop)).status).toBe(404);
  expect((await change(id, doctor, { pharmacy_id: next.partner_id })).body.status).toBe('written');
  expect((await read(id, next)).status).toBe(200);
  expect(refusedFieldsOf(await change(id, doctor, { status: 'cancelled' }))).toEqual(['reason']);
  expect((await change(id, doctor, { status: 'cancelled', reason: 'Allergy' })).body.status).toBe('cancelled');
  expect((await change(id, next, { status: 'received' })).status).toBe(404);
});

test('a member who may only read writes nothing', async () => {
  const { shop, id, paracetamol } = await begun();
  const reader = await personOf(api, 'pharmacy_partner');
  await joinPartner(api, reader, shop.partner_id, 'read_only');
  expect((await read(id, reader)).status).toBe(200);
  expect((await change(id, reader, { status: 'received' })).status).toBe(403);
  await change(id, shop, { status: 'received' });
  expect((await ask(id, reader, { item_id: paracetamol, question: 'x' })).status).toBe(403);
});

test('the label for the courier has the person, the place and the telephone, and nothing of the medicines', async () => {
  const { one, shop, id } = await begun();
  await api.database.rows(
    `insert into patient_details (patient_id, passport_name, version, updated_at) values ($1, 'PRAKASH THAPA', 1, now())
     on conflict (patient_id) do update set passport_name = excluded.passport_name`,
    [one.patient.id],
  );
  await api.database.rows(
    `update users set phone = '+977 1 5550100', city = 'Kathmandu', country = 'Nepal' where id = $1`,
    [one.patient.id],
  );
  expect(await textOf(`/prescriptions/${id}/courier-label`, shop)).toContain('Kathmandu, Nepal');
  await api.database.rows(
    `insert into travel_legs (id, journey_id, kind, to_place, to_address, room, starts_at, zone, ends_at, status, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'lodging', 'Lotus Guest House', '4 Lake Road, Chennai', '12', now(), 'Asia/Kolkata', now() + interval '9 days',
       'booked', 1, now(), now())`,
    [one.journey_id],
  );
  const label = await textOf(`/prescriptions/${id}/courier-label`, shop);
  for (const shown of [
    'PRAKASH THAPA',
    'Lotus Guest House, 4 Lake Road, Chennai, room 12',
    '+977 1 5550100',
    'AY-',
    (await read(id, shop)).body.order_number,
  ])
    expect(label).toContain(shown);
  const { body } = await read(id, shop);
  for (const { medicine, strength } of body.items)
    for (const hidden of [medicine, strength ?? medicine])
      expect([hidden, label.includes(hidden)]).toEqual([hidden, false]);
});
