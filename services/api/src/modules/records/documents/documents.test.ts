import type { Role } from '@ayana/contracts/identity';
import type { DocumentKind, CaseDocument, CaseDocuments, PapersToCheckPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { PDF, pdfOf, PNG, uploadsOf } from '../../../platform/files/testing/uploads.js';
import { caseOf } from '../../journeys/testing/papers.js';

type Paper = CaseDocument & Pick<Problem, 'code' | 'detail' | 'errors'>;

let api: TestApi;
let cases: ReturnType<typeof caseOf>;
let uploads: ReturnType<typeof uploadsOf>;
let journey: string;
beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
  uploads = uploadsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  journey = await cases.journey();
});

const add = async (kind: DocumentKind, as: Role = 'patient', more: object = {}) => {
  const upload_id = await uploads.whole('scan.pdf', 'application/pdf', PDF, as);
  return api.call<Paper>('POST', '/documents', { as, body: { journey_id: journey, kind, upload_id, ...more } });
};
/** The papers sent for this journey alone: those of the person's other journeys are listed with them (one-record.test.ts). */
const ofJourney = <Answer extends { body: CaseDocuments }>(answer: Answer): Answer => {
  const items = answer.body.items.filter(({ journey_id }) => journey_id === journey);
  return { ...answer, body: { ...answer.body, items } };
};
const list = async (as: Role = 'patient') =>
  ofJourney(await api.call<CaseDocuments>('GET', `/documents?journey_id=${journey}`, { as }));
const change = (id: string, body: object, as: Role = 'ayana_staff', headers: Record<string, string> = {}) =>
  api.call<Paper>('PATCH', `/documents/${id}`, { as, body, headers });
const want = async (kind: DocumentKind, reason: string, key?: string) => {
  const answer = await api.call<CaseDocuments>('POST', '/documents/wanted', {
    as: 'ayana_staff',
    body: { journey_id: journey, kind, reason },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
  return answer.status === 201 ? ofJourney(answer) : answer;
};

async function sendForm(
  fields: Record<string, string>,
  file?: { name: string; type: string; body: Buffer },
  as: Role = 'patient',
  key?: string,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file !== undefined) form.set('file', new Blob([new Uint8Array(file.body)], { type: file.type }), file.name);
  const response = await fetch(`${api.url}/api/documents`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await api.signIn(as)}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Paper };
}

