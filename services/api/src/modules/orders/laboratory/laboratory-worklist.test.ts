import '../../../platform/languages/register.js';
import type { LaboratoryCounts, LaboratoryOrder, ResultTrends, WorkPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { joinPartner, type OrderPartner, orderPartnerOf } from '../../journeys/testing/order-partners.js';

type Answered = LaboratoryOrder & Pick<Problem, 'code'>;
type List = { items: LaboratoryOrder[] };

let api: TestApi;
let lab: OrderPartner;
let second: Person;
let doctor: Person;
let one: TestCase;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [lab, doctor, one] = [
    await orderPartnerOf(api, 'laboratory'),
    await personOf(api, 'doctor'),
    await TestCase.begin(api),
  ];
  second = await personOf(api, 'laboratory_partner');
  await joinPartner(api, second, lab.partner_id, 'member');
  await one.assign('opinion', doctor);
});

const order = async (tests: string[]): Promise<LaboratoryOrder> =>
  (
    await api.call<LaboratoryOrder>('POST', '/laboratory-orders', {
      token: doctor.token,
      body: { journey_id: one.journey_id, laboratory_id: lab.partner_id, tests },
    })
  ).body;
const change = (id: string, body: object, { token }: Person = lab) =>
  api.call<Answered>('PATCH', `/laboratory-orders/${id}`, { token, body });
const enter = (id: string, results: object[], finished = true) =>
  api.call<Answered>('PUT', `/laboratory-orders/${id}/results`, { token: lab.token, body: { results, finished } });
const sampled = async (tests: string[]): Promise<LaboratoryOrder> =>
  (await change((await order(tests)).id, { status: 'sample_taken', sampled_by: 'Nurse Devi' })).body;
const released = async (potassium: number): Promise<LaboratoryOrder> => {
  const { id } = await sampled(['potassium']);
  await enter(id, [{ test: 'potassium', value: potassium }]);
  await change(id, { status: 'reviewed' }, second);
  return (await change(id, { status: 'released' })).body;
};
const list = async (query: string, { token }: Person = lab) =>
  (await api.call<List>('GET', `/laboratory-orders?${query}`, { token })).body.items.map(({ id }) => id);
const counts = async ({ token }: Person = lab) =>
  (await api.call<LaboratoryCounts>('GET', '/laboratory-orders/counts', { token })).body;
const trends = ({ id }: LaboratoryOrder, { token }: Person) =>
  api.call<ResultTrends>('GET', `/laboratory-orders/${id}/trends`, { token });
const paper = (path: string, { token }: Person) =>
  fetch(`${api.url}/api/laboratory-orders/${path}`, { headers: { authorization: `Bearer ${token}` } });
const textOf = async (path: string, by: Person = lab): Promise<string[]> =>
  pdfPages(new Uint8Array(await (await paper(path, by)).arrayBuffer()));

test('the tabs count the orders of the own laboratory by state, and those with an open critical result', async () => {
  await order(['potassium']);
  await sampled(['potassium']);
  const critical = await sampled(['potassium']);
  await enter(critical.id, [{ test: 'potassium', value: 6.9 }]);
  expect(await counts()).toEqual({
    states: [
      { status: 'ordered', count: 1 },
      { status: 'resulted', count: 1 },
      { status: 'sample_taken', count: 1 },
    ],
    critical: 1,
  });
  expect(await counts(await orderPartnerOf(api, 'laboratory'))).toEqual({ states: [], critical: 0 });
  expect((await api.call('GET', '/laboratory-orders/counts', { token: doctor.token })).status).toBe(403);
});

test('critical results come first, then the oldest order; the page goes on where it ended', async () => {
  const [first, next] = [await order(['potassium']), await order(['haemoglobin'])];
  const critical = await sampled(['potassium', 'haemoglobin']);
  await enter(critical.id, [{ test: 'potassium', value: 6.9 }], false);
  const all = [critical.id, first.id, next.id];
  expect(await list('sort=urgent')).toEqual(all);
  const page = await api.call<List & { next_cursor: string }>('GET', '/laboratory-orders?sort=urgent&limit=1', {
    token: lab.token,
  });
  expect(await list(`sort=urgent&limit=2&cursor=${encodeURIComponent(page.body.next_cursor)}`)).toEqual(all.slice(1));
  const shown = await api.call<List>('GET', '/laboratory-orders?sort=urgent&limit=1', { token: lab.token });
  expect(shown.body.items[0]).toMatchObject({ critical_tests: ['Potassium'], critical_open: 1, is_new: false });
});

