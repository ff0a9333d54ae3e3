import { writeFileSync } from 'node:fs';
import type { Role } from '@ayana/contracts/identity';
import type { DocumentKind, CaseDocument, RecordAccessesPage } from '@ayana/contracts/journey';
import { PDFDocument } from 'pdf-lib';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { unzip } from '../../../platform/files/testing/unzip.js';
import { PDF, PNG, uploadsOf } from '../../../platform/files/testing/uploads.js';
import { caseOf } from '../../journeys/testing/papers.js';

let api: TestApi;
let cases: ReturnType<typeof caseOf>;
let journey: string;
beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
  journey = await cases.journey();
});
afterAll(() => api.close());

async function add(kind: DocumentKind, name: string, type: string, body: Buffer, status?: 'checked'): Promise<string> {
  const upload_id = await uploadsOf(api).whole(name, type, body);
  const paper = await api.call<CaseDocument>('POST', '/documents', {
    as: 'patient',
    body: { journey_id: journey, kind, upload_id },
  });
  if (status !== undefined)
    await api.call('PATCH', `/documents/${paper.body.id}`, { as: 'ayana_staff', body: { status } });
  return paper.body.id;
}

async function bytesOf(path: string, as: Role): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const response = await fetch(`${api.url}/api/patient-journeys/${journey}/${path}`, {
    headers: { authorization: `Bearer ${await api.signIn(as)}` },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}
const openings = async () =>
  (await api.call<RecordAccessesPage>('GET', `/record-accesses?journey_id=${journey}`, { as: 'patient' })).body.items;

async function pdfWith(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage([300, 400]).drawText(`Page ${page + 1}`);
  return Buffer.from(await pdf.save());
}

test('the record pack has the checked papers after its own pages; what cannot be bound is listed only', async () => {
  await api.database.rows(`update users set name = 'নাদিয়া রহমান (Nadia)' where id = $1`, [await cases.userId('patient')]);
  await add('report', 'تقرير طبي كامل.pdf', 'application/pdf', await pdfWith(3), 'checked');
  await add('imaging', 'scan.png', 'image/png', PNG, 'checked');
  await add('laboratory_result', 'broken.pdf', 'application/pdf', PDF.subarray(0, 30), 'checked');
  await add('other', 'note.txt', 'text/plain', Buffer.from('No allergies'), 'checked');
  await add('passport', 'passport.pdf', 'application/pdf', await pdfWith(2));
  const { status, headers, bytes } = await bytesOf('record-pack', 'patient');
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  if (process.env['PACK_PREVIEW'] !== undefined) writeFileSync(process.env['PACK_PREVIEW'], bytes);
  const pdf = await PDFDocument.load(bytes);
  const sizes = pdf.getPages().map((page) => Math.round(page.getWidth()));
  // Cover, stages, health, papers; three pages of the report; the picture.
  expect(sizes).toEqual([595, 595, 595, 595, 300, 300, 300, 595]);
  await bytesOf('record-pack?print=true', 'ayana_staff');
  expect((await openings()).slice(0, 2).map(({ what, part, role }) => [what, part, role])).toEqual([
    ['printed', 'record_pack', 'ayana_staff'],
    ['downloaded', 'record_pack', 'patient'],
  ]);
});

test('the export is a ZIP of what the patient sees, with every file as it was sent, and it is written down', async () => {
  await api.database.add('journey_entries', { journey_id: journey, visibility: 'internal', text: 'For staff only' });
  const [treatment] = await api.database.rows<{ id: string }>('select id from treatments where is_active limit 1');
  const { body: request } = await api.call<{ id: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: treatment?.id, patient_notes: 'My knee' },
  });
  await api.call('PATCH', `/treatment-requests/${request.id}`, {
    as: 'ayana_staff',
    body: { admin_notes: 'Our note' },
  });
  await api.database.rows(
    `insert into consent_entries (id, user_id, at, subject, topic, given, source)
     values (gen_random_uuid(), $1, now(), 'newsletter', 'treatments', true, 'account')`,
    [await cases.userId('patient')],
  );
  await api.database.rows(
    `insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, journey_id, created_at)
     values (gen_random_uuid(), 'video_consultation', 'Nadia', 'nadia@people.example', current_date, '10:00 AM', 'Second opinion', $1, now())`,
    [journey],
  );
  const { status, headers, bytes } = await bytesOf('export', 'patient');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = await unzip(bytes);
  const json = (name: string) => JSON.parse(String(files.get(`${name}.json`))) as Record<string, unknown>[];
  expect(json('documents').map(({ kind }) => kind)).toEqual([
    'report',
    'imaging',
    'laboratory_result',
    'other',
    'passport',
  ]);
  expect(json('record_accesses').at(-1)).toMatchObject({ what: 'exported' });
  expect(json('account')[0]).not.toHaveProperty('password_hash');
  expect(String(files.get('timeline.json'))).not.toContain('For staff only');
  expect([...files.keys()].filter((name) => name.endsWith('.json')).toSorted()).toEqual(
    [
      'account',
      'admissions',
      'appointments',
      'assignments',
      'bills',
      'case_payments',
      'check_ins',
      'companions',
      'consents',
      'consultation_attendances',
      'consultation_notes',
      'details',
      'discharge_summaries',
      'documents',
      'form_c_filings',
      'health_summaries',
      'journey',
      'laboratory_orders',
      'messages',
      'notifications',
      'opinions',
      'paper_requests',
      'prescriptions',
      'quotes',
      'record_accesses',
      'record_grants',
      'tasks',
      'timeline',
      'travel_legs',
      'treatment_requests',
      'visa_applications',
      'visa_letters',
      'visa_periods',
    ].map((name) => `${name}.json`),
  );
  expect(json('treatment_requests')).toMatchObject([{ request: { patient_notes: 'My knee' } }]);
  expect(String(files.get('treatment_requests.json'))).not.toContain('Our note');
  expect(json('consents')).toMatchObject([{ subject: 'newsletter', topic: 'treatments', given: true }]);
  expect(json('appointments')).toMatchObject([{ reason: 'Second opinion' }]);
  expect(files.get('files/002-imaging-scan.png')).toEqual(PNG);
  expect(String(files.get('files/004-other-note.txt'))).toBe('No allergies');
});