describe('a paper', () => {
  test('is added from a finished upload, once however often it is sent, and staff see it', async () => {
    const upload_id = await uploads.whole('Befund Müller.pdf', 'application/pdf', PDF);
    const send = () =>
      api.call<Paper>('POST', '/documents', {
        as: 'patient',
        body: { journey_id: journey, kind: 'report', upload_id },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      file_name: 'Befund Müller.pdf',
      media_type: 'application/pdf',
      size: PDF.length,
      status: 'uploaded',
      uploaded_by: { name: 'Demo patient' },
    });
    for (const as of ['patient', 'ayana_staff'] as const) {
      const { body, headers } = await list(as);
      expect(body.items.map(({ kind, status }) => [kind, status])).toEqual([['report', 'uploaded']]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const entries = await api.database.rows(`select event, to_state, text from journey_entries where journey_id = $1`, [
      journey,
    ]);
    expect(entries.at(-1)).toEqual({ event: 'paper_uploaded', to_state: 'report', text: null });
  });

  test('is added by a form with its file', async () => {
    const file = { name: 'পাসপোর্ট.png', type: 'image/png', body: PNG };
    const { status, body } = await sendForm({ journey_id: journey, kind: 'passport' }, file);
    expect([status, body]).toMatchObject([
      201,
      { file_name: 'পাসপোর্ট.png', media_type: 'image/png', size: PNG.length, status: 'uploaded' },
    ]);
    const whole = await sendForm(
      { journey_id: journey, kind: 'imaging' },
      { name: 'a.pdf', type: 'application/pdf', body: pdfOf(10 * 1024 * 1024) },
    );
    expect([whole.status, whole.body.size]).toEqual([201, 10 * 1024 * 1024]);
  });

  test.each([
    [
      'too large',
      { name: 'scan.pdf', type: 'application/pdf', body: pdfOf(10 * 1024 * 1024 + 1) },
      413,
      'File size exceeds 10MB limit',
    ],
    [
      'of another type',
      { name: 'page.html', type: 'text/html', body: Buffer.from('<p>') },
      422,
      'File type not allowed',
    ],
    [
      'misnamed',
      { name: 'virus.exe', type: 'application/pdf', body: PDF },
      422,
      'File extension does not match file type',
    ],
    [
      'another type inside',
      { name: 'scan.pdf', type: 'application/pdf', body: PNG },
      422,
      'File extension does not match file type',
    ],
    [
      'a program inside',
      { name: 'scan.pdf', type: 'application/pdf', body: Buffer.from(`MZ${'\0'.repeat(200)}`) },
      422,
      'File type not allowed',
    ],
    ['empty', { name: 'scan.pdf', type: 'application/pdf', body: Buffer.alloc(0) }, 422, 'This file is empty.'],
    ['not there', undefined, 422, 'Please choose a file.'],
  ])('whose file is %s is refused, and nothing is left', async (_what, file, status, detail) => {
    const answer = await sendForm({ journey_id: journey, kind: 'report' }, file);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect((await list()).body.items).toEqual([]);
    expect(await api.database.rows('select id from uploads')).toEqual([]);
  });

  test('with a wrong field is refused by its name, as a form and as JSON', async () => {
    const file = { name: 'scan.pdf', type: 'application/pdf', body: PDF };
    const asForm = await sendForm({ journey_id: journey, kind: 'novel' }, file);
    expect([asForm.status, asForm.body.errors?.map(({ field }) => field)]).toEqual([422, ['kind']]);
    expect(
      refusedFieldsOf(await api.call('POST', '/documents', { as: 'patient', body: { journey_id: journey } })),
    ).toEqual(['kind', 'upload_id']);
    const other = await uploads.whole('scan.pdf', 'application/pdf', PDF, 'doctor');
    const body = { journey_id: journey, kind: 'report', upload_id: other };
    expect(refusedFieldsOf(await api.call('POST', '/documents', { as: 'patient', body }))).toEqual(['upload_id']);
  });

  test('is added once from a form that is sent again with its key, and once for each key', async () => {
    const file = { name: 'again.pdf', type: 'application/pdf', body: PDF };
    const fields = { journey_id: journey, kind: 'receipt' };
    const [first, second] = [
      await sendForm(fields, file, 'patient', 'one'),
      await sendForm(fields, file, 'patient', 'one'),
    ];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await sendForm(fields, file, 'patient', 'two')).body.id).not.toBe(first.body.id);
    const other = await sendForm(fields, file, 'ayana_staff', 'one');
    expect([other.status, other.body.id === first.body.id]).toEqual([201, false]);
  });

  test('is refused while the form with its key is on its way, and added once', async () => {
    const boundary = 'x';
    const head = [
      `--${boundary}\r\nContent-Disposition: form-data; name="journey_id"\r\n\r\n${journey}\r\n`,
      `--${boundary}\r\nContent-Disposition: form-data; name="kind"\r\n\r\nreceipt\r\n`,
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
    ].join('');
    let goOn: () => void = () => undefined;
    const waits = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new Uint8Array(Buffer.concat([Buffer.from(head), PDF.subarray(0, 20)])));
        await waits;
        controller.enqueue(new Uint8Array(Buffer.concat([PDF.subarray(20), Buffer.from(`\r\n--${boundary}--\r\n`)])));
        controller.close();
      },
    });
    const first = fetch(`${api.url}/api/documents`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await api.signIn('patient')}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'idempotency-key': 'slow',
      },
      body: slow,
      duplex: 'half',
    });
    await eventually(async () => {
      const rows = await api.database.rows(`select 1 from uploads where file_name = 'slow.pdf'`);
      return rows.length === 1;
    });
    const fields = { journey_id: journey, kind: 'receipt' };
    const file = { name: 'slow.pdf', type: 'application/pdf', body: PDF };
    const second = await sendForm(fields, file, 'patient', 'slow');
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_key_reused']);
    goOn();
    const { id } = (await (await first).json()) as Paper;
    expect((await sendForm(fields, file, 'patient', 'slow')).body.id).toBe(id);
    expect((await list()).body.items.map((paper) => paper.id)).toEqual([id]);
  });

  test('as JSON with a key gets the first answer again, and its key is for nothing else', async () => {
    const [one, other] = [
      await uploads.whole('one.pdf', 'application/pdf', PDF),
      await uploads.whole('other.pdf', 'application/pdf', PDF),
    ];
    const send = (upload_id: string) =>
      api.call<Paper>('POST', '/documents', {
        as: 'patient',
        body: { journey_id: journey, kind: 'receipt', upload_id },
        headers: { 'idempotency-key': 'json' },
      });
    const first = await send(one);
    await change(first.body.id, { status: 'checked' });
    const again = await send(one);
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text]);
    const reused = await send(other);
    expect([reused.status, reused.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await list()).body.items).toHaveLength(1);
  });

  test('as a form that ends too early is refused as one that cannot be read', async () => {
    for (const body of ['{"journey_id":1}', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"']) {
      const answer = await fetch(`${api.url}/api/documents`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${await api.signIn('patient')}`,
          'content-type': 'multipart/form-data; boundary=x',
        },
        body,
      });
      expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([400, 'malformed_request']);
    }
  });

  test('as a form of any other route is refused', async () => {
    const answer = await fetch(`${api.url}/api/treatment-requests`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.signIn('patient')}` },
      body: new FormData(),
    });
    expect(answer.status).toBe(415);
  });
});

