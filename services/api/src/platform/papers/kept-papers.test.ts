import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { Clock, Ids } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { FileStore } from '../files/file-store.js';
import { FilesCleanupJob } from '../files/files-cleanup.job.js';
import { inLanguage } from '../languages/current-language.js';
import { STAMP } from '../threads/testing/tasks.js';
import { Threads } from '../threads/threads.service.js';
import { KeptPapers, type Paper } from './kept-papers.js';

const JOURNEY = '01900000-0000-7000-8000-000000000003';
const QUOTE: Paper = { journey_id: JOURNEY, kind: 'quote', subject_id: JOURNEY, issued: null };
const BILL: Paper = { ...QUOTE, kind: 'bill', issued: '1' };

let api: TestApi;
let papers: KeptPapers;
/** The same, of another release. */
let later: KeptPapers;
beforeAll(async () => {
  api = await startApi();
  const { app } = api;
  const releasedAs = (version: string): KeptPapers =>
    new KeptPapers(
      Object.assign(Object.create(app.get(Config)) as Config, { version }),
      app.get(Database),
      app.get(FileStore),
      app.get(Threads),
      app.get(Clock),
      app.get(Ids),
    );
  papers = releasedAs('1.0.0');
  later = releasedAs('1.1.0');
  await api.database.rows(
    `insert into patient_journeys (id, patient_id, current_stage, stage_statuses, journey_data, status, version, created_at, updated_at)
     select $1, id, 1, '{}', '{}', 'open', 1, now(), now() from users limit 1`,
    [JOURNEY],
  );
});
afterAll(() => api.close());

const textOf = async (made: Promise<Buffer>): Promise<string> => (await made).toString();

test('a paper is made once, as long as it says the same', async () => {
  const first = await textOf(papers.pdf(QUOTE, STAMP, 'one'));
  expect(await textOf(papers.pdf(QUOTE, STAMP, 'one'))).toBe(first);
  expect(await textOf(papers.pdf(QUOTE, STAMP, 'two'))).toMatch(/^two/);
});

test('each language and each kind of reader has its own', async () => {
  const first = await textOf(papers.pdf(QUOTE, STAMP, 'one'));
  expect(await textOf(inLanguage('ar-XB', () => papers.pdf(QUOTE, STAMP, 'one')))).not.toBe(first);
  expect(await textOf(papers.pdf({ ...QUOTE, reader: 'sees_no_name' }, STAMP, 'one'))).not.toBe(first);
});

test('what is issued keeps its bytes, whatever a later release makes of it, and all else is made again', async () => {
  const issued = await textOf(papers.pdf(BILL, STAMP, 'sent'));
  const open = await textOf(papers.pdf(QUOTE, STAMP, 'one'));
  expect(await textOf(later.pdf(BILL, STAMP, 'sent, and the hospital has another name'))).toBe(issued);
  expect(await textOf(later.pdf(QUOTE, STAMP, 'one'))).not.toBe(open);
  expect(await textOf(later.pdf({ ...BILL, issued: '2' }, STAMP, 'sent'))).not.toBe(issued);
});

test('many who ask at once for what is issued get the same bytes', async () => {
  const paper: Paper = { ...BILL, issued: '3' };
  const made = await Promise.all(Array.from({ length: 6 }, () => textOf(papers.pdf(paper, STAMP, 'sent'))));
  expect(new Set(made).size).toBe(1);
});

test('the papers of a case go with it, and their bytes with the job', async () => {
  const stored = (): number => readdirSync(join(api.config.files.folder ?? '', 'stored')).length;
  await papers.pdf(QUOTE, STAMP, 'one');
  const database = api.app.get(Database);
  const job = api.app.get(FilesCleanupJob);
  const clock = api.app.get(Clock);
  const tomorrow = new Date(Date.now() + 2 * 60 * 60 * 1000);
  Object.defineProperty(clock, 'now', { value: () => tomorrow, configurable: true });
  try {
    const kept = stored();
    await job.run();
    expect(stored()).toBe(kept);
    await database.write((em) => papers.forget(em, JOURNEY));
    await job.run();
    expect(stored()).toBe(0);
  } finally {
    Reflect.deleteProperty(clock, 'now');
  }
});
