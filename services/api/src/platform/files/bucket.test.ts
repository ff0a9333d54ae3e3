import { type S3Server, startS3 } from '../../../../../deploy/src/testing/s3-server.ts';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { deskOf } from '../../modules/service-desk/testing/desk.js';
import { FileStore } from './file-store.js';
import { FilesCleanupJob } from './files-cleanup.job.js';
import { idOfUpload, pdfOf, uploadsOf } from './testing/uploads.js';

const MB = 1024 * 1024;

let s3: S3Server;
let api: TestApi;
beforeAll(async () => {
  s3 = await startS3();
  Object.assign(process.env, s3.credentials);
  api = await startApi({ FILES_URL: s3.url });
});
afterAll(async () => {
  await api.close();
  await s3.stop();
});

async function keys(folder: string): Promise<string[]> {
  const { files } = await api.app.get(FileStore, { strict: false }).open();
  return (await files.list(folder, { deep: true }).toArray()).map(({ path }) => path);
}

test('a bucket takes uploads in parts, gives files back, and is cleaned up', async () => {
  const [desk, uploads] = [deskOf(api), uploadsOf(api)];
  const { id } = (await desk.ask(await desk.published())).body;
  const body = pdfOf(7 * MB);
  const { location } = await uploads.begin('scan.pdf', 'application/pdf', body.length);
  if (location === null) throw new Error('The upload did not begin');
  for (let offset = 0; offset < body.length; offset += 3 * MB) {
    expect((await uploads.progress(location)).offset).toBe(String(offset));
    expect((await uploads.part(location, offset, body.subarray(offset, offset + 3 * MB))).status).toBe(204);
  }
  const upload_id = idOfUpload(location);
  const { status, body: detail } = await desk.post(id, 'papers', { upload_id }, 'patient');
  expect([status, detail.papers.map(({ size }) => size)]).toEqual([201, [7 * MB]]);

  const { body: link } = await api.call<{ url: string }>('GET', `/service-requests/${id}/papers/${upload_id}/link`, {
    as: 'patient',
  });
  const file = await fetch(`${api.url}${link.url}`);
  expect(Buffer.from(await file.arrayBuffer()).equals(body)).toBe(true);
  await eventually(async () => (await keys('unfinished')).length === 0);

  await uploads.begin('other.pdf', 'application/pdf', 100);
  await api.database.rows('delete from files');
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  await atTime(api, tomorrow, () => api.app.get(FilesCleanupJob, { strict: false }).run());
  expect([await keys('unfinished'), await keys('stored')]).toEqual([[], []]);
});
