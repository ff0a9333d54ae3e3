import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { PDF, pdfOf, uploadsOf } from './testing/uploads.js';

const MB = 1024 * 1024;
const PDF_TYPE = 'application/pdf';

let api: TestApi;
let uploads: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  api = await startApi();
  uploads = uploadsOf(api);
});
afterAll(() => api.close());

const begun = async (size: number): Promise<string> => (await uploads.begin('scan.pdf', PDF_TYPE, size)).location ?? '';
const unfinished = (): string[] => readdirSync(join(api.config.files.folder ?? '', 'unfinished'));

describe('a new upload', () => {
  test('has an address of its own', async () => {
    const { status, location } = await uploads.begin('scan.pdf', PDF_TYPE, PDF.length);
    expect([status, location]).toEqual([201, expect.stringMatching(/^\/api\/uploads\/[0-9a-f-]{36}$/)]);
  });

  test.each([
    ['scan.pdf', PDF_TYPE, 10 * MB + 1, 413, 'File size exceeds 10MB limit'],
    ['virus.exe', 'application/x-msdownload', 10, 422, 'File type not allowed'],
    ['page.svg', 'image/svg+xml', 10, 422, 'File type not allowed'],
    ['page.html', 'text/html', 10, 422, 'File type not allowed'],
    ['virus.exe', PDF_TYPE, 10, 422, 'File extension does not match file type'],
    ['scan', PDF_TYPE, 10, 422, 'File extension does not match file type'],
    // The mark turns what follows, so that people read “reportexe.pdf”.
    ['report\u202Efdp.exe', PDF_TYPE, 10, 422, 'File extension does not match file type'],
    ['scan.pdf', PDF_TYPE, 0, 422, 'This file is empty.'],
    ['/', PDF_TYPE, 10, 422, 'The file needs a name.'],
  ])('named %j of type %s with %i bytes is answered %i: %s', async (name, type, size, status, detail) => {
    const answer = await uploads.begin(name, type, size);
    expect([answer.status, answer.problem?.detail, answer.location]).toEqual([status, detail, null]);
  });

  test('of exactly 10 MB arrives', async () => {
    const location = await begun(10 * MB);
    expect((await uploads.part(location, 0, pdfOf(10 * MB))).offset).toBe(String(10 * MB));
  });
});

describe('the parts of an upload', () => {
  test('are counted, and continue where they ended', async () => {
    const location = await begun(PDF.length);
    expect((await uploads.part(location, 0, PDF.subarray(0, 20))).offset).toBe('20');
    expect((await uploads.progress(location)).offset).toBe('20');
    expect(await uploads.part(location, 20, PDF.subarray(20))).toMatchObject({
      status: 204,
      offset: String(PDF.length),
    });
  });

  test('are refused at another place, beyond the end, and of another type of body', async () => {
    const location = await begun(PDF.length);
    await uploads.part(location, 0, PDF.subarray(0, 20));
    expect((await uploads.part(location, 0, PDF)).status).toBe(409);
    expect((await uploads.part(location, 20, pdfOf(PDF.length + 1))).status).toBe(413);
    const json = await api.call('PATCH', location.slice('/api'.length), { as: 'patient', body: {} });
    expect(json.status).toBe(415);
    expect((await uploads.progress(location)).offset).toBe('20');
  });

  test('are refused as a body of any other route', async () => {
    const headers = { 'content-type': 'application/offset+octet-stream' };
    const answer = await api.call('POST', '/service-requests', { as: 'patient', headers, body: 'x' });
    expect(answer.status).toBe(415);
  });

  test('that a lost line cut off are kept, and the rest completes them', async () => {
    const body = pdfOf(4 * MB);
    const location = await begun(body.length);
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PATCH ${location} HTTP/1.1\r\nHost: api\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n` +
        `Content-Type: application/offset+octet-stream\r\nContent-Length: ${body.length}\r\n` +
        `Authorization: Bearer ${await api.signIn('patient')}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 3 * MB));
    await eventually(async () => Number((await uploads.progress(location)).offset) >= MB);
    socket.destroy();
    await eventually(async () => (await uploads.progress(location)).offset === String(3 * MB));
    expect((await uploads.part(location, 3 * MB, body.subarray(3 * MB))).offset).toBe(String(body.length));
  });
});

describe('an upload', () => {
  test('is nobody else’s', async () => {
    const location = await begun(PDF.length);
    for (const answer of [
      await uploads.progress(location, 'admin'),
      await uploads.part(location, 0, PDF, 'admin'),
      await uploads.cancel(location, 'admin'),
    ])
      expect(answer.status).toBe(404);
    expect((await uploads.progress(location)).offset).toBe('0');
  });

  test.each([
    'OWN?x=/OTHER',
    'OWN?x=%2FOTHER',
    'OWN?/OTHER/',
    'OWN%2FOTHER',
    'OWN%252FOTHER',
    'OWN//OTHER',
    'OWN/OTHER',
    '/OWN/../OTHER',
    'OWN;/OTHER',
    'OWN;x=/OTHER',
    'OWN%3B/OTHER',
    'OWN%5COTHER',
    'OWN%3Fx=/OTHER',
  ])('is the only one that an address reaches, whatever follows its id: %s', async (address) => {
    const [own, other] = [await begun(PDF.length), (await uploads.begin('b.pdf', PDF_TYPE, 70, 'doctor')).location];
    await uploads.part(other ?? '', 0, PDF.subarray(0, 7), 'doctor');
    const path = `/api/uploads/${address.replace('OWN', own.slice(-36)).replace('OTHER', (other ?? '').slice(-36))}`;
    expect((await uploads.progress(path)).offset).not.toBe('7');
    for (const offset of [0, 7]) await uploads.part(path, offset, PDF.subarray(offset));
    await uploads.cancel(path);
    expect((await uploads.progress(other ?? '', 'doctor')).offset).toBe('7');
  });

  test('is not reached by the address that begins another', async () => {
    const other = await begun(PDF.length);
    const answers = await Promise.all(
      [`?x=/${other.slice(-36)}`, `/?/${other.slice(-36)}`].map((end) =>
        api.call('POST', `/uploads${end}`, {
          as: 'doctor',
          headers: {
            'tus-resumable': '1.0.0',
            'upload-length': '10',
            'upload-metadata': `filename ${btoa('a.pdf')},filetype ${btoa(PDF_TYPE)}`,
          },
        }),
      ),
    );
    for (const { headers } of answers) expect(headers.get('location') ?? '').not.toContain(other.slice(-36));
    expect((await uploads.progress(other)).offset).toBe('0');
  });

  test('that is cancelled leaves nothing', async () => {
    const location = await begun(PDF.length);
    const id = location.slice(-36);
    await uploads.part(location, 0, PDF);
    expect(unfinished().filter((name) => name.startsWith(id))).toHaveLength(1);
    expect((await uploads.cancel(location)).status).toBe(204);
    expect(unfinished().filter((name) => name.startsWith(id))).toEqual([]);
    expect((await uploads.progress(location)).status).toBe(404);
  });

  test('ends the oldest of its user when there are too many', async () => {
    const oldest = (await uploads.begin('a.pdf', PDF_TYPE, 10, 'doctor')).location ?? '';
    let newest = '';
    for (let count = 0; count < 30; count += 1)
      newest = (await uploads.begin('a.pdf', PDF_TYPE, 10, 'doctor')).location ?? '';
    expect((await uploads.progress(oldest, 'doctor')).status).toBe(404);
    expect((await uploads.progress(newest, 'doctor')).status).toBe(200);
  });
});
