import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FormAnswer } from '@ayana/contracts/forms';
import type { CaseDocuments } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { FORM_SECRET_HEADER } from '@ayana/contracts/rules';
import {
  atTime,
  type CallOptions,
  emailOf,
  refusedFieldsOf,
  startApi,
  type TestApi,
} from '../../../test/support/api.js';
import { FilesCleanupJob } from '../../platform/files/files-cleanup.job.js';
import { formUploadsOf, idOfUpload, PDF, pdfOf, PNG, uploadsOf } from '../../platform/files/testing/uploads.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { consultationForm, videoConsultationForm } from './consultation.factory.js';

const MB = 1024 * 1024;
const PDF_TYPE = 'application/pdf';
const FREE = '/functions/consultation-form';
const VIDEO = '/functions/video-consultation-request';
const CONTACT = '/functions/contact-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const newSecret = (): string => randomBytes(24).toString('base64url');
const send = <T = FormAnswer & { id: string }>(
  path: string,
  body: object,
  secret: string,
  { headers, ...options }: CallOptions = {},
) => api.call<T>('POST', path, { ...options, body, headers: { ...headers, [FORM_SECRET_HEADER]: secret } });
const uploadsLeft = async (): Promise<string[]> =>
  (await api.database.rows<{ id: string }>('select id from uploads')).map(({ id }) => id);
const bytesOf = (folder: string): string[] => {
  const names = readdirSync(join(api.config.files.folder ?? '', folder), { recursive: true });
  return names.map(String);
};
async function papersOf(itemId: string): Promise<CaseDocuments['items']> {
  const [row] = await api.database.rows<{ id: string }>('select id from cases where inbox_item_id = $1', [itemId]);
  const { body } = await api.call<CaseDocuments>('GET', `/documents?journey_id=${row?.id}`, { as: 'ayana_staff' });
  return body.items;
}

describe('the files of a form', () => {
  test.each([
    [FREE, consultationForm()],
    [VIDEO, videoConsultationForm()],
    // It names no treatment and no illness: that it has a report makes it a case.
    [CONTACT, contactForm({ interested_procedure: undefined, additional_info: 'Please see attached.' })],
  ])('sent to %s are papers of its case that wait to be checked', async (path, form) => {
    const secret = newSecret();
    const uploads = formUploadsOf(api, secret);
    const upload_ids = [await uploads.whole(), await uploads.whole('knee.png', 'image/png', PNG)];
    const { status, body } = await send(path, { ...form, upload_ids }, secret);
    expect([status, body]).toEqual([201, expect.objectContaining({ case_number: expect.any(String) })]);
    const { email } = form;
    expect(await papersOf(body.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ file_name: 'report.pdf', kind: 'report', status: 'uploaded', from_address: email }),
        expect.objectContaining({ file_name: 'knee.png', kind: 'report', status: 'uploaded', uploaded_by: null }),
      ]),
    );
    expect(await uploadsLeft()).not.toEqual(expect.arrayContaining([upload_ids[0]]));
  });

  test('sent by an account whose address is confirmed are its own', async () => {
    const secret = newSecret();
    const upload_ids = [await formUploadsOf(api, secret).whole()];
    const form = consultationForm({ email: emailOf('patient'), upload_ids });
    const { body } = await send(FREE, form, secret, { as: 'patient' });
    expect(await papersOf(body.id)).toEqual([
      expect.objectContaining({ from_address: null, uploaded_by: expect.objectContaining({ name: 'Demo patient' }) }),
    ]);
  });

  test('are added once when the form is sent again after a lost answer', async () => {
    const secret = newSecret();
    const form = consultationForm({ upload_ids: [await formUploadsOf(api, secret).whole()] });
    const headers = { 'idempotency-key': newSecret() };
    const first = await send(FREE, form, secret, { headers });
    const second = await send(FREE, form, secret, { headers });
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await papersOf(first.body.id)).toHaveLength(1);
    // Another form cannot have them as well.
    expect(refusedFieldsOf(await send<Problem>(FREE, form, secret))).toEqual(['upload_ids']);
  });

  test('stay for another try when the form is refused', async () => {
    const secret = newSecret();
    const uploads = formUploadsOf(api, secret);
    const id = await uploads.whole();
    const refused = await send<Problem>(
      FREE,
      consultationForm({ upload_ids: [id], preferred_date: '2020-01-01' }),
      secret,
    );
    expect(refusedFieldsOf(refused)).toEqual(['preferred_date']);
    expect((await uploads.progress(id)).status).toBe(200);
    expect((await send(FREE, consultationForm({ upload_ids: [id] }), secret)).status).toBe(201);
  });

  test('of a test are removed', async () => {
    const secret = newSecret();
    const id = await formUploadsOf(api, secret).whole();
    const stored = bytesOf('stored').length;
    const marked = { as: 'ayana_staff', headers: { 'x-ayana-test': '1' } } as const;
    expect((await send(FREE, consultationForm({ upload_ids: [id] }), secret, marked)).status).toBe(201);
    expect(await uploadsLeft()).not.toContain(id);
    const removed = bytesOf('stored').length;
    expect(removed).toBeLessThanOrEqual(stored);
  });
});

