import { EVERY_ROLE } from '@ayana/contracts/testing';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { PDF } from '../../../platform/files/testing/uploads.js';
import { unzip } from '../../../platform/files/testing/unzip.js';
import { inboxOf } from '../../inbox/testing/inbox.js';
import { personOf, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

async function exported(token: string): Promise<Map<string, Buffer>> {
  const answer = await fetch(`${api.url}/api/own-export`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  return unzip(Buffer.from(await answer.arrayBuffer()));
}
const rowsOf = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null') as Record<string, unknown>[];

test('every account downloads its own data, without a case as well', async () => {
  for (const role of EVERY_ROLE) {
    const { token, email } = await personOf(api, role);
    const files = await exported(token);
    expect([role, rowsOf(files, 'account/account')]).toMatchObject([role, [{ email, role }]]);
    expect([...files.keys()].filter((name) => name.startsWith('journey-'))).toEqual([]);
  }
});

test('a case whose journey has not begun is there with its thread and papers, and the enquiry it came by', async () => {
  const { token, email } = await personOf(api, 'patient');
  const enquiry = await inboxOf(api).received('consultation', { email });
  const [row] = await api.database.rows<{ id: string; case_number: string }>(
    'select id, case_number from cases where inbox_item_id = $1',
    [enquiry],
  );
  const id = row?.id ?? '';
  const threads = await api.call<{ items: { id: string }[] }>('GET', `/threads?journey_id=${id}`, { token });
  const sent = { token, body: { text: 'My knee hurts on stairs.' } };
  expect((await api.call('POST', `/threads/${threads.body.items[0]?.id ?? ''}/messages`, sent)).status).toBe(201);
  const form = new FormData();
  form.set('journey_id', id);
  form.set('kind', 'report');
  form.set('file', new File([new Uint8Array(PDF)], 'knee.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form })).status).toBe(201);
  const files = await exported(token);
  expect(rowsOf(files, 'case-1/case')).toMatchObject([{ id, case_number: row?.case_number }]);
  expect(rowsOf(files, 'case-1/messages')).toMatchObject([{ text: 'My knee hurts on stairs.' }]);
  expect(rowsOf(files, 'case-1/documents')).toMatchObject([{ file_name: 'knee.pdf' }]);
  expect(files.get('case-1/files/001-report-knee.pdf')).toEqual(PDF);
  expect(rowsOf(files, 'account/enquiries')).toMatchObject([{ email, form: { id: enquiry } }]);
  expect([...files.keys()].some((name) => name.startsWith('journey-'))).toBe(false);
});

test('with cases each is a folder with its papers, and nothing of anyone else is there', async () => {
  const [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', 'report');
  form.set('file', new File([new Uint8Array(PDF)], 'report.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${one.patient.token}` };
  expect((await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form })).status).toBe(201);
  const files = await exported(one.patient.token);
  expect(rowsOf(files, 'journey-1/journey')).toMatchObject([{ id: one.journey_id }]);
  expect(files.get('journey-1/files/001-report-report.pdf')).toEqual(PDF);
  expect([...files.values()].some((file) => file.includes(other.journey_id))).toBe(false);
  expect(
    await api.database.rows(`select role from record_accesses where journey_id = $1 and what = 'exported'`, [
      one.journey_id,
    ]),
  ).toEqual([{ role: 'patient' }]);
});