test('an order is found by its number however it is typed, by its tube, its case, and by a name the reader sees', async () => {
  const { id, order_number } = await order(['potassium']);
  const other = await order(['potassium']);
  expect(order_number).toMatch(/^L-\d{6,}$/);
  expect(other.order_number).not.toBe(order_number);
  expect(await list(`q=${order_number}`)).toEqual([id]);
  expect(await list(`q=${order_number.toLowerCase().replace('-', ' ')}`)).toEqual([id]);
  await change(id, { status: 'sample_taken', sampled_by: 'Nurse', accession_number: 'Tube-7' });
  expect(await list('q=tube-7')).toEqual([id]);
  expect((await list(`q=${other.case_number}`)).toSorted()).toEqual([id, other.id].toSorted());
  await api.database.rows(`update users set name = 'Prakash Thapa' where id = $1`, [one.patient.id]);
  expect((await list('q=thapa')).toSorted()).toEqual([id, other.id].toSorted());
  // Who ordered the tests knows no name, and finds none.
  expect(await list('q=thapa', doctor)).toEqual([]);
  expect(await list(`q=${order_number}`, await orderPartnerOf(api, 'laboratory'))).toEqual([]);
});

test('rows of all work say what tells one order from another, and are found by it', async () => {
  const { order_number, assignment_id } = await order(['potassium', 'haemoglobin']);
  await order(['potassium', 'haemoglobin']);
  const { body } = await api.call<WorkPage>('GET', `/work?q=${order_number}`, { token: lab.token });
  expect(body.items.map(({ id }) => id)).toEqual([assignment_id]);
  expect(body.items[0]?.order).toMatchObject({
    number: order_number,
    status: 'ordered',
    names: ['Haemoglobin', 'Potassium'],
    ordered_by: expect.stringContaining('') as unknown,
    critical: [],
  });
});

test('a label for each specimen has the patient, the tests and the number; others cannot print it', async () => {
  await api.database.rows(`update users set name = 'Prakash Thapa', date_of_birth = '1971-03-04' where id = $1`, [
    one.patient.id,
  ]);
  const { id, order_number } = await order(['potassium', 'haemoglobin', 'urine_nitrite']);
  const before = await textOf(`${id}/labels`);
  expect(before.length).toBeGreaterThan(1);
  for (const page of before)
    for (const shown of ['Prakash Thapa', 'born 1971', order_number]) expect(page).toContain(shown);
  expect(before.filter((page) => page.includes('Potassium'))).toHaveLength(1);
  await change(id, { status: 'sample_taken', sampled_by: 'Nurse', accession_number: 'TUBE-9' });
  for (const page of await textOf(`${id}/labels`))
    for (const shown of ['Taken', 'TUBE-9']) expect(page).toContain(shown);
  expect((await paper(`${id}/labels`, await orderPartnerOf(api, 'laboratory'))).status).toBe(404);
  expect((await paper(`${id}/labels`, doctor)).status).toBe(403);
  const opened = await api.database.rows(
    `select what from record_accesses where journey_id = $1 and by_user_id = $2 and what = 'printed'`,
    [one.journey_id, lab.id],
  );
  expect(opened).toHaveLength(2);
});

test('the report opens once it was reviewed, and only for its laboratory', async () => {
  const { id } = await sampled(['potassium']);
  expect((await paper(`${id}/report`, lab)).status).toBe(409);
  await enter(id, [{ test: 'potassium', value: 4.2 }]);
  await change(id, { status: 'reviewed' }, second);
  expect((await textOf(`${id}/report`)).join(' ')).toContain('4.2');
  expect((await paper(`${id}/report`, await orderPartnerOf(api, 'laboratory'))).status).toBe(404);
});

test('a test that was done before has a trend of what its reader may see', async () => {
  const first = await released(4.1);
  const last = await released(4.8);
  const { body } = await trends(last, lab);
  expect(body.items).toEqual([
    expect.objectContaining({
      code: 'potassium',
      points: [
        expect.objectContaining({ order_number: first.order_number, digits: '4.1', flag: 'normal' }),
        expect.objectContaining({ order_number: last.order_number, digits: '4.8' }),
      ],
    }),
  ]);
  expect((await trends(last, one.patient)).body.items[0]?.points).toHaveLength(2);
  const entered = await sampled(['potassium']);
  await enter(entered.id, [{ test: 'potassium', value: 5 }]);
  expect((await trends(entered, lab)).body.items[0]?.points).toHaveLength(3);
  expect((await trends(entered, one.patient)).body.items[0]?.points).toHaveLength(2);
  expect((await trends(last, await orderPartnerOf(api, 'laboratory'))).status).toBe(404);
});