describe('what is wanted', () => {
  test('is listed first with its reason, the patient is notified in their language, and the next paper of its kind fills it', async () => {
    await api.database.rows(`update users set language = 'en-xa' where id = $1`, [await cases.userId('patient')]);
    const { status, body } = await want('report', 'The surgeon needs your last MRI report.', `want-${journey}`);
    await want('report', 'The surgeon needs your last MRI report.', `want-${journey}`);
    await api.database.rows(`update users set language = 'en' where id = $1`, [await cases.userId('patient')]);
    expect([status, body.items]).toMatchObject([201, [{ kind: 'report', status: 'wanted', file_name: null }]]);
    const notes = await api.database.rows<{ title: string; message: string; metadata: object }>(
      `select title, message, metadata from patient_notifications where journey_id = $1`,
      [journey],
    );
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({
      message: 'The surgeon needs your last MRI report.',
      metadata: { path: `/patient-portal/documents?journey=${journey}` },
    });
    const sent = await add('report');
    expect([sent.body.id, sent.body.reason]).toEqual([body.items[0]?.id, 'The surgeon needs your last MRI report.']);
    expect((await list()).body.items.map(({ status: state }) => state)).toEqual(['uploaded']);
  });

  test('is taken back by staff only', async () => {
    const [paper] = (await want('photo', 'For the visa.')).body.items;
    expect((await api.call('DELETE', `/documents/${paper?.id}`, { as: 'patient' })).status).toBe(403);
    expect((await api.call('DELETE', `/documents/${paper?.id}`, { as: 'ayana_staff' })).status).toBe(204);
    expect((await list()).body.items).toEqual([]);
  });
});

