import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { eventually } from '../../../../test/support/eventually.js';
import { FilesCleanupJob } from '../../../platform/files/files-cleanup.job.js';
import { PDF, PNG, pdfOf, uploadsOf } from '../../../platform/files/testing/uploads.js';
import { type Desk, deskOf, type Detail, type Item } from '../testing/desk.js';

const UNKNOWN_ID = '01900000-0000-7000-8000-00000000dead';
const HOUR = 3_600_000;

let api: TestApi;
let desk: Desk;
let item: Item;
let uploads: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  uploads = uploadsOf(api);
  item = await desk.published();
});
afterAll(() => api.close());

const asked = async (): Promise<Detail> => (await desk.ask(item)).body;
const add = (id: string, upload_id: string, as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') =>
  desk.post(id, 'papers', { upload_id }, as);
const pdf = (as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') =>
  uploads.whole('scan.pdf', 'application/pdf', PDF, as);
const files = (folder: string): string[] => readdirSync(join(api.config.files.folder ?? '', folder));
const download = (url: string) => fetch(`${api.url}${url}`);
const rowsOf = (id: string) =>
  api.database.rows<{ storage_key: string }>('select storage_key from files where owner_id = $1', [id]);

async function linkOf(request: string, paper: string, as: 'patient' | 'ayana_staff' | 'doctor' = 'patient') {
  return api.call<{ url: string } & Partial<Problem>>('GET', `/service-requests/${request}/papers/${paper}/link`, {
    as,
  });
}

describe('a paper', () => {
  test('is added by the one who asked, and everyone who sees the request downloads it', async () => {
    const { id, number } = await asked();
    const upload = await uploads.whole('Befund Müller.pdf', 'application/pdf', pdfOf(200_000));
    const { status, body } = await add(id, upload);
    expect([status, body.papers]).toMatchObject([
      201,
      [{ id: upload, file_name: 'Befund Müller.pdf', media_type: 'application/pdf', size: 200_000 }],
    ]);
    expect(body.papers[0]?.added_by?.name).toBe('Demo patient');
    expect(body.entries.at(-1)).toMatchObject({
      event: 'paper_added',
      text: 'Befund Müller.pdf',
      visibility: 'public',
    });
    const [audit] = await api.database.rows<{ details: object }>(
      `select details from audit_entries where details->>'paper_added' = $1`,
      [upload],
    );
    expect(JSON.stringify(audit)).not.toContain('Müller');
    expect(audit?.details).toMatchObject({ id, number: Number(number.slice(3)) });

    const { body: link } = await linkOf(id, upload, 'ayana_staff');
    const file = await download(link.url);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Befund M?ller.pdf"; filename*=UTF-8''Befund%20M%C3%BCller.pdf`,
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(pdfOf(200_000));
  });

  test('that is sent twice, also at once, is added once', async () => {
    const { id } = await asked();
    const upload = await pdf();
    const answers = await Promise.all([add(id, upload), add(id, upload), add(id, upload)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    const { body } = await add(id, upload);
    expect([body.papers.length, body.entries.filter(({ event }) => event === 'paper_added').length]).toEqual([1, 1]);
    const other = await asked();
    expect(refusedFieldsOf(await add(other.id, upload))).toEqual(['upload_id']);
    await eventually(async () => !files('unfinished').some((name) => name.startsWith(upload)));
  });

  test.each([
    ['a picture', 'scan.pdf', 'application/pdf', PNG, 'File extension does not match file type'],
    ['a program', 'scan.pdf', 'application/pdf', Buffer.from(`MZ${'\0'.repeat(200)}`), 'File type not allowed'],
    ['no text', 'note.txt', 'text/plain', Buffer.from('Hello\0'), 'File extension does not match file type'],
  ])('that is %s inside is refused, and leaves nothing', async (_what, name, type, content, message) => {
    const { id } = await asked();
    const stored = files('stored').length;
    const answer = await add(id, await uploads.whole(name, type, content));
    expect([answer.status, (answer.body as unknown as Problem).detail]).toEqual([422, message]);
    expect([await rowsOf(id), files('stored').length]).toEqual([[], stored]);
  });

  test('is refused while it is not complete, when it is another user’s, and when there is none', async () => {
    const { id } = await asked();
    const { location } = await uploads.begin('scan.pdf', 'application/pdf', PDF.length);
    await uploads.part(location ?? '', 0, PDF.subarray(0, 10));
    for (const upload of [location?.slice(-36) ?? '', await pdf('ayana_staff'), UNKNOWN_ID])
      expect(refusedFieldsOf(await add(id, upload))).toEqual(['upload_id']);
  });

  test('is refused on a request that is closed, and leaves nothing', async () => {
    const { id } = await asked();
    await desk.move(id, 'cancel', {}, 'patient');
    const stored = files('stored').length;
    expect((await add(id, await pdf())).status).toBe(409);
    expect([files('stored').length, (await desk.detail(id)).body.may_add_papers]).toEqual([stored, false]);
  });

  test('is removed by staff only, with its bytes', async () => {
    const { id } = await asked();
    const upload = await pdf();
    await add(id, upload);
    const [row] = await rowsOf(id);
    const { body: link } = await linkOf(id, upload);
    const remove = (as: 'patient' | 'ayana_staff') =>
      api.call<Detail>('DELETE', `/service-requests/${id}/papers/${upload}`, { as });
    expect((await remove('patient')).status).toBe(403);
    const { body } = await remove('ayana_staff');
    expect([body.papers, body.entries.at(-1)]).toMatchObject([[], { event: 'paper_removed', text: 'scan.pdf' }]);
    expect((await remove('ayana_staff')).status).toBe(404);
    await eventually(async () => !files('stored').includes(row?.storage_key ?? ''));
    expect((await download(link.url)).status).toBe(404);
  });

  test('of another’s request is neither seen nor added to', async () => {
    const { id } = await asked();
    const upload = await pdf();
    await add(id, upload);
    expect((await linkOf(id, upload, 'doctor')).status).toBe(404);
    expect((await add(id, await pdf('doctor'), 'doctor')).status).toBe(404);
    const own = (await desk.ask(item, {}, 'doctor')).body;
    expect((await linkOf(own.id, upload, 'doctor')).status).toBe(404);
  });
});

describe('a link', () => {
  test('opens its own file, for a minute', async () => {
    const { id } = await asked();
    const [one, other] = [await pdf(), await pdf()];
    for (const each of [one, other]) await add(id, each);
    const { url } = (await linkOf(id, one)).body;
    expect((await download(url.replace(one, other))).status).toBe(410);
    expect((await download(url.replace(/token=\d+/, `token=${Date.now() + 1_000_000_000}`))).status).toBe(410);
    expect((await download(url)).status).toBe(200);
    await atTime(api, new Date(Date.now() + 61_000), async () => expect((await download(url)).status).toBe(410));
  });
});

describe('a new request', () => {
  test('has the papers that were uploaded for it', async () => {
    const papers = [await pdf(), await uploads.whole('photo.png', 'image/png', PNG)];
    const { status, body } = await desk.ask(item, { papers });
    expect([status, body.papers.map(({ file_name }) => file_name)]).toEqual([201, ['scan.pdf', 'photo.png']]);
    expect(body.entries.map(({ event }) => event)).toEqual(['asked', 'paper_added', 'paper_added']);
  });

  test('with a paper that is refused is not made, and its other papers can be sent again', async () => {
    const good = await pdf();
    const bad = await uploads.whole('photo.png', 'image/png', PDF);
    const answer = await desk.ask(item, { papers: [good, bad] });
    expect(refusedFieldsOf(answer)).toEqual(['papers.1']);
    expect((await desk.ask(item, { papers: [good] })).status).toBe(201);
  });
});

test('a job removes what nothing refers to, and nothing else', async () => {
  const { id } = await asked();
  await add(id, await pdf());
  const [kept] = await rowsOf(id);
  const { location } = await uploads.begin('scan.pdf', 'application/pdf', PDF.length);
  const unused = await pdf();
  const clean = (later: number) =>
    atTime(api, new Date(Date.now() + later), () => api.app.get(FilesCleanupJob, { strict: false }).run());
  await clean(23 * HOUR);
  expect(files('unfinished')).toEqual(expect.arrayContaining([unused, location?.slice(-36)]));
  // A copy whose transaction failed.
  await api.database.rows('delete from files where owner_id <> $1', [id]);
  await clean(25 * HOUR);
  expect([files('unfinished'), files('stored')]).toEqual([[], [kept?.storage_key]]);
  expect(await api.database.rows('select id from uploads')).toEqual([]);
  expect(readFileSync(join(api.config.files.folder ?? '', 'stored', kept?.storage_key ?? ''))).toEqual(PDF);
});