/** A small PDF whose tree of pages has ten billion leaves: counting them does not end. */
function endlessPdf(): Buffer {
  const levels = Array.from({ length: 10 }, (_, level) => level + 2);
  const nodes = levels.map((id) => `${id} 0 obj<</Type/Pages/Count 10/Kids[${`${id + 1} 0 R `.repeat(10)}]>>endobj`);
  const leaf = '12 0 obj<</Type/Page/MediaBox[0 0 10 10]>>endobj';
  const parts = ['%PDF-1.4', '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj', ...nodes, leaf];
  return Buffer.from(`${parts.join('\n')}\ntrailer<</Root 1 0 R/Size 13>>\n%%EOF\n`);
}

test('a paper that does not end is a line of the pack, and the next pack is made as before', async () => {
  journey = await cases.journey();
  await add('report', 'report.pdf', 'application/pdf', await pdfWith(2), 'checked');
  await add('imaging', 'endless.pdf', 'application/pdf', endlessPdf(), 'checked');
  await add('follow_up', 'follow-up.pdf', 'application/pdf', await pdfWith(1), 'checked');
  const [first, second] = await Promise.all([bytesOf('record-pack', 'patient'), bytesOf('record-pack', 'ayana_staff')]);
  for (const { status, bytes } of [first, second]) {
    const sizes = (await PDFDocument.load(bytes)).getPages().map((page) => Math.round(page.getWidth()));
    expect([status, sizes]).toEqual([200, [595, 595, 595, 595, 300, 300, 300]]);
  }
});

test('both are for nobody else; the export is for the patient alone', async () => {
  const doctor = await cases.userId('doctor');
  await cases.assign(journey, 'opinion', { user: doctor });
  const before = (await openings()).length;
  for (const path of ['record-pack', 'export'])
    for (const as of ['doctor', 'unverified_user', 'partner/hospital'] as const)
      expect([path, as, (await bytesOf(path, as)).status]).toEqual([path, as, 404]);
  expect((await bytesOf('export', 'ayana_staff')).status).toBe(404);
  expect(await openings()).toHaveLength(before);
});