describe('what the patient is to send is a task', () => {
  const tasks = async () =>
    (
      await api.call<{ items: { title: string; due_at: string | null; status: string; subject_id: string | null }[] }>(
        'GET',
        `/journey-tasks?journey_id=${journey}&owner_kind=patient`,
        { as: 'patient' },
      )
    ).body.items.map(({ title, due_at, status }) => [title, due_at, status]);
  const due_at = '2099-12-01T12:30:00.000Z';

  test('with its day, until it has come; a refused paper is one again', async () => {
    const past = await api.call('POST', '/documents/wanted', {
      as: 'ayana_staff',
      body: { journey_id: journey, kind: 'passport', reason: 'For the visa.', due_at: '2020-01-01T00:00:00Z' },
    });
    expect(refusedFieldsOf(past)).toEqual(['due_at']);
    const { body } = await api.call<CaseDocuments>('POST', '/documents/wanted', {
      as: 'ayana_staff',
      body: { journey_id: journey, kind: 'passport', reason: 'For the visa.', due_at },
    });
    expect(body.items[0]).toMatchObject({ kind: 'passport', status: 'wanted', due_at });
    expect(await tasks()).toEqual([['Please send: Passport', due_at, 'open']]);

    const { body: first } = await add('passport');
    expect(first.due_at).toBeNull();
    expect(await tasks()).toEqual([['Please send: Passport', due_at, 'done']]);
    await change(first.id, { status: 'refused', refused_reason: 'Cut off.' });
    expect(await tasks()).toContainEqual(['Please send again: Passport', null, 'open']);
    const { body: second } = await add('passport', 'patient', { document_id: first.id });
    expect(await tasks()).toContainEqual(['Please send again: Passport', null, 'done']);

    await api.call('DELETE', `/documents/${second.id}`, { as: 'patient' });
    expect((await list()).body.items[0]).toMatchObject({ status: 'wanted', due_at: null });
  });

  test('the task to send the records is done with the last of them', async () => {
    await want('report', 'For the surgeon.');
    await want('imaging', 'For the surgeon.');
    const given = await api.call<{ id: string }>('POST', '/journey-tasks', {
      as: 'ayana_staff',
      body: {
        journey_id: journey,
        stage_number: 2,
        title: 'Send your records',
        owner_kind: 'patient',
        due_at,
        subject_kind: 'document',
      },
    });
    expect(given.status).toBe(201);
    await api.database.rows(
      `update journey_tasks set status = 'done' where journey_id = $1 and subject_id is not null`,
      [journey],
    );
    expect((await list()).body.items.map((paper) => paper.due_at)).toEqual([due_at, due_at]);
    const isDone = async () =>
      (await tasks()).some(([title, , status]) => title === 'Send your records' && status === 'done');
    await add('report');
    expect(await isDone()).toBe(false);
    await add('imaging');
    expect(await isDone()).toBe(true);
  });

  test('and dropped when the paper is not wanted any more', async () => {
    const { body } = await want('consent', 'Please sign it.');
    await api.call('DELETE', `/documents/${body.items[0]?.id}`, { as: 'ayana_staff' });
    expect(await tasks()).toEqual([['Please send: Consent form', null, 'waived']]);
  });
});