describe('a form is refused', () => {
  test('with files of another form, of a user, or without its secret', async () => {
    const [secret, other] = [newSecret(), newSecret()];
    const id = await formUploadsOf(api, secret).whole();
    const ofUser = await uploadsOf(api).whole('scan.pdf', PDF_TYPE, PDF);
    for (const [sent, upload_id] of [
      [other, id],
      ['', id],
      [secret, ofUser],
    ] as const) {
      const answer = await send<Problem>(FREE, consultationForm({ upload_ids: [upload_id] }), sent);
      expect(refusedFieldsOf(answer)).toEqual(['upload_ids']);
    }
    expect(await uploadsLeft()).toEqual(expect.arrayContaining([id, ofUser]));
  });

  test('with a file that is gone, not whole, or not what it says, which the answer names', async () => {
    const secret = newSecret();
    const uploads = formUploadsOf(api, secret);
    const right = await uploads.whole();
    const begun = idOfUpload((await uploads.begin('half.pdf', PDF_TYPE, 100)).headers.get('location') ?? '');
    const wrong = await uploads.whole('knee.pdf', PDF_TYPE, PNG);
    const text = await uploads.whole('notes.txt', 'text/plain', Buffer.from([116, 0, 120, 0]));
    for (const [id, message] of [
      [begun, /^half\.pdf: .*has not arrived/],
      [wrong, /^knee\.pdf: File extension does not match/],
      [text, /^notes\.txt: File extension does not match/],
      [randomUUID(), /^File 2 of the list is no longer here/],
    ] as const) {
      const answer = await send<Problem>(FREE, consultationForm({ upload_ids: [right, id] }), secret);
      expect(answer.body.errors).toEqual([{ field: 'upload_ids', message: expect.stringMatching(message) }]);
    }
    // Those that are right wait for another try.
    expect((await send(FREE, consultationForm({ upload_ids: [right] }), secret)).status).toBe(201);
  });

  test('with more than ten files', async () => {
    const upload_ids = Array.from({ length: 11 }, () => randomUUID());
    expect(refusedFieldsOf(await send<Problem>(FREE, consultationForm({ upload_ids }), newSecret()))).toEqual([
      'upload_ids',
    ]);
  });
});

describe('an upload of a visitor', () => {
  test('has an address of its own, and is nobody else’s', async () => {
    const uploads = formUploadsOf(api, newSecret());
    const { status, headers } = await uploads.begin('a.pdf', PDF_TYPE, PDF.length);
    expect([status, headers.get('location')]).toEqual([
      201,
      expect.stringMatching(/^\/api\/form-uploads\/[0-9a-f-]{36}$/),
    ]);
    const id = idOfUpload(headers.get('location') ?? '');
    for (const others of [formUploadsOf(api, newSecret()), formUploadsOf(api, '')]) {
      expect((await others.progress(id)).status).toBe(404);
      expect(await others.part(id, 0, PDF)).toBe(404);
      expect((await others.cancel(id)).status).toBe(404);
    }
    expect((await uploadsOf(api).progress(`/api/uploads/${id}`)).status).toBe(404);
    expect(await uploads.part(id, 0, PDF.subarray(0, 20))).toBe(204);
    expect((await uploads.progress(id)).headers.get('upload-offset')).toBe('20');
    expect((await uploads.cancel(id)).status).toBe(204);
    expect((await uploads.progress(id)).status).toBe(404);
  });

  test('needs a secret of its form, and the rules of every file', async () => {
    expect((await formUploadsOf(api, 'short').begin('a.pdf', PDF_TYPE, 10)).status).toBe(400);
    const uploads = formUploadsOf(api, newSecret());
    expect((await uploads.begin('a.exe', 'application/x-msdownload', 10)).status).toBe(422);
    expect((await uploads.begin('a.pdf', PDF_TYPE, 10 * MB + 1)).status).toBe(413);
  });

  test('is one of ten, and they have 30 MB together', async () => {
    const many = formUploadsOf(api, newSecret());
    const begun = await Promise.all(Array.from({ length: 12 }, () => many.begin('a.pdf', PDF_TYPE, 10)));
    expect(begun.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(201), 422, 422]);
    const large = formUploadsOf(api, newSecret());
    for (let count = 0; count < 3; count += 1) expect((await large.begin('a.pdf', PDF_TYPE, 10 * MB)).status).toBe(201);
    const refused = await large.begin('a.pdf', PDF_TYPE, 1);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('30 MB')]);
  });

  test('counts for its address: 60 MB within an hour, over all forms', async () => {
    const address = '198.51.100.20';
    const begin = (size: number) => formUploadsOf(api, newSecret(), address).begin('a.pdf', PDF_TYPE, size);
    for (let count = 0; count < 6; count += 1) expect((await begin(count === 5 ? 9 * MB : 10 * MB)).status).toBe(201);
    const refused = await begin(2 * MB);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    // What was refused has not counted.
    expect((await begin(MB)).status).toBe(201);
    expect((await formUploadsOf(api, newSecret()).begin('a.pdf', PDF_TYPE, 10 * MB)).status).toBe(201);
  });

  test('that is not sent within an hour is removed with its bytes', async () => {
    const uploads = formUploadsOf(api, newSecret());
    const [id, ofUser] = [
      await uploads.whole('a.pdf', PDF_TYPE, pdfOf(100)),
      await uploadsOf(api).whole('a.pdf', PDF_TYPE, PDF),
    ];
    const job = api.app.get(FilesCleanupJob, { strict: false });
    const after = (minutes: number) => atTime(api, new Date(Date.now() + minutes * 60_000), () => job.endFormUploads());
    await after(59);
    expect(await uploadsLeft()).toContain(id);
    await after(61);
    expect(await uploadsLeft()).toEqual(expect.not.arrayContaining([id]));
    expect(await uploadsLeft()).toContain(ofUser);
    expect(bytesOf('unfinished').filter((name) => name.includes(id))).toEqual([]);
  });
});
