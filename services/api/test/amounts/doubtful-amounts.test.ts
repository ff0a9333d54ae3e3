import '../../src/platform/languages/register.js';
import { readFileSync } from 'node:fs';
import type { Bill, CasePayment, Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import {
  type Hospital,
  hospitalOf,
  type Person,
  quoteForm,
  TestCase,
} from '../../src/modules/journeys/testing/case.js';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
let own: Hospital;
let one: TestCase;
beforeAll(async () => {
  api = await startApi({ DEMO_DATA: '1' });
  own = await hospitalOf(api, 0);
  one = await TestCase.begin(api);
  await one.assign('referral', own);
});
afterAll(() => api.close());

const STAFF = { as: 'ayana_staff' } as const;
const CSV = { 'content-type': 'text/csv' };

/** A request with an amount that is most likely a slip, and the fields that are asked about. */
interface Doubtful {
  path: string;
  by: { as: 'ayana_staff' } | Pick<Person, 'token'>;
  body: unknown;
  headers?: Record<string, string>;
  fields: string[];
  status?: number;
}

const created = async <T extends { id: string }>(
  path: string,
  body: object,
  by: Doubtful['by'] = STAFF,
): Promise<T> => {
  const answer = await api.call<T>('POST', path, { ...by, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const first = async (query: string): Promise<string> => (await api.database.rows<{ id: string }>(query))[0]?.id ?? '';
const listed = async (label: string, unit_price: number) =>
  created<{ id: string }>(
    '/price-items',
    { category: 'surgeon', label, unit_price, valid_from: '2026-01-01' },
    own.person,
  );
const lineOf = (label: string, unit_price: number) => [
  { category: 'surgeon', label, quantity: 1, unit_price, included: true },
];
const DOCTOR_HOURS = `select id from doctors where video_fee_usd is not null and is_active and hospital_id =`;

/** Every route that asks, by its name in the API document. */
const ROUTES: Readonly<Record<string, () => Promise<Doubtful>>> = {
  'POST /quotes': async () => {
    await listed('Drain', 1250);
    const body = quoteForm(one.journey_id, own, { lines: lineOf('drain', 125_000) });
    return { path: '/quotes', by: STAFF, body, fields: ['lines.0.unit_price'], status: 201 };
  },
  'PATCH /quotes/{id}': async () => {
    await listed('Theatre', 60_000);
    const quote = await first(`select id from quotes where status = 'draft' and journey_id = '${one.journey_id}'`);
    // The line that was confirmed is not asked about again.
    const lines = [...lineOf('drain', 125_000), ...lineOf('Theatre', 600_001)];
    return { path: `/quotes/${quote}`, by: own.person, body: { lines }, fields: ['lines.1.unit_price'] };
  },
  'PATCH /bills/{id}': async () => {
    const accepted = await TestCase.begin(api);
    await accepted.assign('referral', own);
    const quote = await created<Quote>('/quotes', quoteForm(accepted.journey_id, own), own.person);
    await api.call('POST', `/quotes/${quote.id}/send`, own.person);
    await accepted.own('POST', `/quotes/${quote.id}/accept`);
    const bill = await created<Bill>('/bills', { journey_id: accepted.journey_id, kind: 'interim' }, own.person);
    const lines = bill.lines.map(({ category, label, quantity, unit_price, quote_line_id }, at) => ({
      category,
      label,
      quantity,
      unit_price: at === 0 ? unit_price * 100 : unit_price,
      quote_line_id,
    }));
    return { path: `/bills/${bill.id}`, by: own.person, body: { lines }, fields: ['lines.0.unit_price', 'lines'] };
  },
  'PATCH /case-payments/{id}': async () => {
    const body = { journey_id: one.journey_id, kind: 'room_fee', amount: 45_000 };
    const { id } = await created<CasePayment>('/case-payments', body, STAFF);
    return { path: `/case-payments/${id}`, by: STAFF, body: { amount: 4_500_000 }, fields: ['amount'] };
  },
  'POST /price-items': async () => {
    await listed('Suite', 60_000);
    const body = { category: 'room', label: 'suite', unit_price: 600, valid_from: '2027-01-01' };
    return { path: '/price-items', by: own.person, body, fields: ['unit_price'], status: 201 };
  },
  'PATCH /price-items/{id}': async () => {
    const { id } = await listed('Plate', 7000);
    return { path: `/price-items/${id}`, by: own.person, body: { unit_price: 700_000 }, fields: ['unit_price'] };
  },
  'POST /price-items/import': async () => {
    await listed('Bolt', 1000);
    await listed('Nut', 2000);
    const body = [
      'category,label,unit_price_usd,valid_from',
      'implant,Bolt,1000.00,2026-01-01',
      'implant,Washer,5,2026-01-01',
      'implant,Nut,0.20,2027-01-01',
    ].join('\r\n');
    const fields = ['lines.2.unit_price_usd', 'lines.4.unit_price_usd'];
    return { path: '/price-items/import', by: own.person, body, headers: CSV, fields };
  },
  'PATCH /treatments/{id}': async () => {
    const id = await first(
      'select id from treatments where india_usd_min between 100 and 9000 and us_usd_max > 1000 limit 1',
    );
    const [row] = await api.database.rows<{ india_usd_min: number }>('select * from treatments where id = $1', [id]);
    const body = { india_usd_min: Math.floor((row?.india_usd_min ?? 0) / 100) };
    return { path: `/treatments/${id}`, by: STAFF, body, fields: ['india_usd_min'] };
  },
  'POST /treatments/import': async () => {
    const [row] = await api.database.rows<{ slug: string; us_usd_max: number }>(
      'select slug, us_usd_max from treatments where us_usd_max between 1000 and 90000 order by id desc limit 1',
    );
    const body = `slug,us_usd_max\r\n${row?.slug},${(row?.us_usd_max ?? 0) * 100}`;
    return { path: '/treatments/import', by: STAFF, body, headers: CSV, fields: ['lines.2.us_usd_max'] };
  },
  'PATCH /catalogue/cities/{id}': async () => {
    const id = await first('select id from cities limit 1');
    const { body } = await api.call<{ lodging: { usd_min: number; usd_max: number }[] }>(
      'GET',
      `/catalogue/cities/${id}`,
      STAFF,
    );
    const [cheapest, ...others] = body.lodging;
    const lodging = [{ ...cheapest, usd_max: (cheapest?.usd_max ?? 0) * 100 }, ...others];
    return { path: `/catalogue/cities/${id}`, by: STAFF, body: { lodging }, fields: ['lodging.0.usd_max'] };
  },
  'PATCH /catalogue/doctors/{id}': async () => {
    const id = await first(`${DOCTOR_HOURS} '${own.id}' order by id limit 1`);
    await api.database.rows('update doctors set video_fee_usd = 45 where id = $1', [id]);
    return { path: `/catalogue/doctors/${id}`, by: STAFF, body: { video_fee_usd: 4500 }, fields: ['video_fee_usd'] };
  },
  'POST /public-profiles/doctors/{id}/proposals': async () => {
    const id = await first(`${DOCTOR_HOURS} '${own.id}' order by id limit 1`);
    await api.database.rows('update doctors set video_fee_usd = 45 where id = $1', [id]);
    const path = `/public-profiles/doctors/${id}/proposals`;
    return { path, by: own.person, body: { video_fee_usd: 4500 }, fields: ['video_fee_usd'], status: 201 };
  },
  'POST /change-proposals/{id}/approve': async () => {
    const id = await first(`select id from change_proposals where status = 'waiting'`);
    return { path: `/change-proposals/${id}/approve`, by: STAFF, body: {}, fields: ['video_fee_usd'] };
  },
  'PATCH /resources/{id}': async () => {
    const city_id = await first('select id from cities limit 1');
    const { id } = await created<{ id: string }>('/resources', {
      kind: 'fund',
      name: 'Fund',
      city_id,
      capacity: 50_000,
    });
    return { path: `/resources/${id}`, by: STAFF, body: { capacity: 5_000_000 }, fields: ['capacity'] };
  },
  'PATCH /resource-needs/{id}': async () => {
    const { id } = await fundNeed();
    return { path: `/resource-needs/${id}`, by: STAFF, body: { quantity: 1_000_000 }, fields: ['quantity'] };
  },
  'PATCH /resource-commitments/{id}': async () => {
    const need = await fundNeed();
    const resource_id = await first(`select id from resources where kind = 'fund' and name = 'Fund'`);
    await api.call('POST', `/resource-needs/${need.id}/offers`, { ...STAFF, body: { resource_id } });
    const id = await first(`select id from resource_commitments where need_id = '${need.id}'`);
    return { path: `/resource-commitments/${id}`, by: STAFF, body: { quantity: 100 }, fields: ['quantity'] };
  },
};

const fundNeed = async (): Promise<{ id: string }> =>
  created('/resource-needs', {
    kind: 'fund',
    title: 'Help with the deposit',
    city_id: await first('select id from cities limit 1'),
    quantity: 10_000,
    from_at: '2027-01-10T08:00:00Z',
    until_at: '2027-01-10T12:00:00Z',
  });

test.each(Object.entries(ROUTES))('%s asks before it keeps a doubtful amount', async (route, prepare) => {
  const { path, by, body, headers = {}, fields, status = 200 } = await prepare();
  const [method = ''] = route.split(' ');
  const send = (more: Record<string, string>) =>
    api.call<Problem>(method, path, { ...by, body, headers: { ...headers, ...more } });
  for (const more of [{}, { confirmed: 'false' }]) {
    const asked = await send(more);
    expect([asked.status, asked.body.code, asked.body.errors?.map(({ field }) => field)]).toEqual([
      409,
      'needs_confirmation',
      fields,
    ]);
    for (const { message } of asked.body.errors ?? []) expect(message).toMatch(/\$[\d,.]+.*\$[\d,.]+/);
  }
  const kept = await send({ confirmed: 'true' });
  expect([kept.status, kept.text.includes('needs_confirmation')]).toEqual([status, false]);
});

test('a price sheet names both prices of each doubtful line before anything is asked', async () => {
  await listed('Screw', 5000);
  const body =
    'category,label,unit_price_usd,valid_from\r\nimplant,Screw,5000,2026-01-01\r\nimplant,Hook,5000,2026-01-01';
  const { body: report } = await api.call<{ doubts: { line: number; message: string }[] }>(
    'POST',
    '/price-items/import?dry_run=true',
    { ...own.person, body, headers: CSV },
  );
  expect(report.doubts).toEqual([
    { line: 2, column: 'unit_price_usd', message: 'Screw: $5,000, and it was $50 before.' },
  ]);
});

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema: { $ref?: string; allOf?: unknown } }> };
}
const openapi = JSON.parse(readFileSync(new URL('../../../../contracts/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};
const operations = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
);

/** All that a body may have, with the schemas that it refers to. */
function wholeText(schema: unknown, seen = new Set<string>()): string {
  const text = JSON.stringify(schema ?? null);
  const names = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
  return [
    text,
    ...names.map((name) => {
      if (seen.has(name)) return '';
      seen.add(name);
      return wholeText(openapi.components.schemas[name], seen);
    }),
  ].join('');
}

/** Amounts of money without another to compare with, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /case-payments': 'a new row has no amount before',
  'POST /treatments': 'a new row has no price before',
  'POST /catalogue/cities': 'a new row has no price before',
  'POST /catalogue/doctors': 'a new row has no price before',
  'POST /organisations/{id}/proposed-doctors': 'a new row has no price before, and staff approve it',
  'POST /resources': 'a new row has no amount before',
  'POST /resource-needs': 'a new row has no amount before',
  'POST /resource-needs/{id}/offers': 'at most what the fund has, else 422',
  'POST /resource-commitments/{id}/transitions': 'spent: at most what was committed, else 422',
};

/** Routes that ask about times: of each, `leg-times.test.ts` or its own test says which. */
const OF_TIMES = [
  'PATCH /admissions/{id}',
  'PATCH /travel-legs/{id}',
  'POST /flight-reports',
  'POST /letters',
  'POST /stays/{id}/follow-ups',
  'POST /travel-legs',
  'POST /travel-legs/{id}/presses',
  'POST /visa-applications/{id}/steps',
];

test('every route that takes money asks, or says why not', () => {
  const asking = operations
    .filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'Confirmed'))
    .map(({ name }) => name);
  expect(asking.toSorted()).toEqual([...Object.keys(ROUTES), ...OF_TIMES].toSorted());
  const withMoney = operations
    .filter(({ operation }) => /US cents|"\w*usd\w*":|unit_price|"deposit":/.test(wholeText(operation.requestBody)))
    .map(({ name }) => name);
  expect(withMoney.length).toBeGreaterThan(10);
  expect(withMoney.filter((name) => !asking.includes(name) && WITHOUT[name] === undefined)).toEqual([]);
});