describe('a paper is checked', () => {
  test('and becomes what it is, when it was sent as something else: others see it then', async () => {
    const doctor = await cases.userId('doctor');
    await cases.assign(journey, 'opinion', { user: doctor });
    await api.database.rows(
      `insert into record_grants (id, journey_id, kind, to_user_id, reason, starts_at, created_at)
       values (gen_random_uuid(), $1, 'report', $2, 'For the opinion', now() - interval '1 hour', now())`,
      [journey, doctor],
    );
    const { body: sent } = await add('other');
    expect((await list('doctor')).body.items).toEqual([]);
    expect(refusedFieldsOf(await change(sent.id, { kind: 'letter' }))).toEqual(['kind']);
    expect((await change(sent.id, { kind: 'report' }, 'patient')).status).toBe(403);
    const { status, body } = await change(sent.id, { kind: 'report', status: 'checked' });
    expect([status, body.kind, body.status]).toEqual([200, 'report', 'checked']);
    expect((await list('doctor')).body.items.map(({ id }) => id)).toEqual([sent.id]);
  });

  test('or refused with a reason that the patient reads; the next one takes its place', async () => {
    const { body: first } = await add('passport');
    expect(refusedFieldsOf(await change(first.id, { status: 'refused' }))).toEqual(['refused_reason']);
    const refused = await change(first.id, { status: 'refused', refused_reason: 'The photo page is cut off.' });
    expect([refused.status, refused.body.status]).toEqual([200, 'refused']);
    const [note] = await api.database.rows<{ title: string; message: string }>(
      `select title, message from patient_notifications where journey_id = $1`,
      [journey],
    );
    expect(note).toEqual({ title: 'Please send again: Passport', message: 'The photo page is cut off.' });

    const { body: second } = await add('passport', 'patient', { document_id: first.id });
    expect(second.id).not.toBe(first.id);
    expect((await list()).body.items.map(({ id, replaced_by }) => [id, replaced_by])).toEqual([
      [second.id, null],
      [first.id, second.id],
    ]);
    expect((await change(first.id, { status: 'checked' })).body.code).toBe('illegal_transition');
    const checked = await change(second.id, { status: 'checked', expires_on: '2031-05-01' });
    expect(checked.body).toMatchObject({
      status: 'checked',
      expires_on: '2031-05-01',
      checked_by: { name: expect.any(String) },
    });
    // Chosen for the refused one before the second arrived: it is kept beside it.
    const late = await add('passport', 'patient', { document_id: first.id });
    expect([late.status, late.body.status, late.body.replaced_by]).toEqual([201, 'uploaded', null]);
    expect((await list()).body.items.find(({ id }) => id === second.id)).toMatchObject({ replaced_by: null });
    const unknown = await add('passport', 'patient', { document_id: journey });
    expect(refusedFieldsOf(unknown)).toEqual(['document_id']);
  });

  test('two files of one kind on their way at once are two papers, also when the first answers what was asked for', async () => {
    await want('report', 'For the surgeon.');
    const [wanted] = (await list()).body.items;
    const [, named] = [await add('report'), await add('report', 'patient', { document_id: wanted?.id })];
    expect(named.status).toBe(201);
    const { items } = (await list()).body;
    expect(items.map(({ status, replaced_by }) => [status, replaced_by])).toEqual([
      ['uploaded', null],
      ['uploaded', null],
    ]);
  });

  test('by staff only, and not over a colleague’s change', async () => {
    const { body: paper } = await add('report');
    expect((await change(paper.id, { status: 'checked' }, 'patient')).status).toBe(403);
    const read = { 'if-match': `"${paper.version}"` };
    expect((await change(paper.id, { status: 'checked' }, 'ayana_staff', read)).status).toBe(200);
    const stale = await change(paper.id, { status: 'refused', refused_reason: 'Blurred' }, 'ayana_staff', read);
    expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
  });

  test('from a list of all journeys, the oldest first', async () => {
    await add('report');
    await add('imaging');
    const page = async (query: string) =>
      (await api.call<PapersToCheckPage>('GET', `/documents/to-check?${query}`, { as: 'ayana_staff' })).body;
    const { items } = await page('limit=100');
    expect(items.slice(-2).map(({ kind, patient_name }) => [kind, patient_name])).toEqual([
      ['report', 'Demo patient'],
      ['imaging', 'Demo patient'],
    ]);
    const first = await page('limit=1');
    expect((await page(`limit=1&cursor=${first.next_cursor}`)).items[0]?.id).toBe(items[1]?.id);
    expect((await api.call('GET', '/documents/to-check', { as: 'patient' })).status).toBe(403);
  });
});

test('a paper is removed by its sender until it is checked; what was wanted is wanted again, and openings stay written down', async () => {
  await want('report', 'For the surgeon.');
  const { body: paper } = await add('report');
  await api.call('GET', `/documents/${paper.id}/content`, { as: 'ayana_staff' });
  expect((await api.call('DELETE', `/documents/${paper.id}`, { as: 'ayana_staff' })).status).toBe(403);
  expect((await api.call('DELETE', `/documents/${paper.id}`, { as: 'patient' })).status).toBe(204);
  expect((await list()).body.items).toMatchObject([{ kind: 'report', status: 'wanted', reason: 'For the surgeon.' }]);
  expect((await api.call('GET', `/documents/${paper.id}/content`, { as: 'patient' })).status).toBe(404);
  const seen = await api.call<{ items: object[] }>('GET', `/record-accesses?journey_id=${journey}`, { as: 'patient' });
  expect(seen.body.items).toMatchObject([{ what: 'downloaded', document: { kind: 'report', file_name: null } }]);
  const { body: next } = await add('report');
  await change(next.id, { status: 'checked' });
  const kept = await api.call<Problem>('DELETE', `/documents/${next.id}`, { as: 'patient' });
  expect([kept.status, kept.body.code]).toEqual([409, 'illegal_transition']);
});
