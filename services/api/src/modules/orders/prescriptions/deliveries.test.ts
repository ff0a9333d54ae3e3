import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { AssignmentDetail, Prescription, PrescriptionCounts } from '@ayana/contracts/journey';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { idOfUpload, PNG } from '../../../platform/files/testing/uploads.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { type OrderPartner, orderPartnerOf } from '../../journeys/testing/order-partners.js';

let api: TestApi;
let shop: OrderPartner;
let doctor: Person;
let one: TestCase;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [shop, doctor, one] = [
    await orderPartnerOf(api, 'pharmacy'),
    await personOf(api, 'doctor'),
    await TestCase.begin(api),
  ];
  await one.assign('opinion', doctor);
  await api.database.rows(`update users set city = 'Kathmandu', country = 'Nepal' where id = $1`, [one.patient.id]);
});

const write = async (): Promise<Prescription> => {
  const { status, body } = await api.call<Prescription>('POST', '/prescriptions', {
    token: doctor.token,
    body: {
      journey_id: one.journey_id,
      pharmacy_id: shop.partner_id,
      password: DEMO_PASSWORD,
      registration_number: 'TEST-4711',
      allergies_reason: 'Not known',
      items: [
        {
          medicine: 'Paracetamol',
          strength: '500 mg',
          form: 'tablet',
          dose: '1 tablet',
          frequency: 'three_times_a_day',
          days: 7,
          quantity: 21,
          substitution: 'allowed',
          alert_reason: 'Both are needed.',
        },
      ],
    },
  });
  expect(status).toBe(201);
  return body;
};
const read = async (id: string, { token }: Person) =>
  (await api.call<Prescription>('GET', `/prescriptions/${id}`, { token })).body;
const change = (id: string, body: object, { token }: Person = shop) =>
  api.call<Prescription>('PATCH', `/prescriptions/${id}`, { token, body });
const dispensed = async (): Promise<Prescription> => {
  const { id, items } = await write();
  for (const status of ['received', 'ready']) await change(id, { status });
  return (await change(id, { status: 'dispensed', items: [{ item_id: items[0]?.id, quantity: 21 }] })).body;
};
const photo = ({ id, deliveries }: Prescription, { token }: Person) =>
  fetch(`${api.url}/api/prescriptions/${id}/deliveries/${deliveries[0]?.id}/photo`, {
    headers: { authorization: `Bearer ${token}` },
  });

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function uploaded({ token }: Person): Promise<string> {
  const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    fetch(`${api.url}${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  const begun = await send('POST', '/api/uploads', {
    'upload-length': String(PNG.length),
    'upload-metadata': `filename ${base64('note.png')},filetype ${base64('image/png')}`,
  });
  const location = begun.headers.get('location') ?? '';
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await send('PATCH', location, part, new Uint8Array(PNG))).status).toBe(204);
  return idOfUpload(location);
}

test('a pharmacy that accepts the work has received the medicines: one press', async () => {
  const { id, assignment_id } = await write();
  expect((await read(id, shop)).is_new).toBe(true);
  const accepted = await api.call<AssignmentDetail>('PATCH', `/assignments/${assignment_id}`, {
    token: shop.token,
    body: { status: 'accepted' },
  });
  expect(accepted.status).toBe(200);
  expect(await read(id, shop)).toMatchObject({ status: 'received', is_new: false });
});

test('the tabs count the prescriptions of the own pharmacy by state', async () => {
  await write();
  await dispensed();
  const counts = async ({ token }: Person) =>
    (await api.call<PrescriptionCounts>('GET', '/prescriptions/counts', { token })).body.states;
  expect(await counts(shop)).toEqual([
    { status: 'dispensed', count: 1 },
    { status: 'written', count: 1 },
  ]);
  expect(await counts(await orderPartnerOf(api, 'pharmacy'))).toEqual([]);
});

test('the pharmacy sees where to bring it until it is there; the one who wrote it does not', async () => {
  const { id } = await dispensed();
  expect((await read(id, shop)).deliver_to).toMatchObject({ address: 'Kathmandu, Nepal' });
  expect(await read(id, doctor)).not.toHaveProperty('deliver_to');
  await change(id, { status: 'delivered', received_by: 'Sita', relation: 'daughter', address: 'Room 12' });
  expect(await read(id, shop)).not.toHaveProperty('deliver_to');
});

test('a delivery says who took it, where, and has a photo, for the pharmacy and the patient only', async () => {
  const { id } = await dispensed();
  const proof_upload_id = await uploaded(shop);
  expect(refusedFieldsOf(await change(id, { status: 'ready', proof_upload_id }))).toEqual(['proof_upload_id']);
  const foreign = await uploaded(await orderPartnerOf(api, 'pharmacy'));
  expect(
    refusedFieldsOf(await change(id, { status: 'delivered', received_by: 'Sita', proof_upload_id: foreign })),
  ).toEqual(['proof_upload_id']);
  expect((await read(id, shop)).status).toBe('dispensed');
  const done = await change(id, {
    status: 'delivered',
    received_by: 'Sita Thapa',
    relation: 'daughter',
    address: 'Lotus Guest House, room 12',
    proof_upload_id,
  });
  expect(done.body.deliveries).toEqual([
    expect.objectContaining({
      received_by: 'Sita Thapa',
      relation: 'daughter',
      address: 'Lotus Guest House, room 12',
      has_photo: true,
    }),
  ]);
  for (const reader of [shop, one.patient]) {
    const answer = await photo(done.body, reader);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await read(id, reader)).deliveries[0]).toMatchObject({ relation: 'daughter', has_photo: true });
  }
  for (const other of [doctor, await orderPartnerOf(api, 'pharmacy'), await personOf(api, 'patient')])
    expect((await photo(done.body, other)).status).toBe(404);
  expect((await read(id, doctor)).deliveries[0]).toMatchObject({ address: null, has_photo: false });
  const note = await fetch(`${api.url}/api/prescriptions/${id}/delivery-note`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  const text = pdfPages(new Uint8Array(await note.arrayBuffer())).join(' ');
  for (const shown of [done.body.order_number, 'Sita Thapa', 'daughter', 'Lotus Guest House, room 12'])
    expect(text).toContain(shown);
});
