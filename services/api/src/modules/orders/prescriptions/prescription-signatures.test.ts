import '../../../platform/languages/register.js';
import { createHash } from 'node:crypto';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Prescription, VerifiedPrescription } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { FileStore, storedPath } from '../../../platform/files/file-store.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { orderPartnerOf } from '../../journeys/testing/order-partners.js';
import { allergyTo, giveHealth } from '../../journeys/testing/health.js';

type Answered = Prescription & Pick<Problem, 'code'>;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const ITEM = {
  medicine: 'Paracetamol',
  strength: '500 mg',
  form: 'tablet',
  dose: '1 tablet',
  frequency: 'three_times_a_day',
  days: 7,
  quantity: 21,
  substitution: 'ask',
};
const { substitution: _of, ...APIXABAN } = { ...ITEM, medicine: 'Apixaban', strength: '2.5 mg', dose: '2 tablets' };
const SIGNED = { password: DEMO_PASSWORD, registration_number: 'TEST-4711' };

async function beginning() {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const shop = await orderPartnerOf(api, 'pharmacy');
  await one.assign('opinion', doctor);
  await giveHealth(api, one.patient.id, { allergies: allergyTo('Latex'), weight_kg: 61.5 });
  await api.database.rows(`update users set date_of_birth = '1961-03-04' where id = $1`, [one.patient.id]);
  const write = ({ token }: Person, more: object = {}) =>
    api.call<Answered>('POST', '/prescriptions', {
      token,
      body: { journey_id: one.journey_id, pharmacy_id: shop.partner_id, items: [ITEM], ...SIGNED, ...more },
    });
  return { one, doctor, shop, write };
}
async function begun() {
  const all = await beginning();
  const { status, body } = await all.write(all.doctor);
  expect(status).toBe(201);
  return { ...all, id: body.id, body };
}
const change = (id: string, { token }: Person, body: object) =>
  api.call<Answered>('PATCH', `/prescriptions/${id}`, { token, body });
