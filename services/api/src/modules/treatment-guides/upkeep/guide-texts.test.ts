import type { GuideTexts, Treatment, TreatmentGuide } from '@ayana/contracts/catalogue';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';

let api: TestApi;
let treatment: Treatment;
const staff = { as: 'ayana_staff' } as const;

beforeAll(async () => {
  // A minute: a public answer that a change did not clear would be served again.
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
  const [doctor] = await api.database.rows<{ id: string }>('select id from doctors where is_active limit 1');
  const form = { name: 'Wrist replacement', category: 'Orthopaedics', complexity_level: 'medium' };
  const review = { reviewer_id: doctor?.id, reviewed_on: '2026-01-10' };
  treatment = (await api.call<Treatment>('POST', '/treatments', { ...staff, body: { ...form, ...review } })).body;
});
afterAll(() => api.close());

const TEXTS = {
  helps_when: ['Your wrist hurts at night.'],
  not_for: ['You have an infection.'],
  risks: ['The implant loosens.'],
  recovery: ['Six weeks in a splint.'],
  questions_to_ask: ['How many do you do a year?'],
  faq: [{ question: 'Can I lift again?', answer: 'Light things after three months.' }],
};
const page = () => api.call<TreatmentGuide>('GET', '/treatment-guides/wrist-replacement');
const read = () => api.call<GuideTexts>('GET', `/treatments/${treatment.id}/guide`, staff);
const write = (body: object, etag = '*') =>
  api.call<GuideTexts>('PUT', `/treatments/${treatment.id}/guide`, {
    ...staff,
    body,
    headers: { 'if-match': etag },
  });

test('a treatment that staff made has a page at once, with its facts and no texts', async () => {
  const { status, body } = await page();
  expect([status, body.name, body.risks, body.faq]).toEqual([200, 'Wrist replacement', [], []]);
  expect(body.review).toMatchObject({ reviewed_on: '2026-01-10', next_review_on: '2027-01-10' });
  expect((await read()).body).toMatchObject({ risks: [], faq: [], written_on: null, version: 1 });
});

test('the texts are on the page at once, and the review of the old ones is gone', async () => {
  const first = await read();
  const { status, body, headers } = await write(TEXTS, `${first.headers.get('etag')}`);
  expect([status, headers.get('etag')]).toEqual([200, '"2"']);
  expect(body).toMatchObject({ ...TEXTS, version: 2, written_on: expect.stringMatching(/^\d{4}-/) });
  expect((await page()).body).toMatchObject({ ...TEXTS, review: null });
  const [entry] = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'treatment.changed' order by created_at desc, id desc limit 1`,
  );
  expect(entry?.details).toEqual({ id: treatment.id, changed: Object.keys(TEXTS) });
});

test('of two people, the second with what they had read first is refused', async () => {
  const { body } = await read();
  expect((await write({ ...TEXTS, risks: ['By the first.'] }, `"${body.version}"`)).status).toBe(200);
  expect((await write({ ...TEXTS, risks: ['By the second.'] }, `"${body.version}"`)).status).toBe(412);
  expect((await page()).body.risks).toEqual(['By the first.']);
});

test('what is missing or too long is named by its place', async () => {
  expect(refusedFieldsOf(await write({ ...TEXTS, risks: undefined }))).toEqual(['risks']);
  expect(refusedFieldsOf(await write({ ...TEXTS, recovery: ['x'.repeat(401)] }))).toEqual(['recovery']);
  expect(refusedFieldsOf(await write({ ...TEXTS, faq: [{ question: 'Why?', answer: '' }] }))).toEqual(['faq.0.answer']);
});

test('a removed treatment has no page, and its texts stay', async () => {
  await api.call('DELETE', `/treatments/${treatment.id}`, staff);
  expect([(await page()).status, (await read()).status]).toEqual([404, 200]);
  await api.call('POST', `/treatments/${treatment.id}/restore`, staff);
  expect((await page()).body.risks).toEqual(['By the first.']);
});