async function paper(id: string, { token }: Person) {
  const answer = await fetch(`${api.url}/api/prescriptions/${id}/paper`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const textOf = (bytes: Uint8Array): string => pdfPages(bytes).join(' ');
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const signatures = (id: string) =>
  api.database.rows<{ code: string; status: string; sha256: string; id: string }>(
    'select id, code, status, sha256 from prescription_signatures where prescription_id = $1 order by signed_at, id',
    [id],
  );
const verify = async (code: string | undefined, query = '') =>
  (await api.call<VerifiedPrescription>('GET', `/prescriptions/signed/${code}${query}`)).body;

test('a doctor signs by password and registration number; without either nothing is written', async () => {
  const { one, doctor, shop, write } = await beginning();
  const written = () => api.database.rows('select id from prescriptions where journey_id = $1', [one.journey_id]);
  for (const [fault, field] of [
    [{ password: undefined }, 'password'],
    [{ password: 'not the password' }, 'password'],
    [{ registration_number: undefined }, 'registration_number'],
    [{ registration_number: ' ' }, 'registration_number'],
  ] as const)
    expect(refusedFieldsOf(await write(doctor, fault))).toEqual([field]);
  const staff = await personOf(api, 'ayana_staff');
  expect((await write(staff)).status).toBe(403);
  expect(await written()).toEqual([]);
  const { body } = await write(doctor);
  expect(body.signature).toEqual({
    signed_at: expect.any(String),
    signed_by: 'Prakash Thapa',
    registration_number: 'TEST-4711',
    council: null,
    code: null,
  });
  // The pharmacy and the patient get its code, which is on the paper that names the patient.
  const [signed] = await signatures(body.id);
  for (const { token } of [shop, one.patient]) {
    const { signature } = (await api.call<Answered>('GET', `/prescriptions/${body.id}`, { token })).body;
    expect(signature?.code?.replaceAll('-', '')).toBe(signed?.code);
  }
});

test('the number of the listed doctor is signed, whatever is typed', async () => {
  const { doctor, write } = await beginning();
  const [listed] = await api.database.rows<{ registration_number: string; council: string }>(
    `update doctors set user_id = $1 where id = (select id from doctors where user_id is null limit 1)
     returning registration_number, council`,
    [doctor.id],
  );
  const { body } = await write(doctor, { registration_number: 'SOMETHING-ELSE' });
  expect(body.signature).toMatchObject(listed ?? {});
});

test('guesses of the password are slowed as those of a sign-in', async () => {
  const { doctor, write } = await beginning();
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1)
    statuses.push((await write(doctor, { password: `wrong ${guess}` })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await write(doctor)).body.code).toBe('too_many_sign_ins');
});

test('the paper has what was signed, the same bytes for pharmacy and patient; its code shows no medicine and no name', async () => {
  const { one, doctor, shop, id } = await begun();
  const theirs = await paper(id, shop);
  const text = textOf(theirs.bytes);
  for (const part of ['Paracetamol 500 mg', 'Prakash Thapa', 'TEST-4711', 'Latex', '61.5 kg', 'Quantity'])
    expect(text).toContain(part);
  // Of the patient's birth a pharmacy knows the age.
  expect(text).not.toContain('1961');
  expect((await paper(id, one.patient)).bytes).toEqual(theirs.bytes);
  expect((await paper(id, doctor)).status).toBe(404);
  expect((await paper(id, await personOf(api, 'patient'))).status).toBe(404);
  const [signed] = await signatures(id);
  expect(signed?.sha256).toBe(hashOf(theirs.bytes));
  const shown = await verify(signed?.code);
  expect(shown).toEqual({
    status: 'valid',
    registration_number: 'TEST-4711',
    council: null,
    initials: 'P. T.',
    birth_year: 1961,
    signed_on: new Date().toISOString().slice(0, 10),
    is_same_file: null,
  });
  expect((await verify(signed?.code, `?sha256=${hashOf(theirs.bytes)}`)).is_same_file).toBe(true);
  const changed = Uint8Array.from(theirs.bytes);
  changed[changed.length - 1] = 0;
  expect((await verify(signed?.code, `?sha256=${hashOf(changed)}`)).is_same_file).toBe(false);
  expect((await verify('00000-00000-00000-00000')).status).toBe('unknown');
});

test('bytes that were changed where they are kept fail, on every way to them', async () => {
  const { shop, id } = await begun();
  const [signed] = await signatures(id);
  const [kept] = await api.database.rows<{ storage_key: string }>(
    'select storage_key from kept_papers where subject_id = $1',
    [signed?.id],
  );
  const { bytes } = await paper(id, shop);
  const { files } = await api.app.get(FileStore, { strict: false }).open();
  await files.write(storedPath(kept?.storage_key ?? ''), Buffer.from(bytes).fill('x', bytes.length - 20));
  const refused = await api.call<Problem>('GET', `/prescriptions/${id}/paper`, { token: shop.token });
  expect([refused.status, refused.body.code]).toEqual([409, 'paper_changed']);
  expect(await verify(signed?.code)).toMatchObject({ status: 'changed', initials: null, birth_year: null });
});

test('what was signed does not change: not by a form, nor in the database', async () => {
  const { id, body } = await begun();
  const refused = { code: '23514', constraint: 'prescriptions_signed' };
  await expect(
    api.database.rows(`update prescription_items set dose = '4 tablets' where id = $1`, [body.items[0]?.id]),
  ).rejects.toMatchObject(refused);
  await expect(
    api.database.rows(`update prescription_signatures set registration_number = 'X' where prescription_id = $1`, [id]),
  ).rejects.toMatchObject(refused);
});

test('a correction is a new prescription that takes the place of the old one', async () => {
  const { doctor, shop, id, write } = await begun();
  const [before] = await signatures(id);
  const corrected = (await write(doctor, { replaces: id, items: [{ ...ITEM, dose: '2 tablets', quantity: 42 }] })).body;
  // The old one is over: its medicine is no double of the new one.
  expect([corrected.status, corrected.replaces, corrected.items[0]?.alerts]).toEqual(['written', id, []]);
  const old = (await api.call<Answered>('GET', `/prescriptions/${id}`, { token: doctor.token })).body;
  expect([old.status, old.items[0]?.dose]).toEqual(['cancelled', '1 tablet']);
  expect(await verify(before?.code)).toMatchObject({ status: 'replaced', initials: null });
  const text = textOf((await paper(corrected.id, shop)).bytes);
  expect(text).toContain(`code ${before?.code.match(/.{5}/g)?.join('-')}`);
  // It is over, and nobody corrects it once more; nor one of someone else.
  expect((await write(doctor, { replaces: id })).body.code).toBe('illegal_transition');
  const other = await begun();
  expect((await write(doctor, { replaces: other.id })).status).toBe(404);
});

test('what is given instead is signed once more, and a cancelled one is taken back', async () => {
  const { doctor, shop, id, body } = await begun();
  await change(id, shop, { status: 'received' });
  const asked = await api.call<Answered>('POST', `/prescriptions/${id}/queries`, {
    token: shop.token,
    body: { item_id: body.items[0]?.id, question: 'Another one?' },
  });
  const answer = (more: object) =>
    api.call<Answered>('POST', `/prescriptions/${id}/queries/${asked.body.queries?.[0]?.id}/answer`, {
      token: doctor.token,
      body: { answer: 'other', substitute: APIXABAN, ...more },
    });
  expect(refusedFieldsOf(await answer({ password: 'wrong' }))).toEqual(['password']);
  expect((await answer(SIGNED)).body.status).toBe('received');
  expect((await signatures(id)).map(({ status }) => status)).toEqual(['replaced', 'valid']);
  const text = textOf((await paper(id, shop)).bytes);
  expect(text).toContain('Apixaban 2.5 mg');
  expect(text).not.toContain('Paracetamol');
  await change(id, doctor, { status: 'cancelled', reason: 'Better' });
  const [, last] = await signatures(id);
  expect((await verify(last?.code)).status).toBe('withdrawn');
});

test('where nobody asked about allergies a reason is written, once for all medicines, and the pharmacy reads it', async () => {
  const { one, doctor, shop, write } = await beginning();
  await giveHealth(api, one.patient.id, { sex: 'female' });
  const items = [ITEM, { ...ITEM, medicine: 'Something of my own' }];
  const refused = await write(doctor, { items });
  expect([refused.status, refused.body.code, refusedFieldsOf(refused)]).toEqual([
    409,
    'needs_reason',
    ['allergies_reason'],
  ]);
  expect((await write(doctor, { items, allergies_reason: '  ' })).status).toBe(409);
  const { body } = await write(doctor, { items, allergies_reason: 'Unconscious' });
  const read = (await api.call<Answered>('GET', `/prescriptions/${body.id}`, { token: shop.token })).body;
  expect(read.items.map(({ alerts, alert_reason }) => [alerts.map(({ kind }) => kind), alert_reason])).toEqual([
    [['not_asked'], 'Unconscious'],
    [['not_asked'], 'Unconscious'],
  ]);
  const text = textOf((await paper(body.id, shop)).bytes);
  expect(text).toContain('Not asked yet');
  expect(text).toContain('was not asked about allergies');
  // “None”, and “I do not know”, were asked.
  await giveHealth(api, one.patient.id, { allergies: [] });
  expect((await write(doctor, { items: [{ ...ITEM, medicine: 'Rivaroxaban' }] })).body.items[0]?.alerts).toEqual([]);
  await api.database.rows(
    `insert into health_summaries (patient_id, version, unknown, answered_at) values ($1, 9, '{allergies}', now())`,
    [one.patient.id],
  );
  expect((await write(doctor, { items: [{ ...ITEM, medicine: 'Cetirizine' }] })).body.items[0]?.alerts).toEqual([]);
});
