import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { idOfUpload, pdfOf, uploadsOf } from '../../src/platform/files/testing/uploads.js';
import { serving } from '../support/api-processes.js';
import { emailOf } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { fill, smallDisk } from '../support/small-disk.js';

const KB = 1024;
/** Milliseconds for what waits for a new process, on a busy machine. */
const PATIENCE = 150_000;
/** Requests of uploads that were answered. */
let steps = 0;
const site = serving();
let server = { url: '', program: site.running[0] };
const tokens = new Map<Role | null, string>();

const target = {
  get url() {
    return server.url;
  },
  async signIn(role: Role | null): Promise<string> {
    const known = tokens.get(role);
    if (known !== undefined) return known;
    const response = await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf(role), password: DEMO_PASSWORD }),
    });
    const { access_token } = (await response.json()) as { access_token: string };
    tokens.set(role, access_token);
    return access_token;
  },
};
const uploads = uploadsOf(target);

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await target.signIn('ayana_staff')}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** @returns the id in the answer */
async function made(path: string, body?: object): Promise<string> {
  const answer = await call('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return String(answer.body['id']);
}

/** A request for a service that has the shortest form there is. */
async function askedRequest(): Promise<string> {
  const item_id = await made('/service-catalog-items', { name: 'Letter', description: 'A letter.' });
  await made(`/service-catalog-items/${item_id}/versions`, {
    form: [{ key: 'what', kind: 'text', label: 'What?', required: true }],
    targets: [1, 2, 3, 4].map((priority) => ({ priority, own_minutes: 60, resolve_minutes: 240 })),
    approvals: [],
    ask_roles: ['ayana_staff'],
  });
  await made(`/service-catalog-items/${item_id}/publish`);
  return made('/service-requests', { item_id, answers: { what: 'A letter' } });
}

const attach = (request: string, upload_id: string) =>
  call('POST', `/service-requests/${request}/papers`, { upload_id });

/** Sends the rest of an upload, from where it ended. */
async function resume(location: string, body: Buffer, step = 100 * KB): Promise<boolean> {
  const { offset } = await uploads.progress(location, 'ayana_staff');
  const from = Number(offset);
  if (from === body.length) return true;
  await uploads.part(location, from, body.subarray(from, from + step), 'ayana_staff');
  steps += 1;
  return false;
}

async function downloaded(request: string, paper: string): Promise<string> {
  const { body } = await call('GET', `/service-requests/${request}/papers/${paper}/link`);
  const file = await fetch(`${server.url}${String(body['url'])}`);
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

test('killed again and again during uploads, it loses none and doubles none', async () => {
  server = await site.serve();
  const request = await askedRequest();
  const bodies = [900, 700, 500].map((size) => pdfOf(size * KB));
  const killer = (async () => {
    for (const mark of [4, 12]) {
      await eventually(async () => steps >= mark, PATIENCE);
      server.program?.child.kill('SIGKILL');
      server = await site.serve();
    }
  })();
  const papers = await Promise.all(
    bodies.map(async (body) => {
      const begin = () => uploads.begin('scan.pdf', 'application/pdf', body.length, 'ayana_staff');
      const location = await eventually(async () => (await begin()).location ?? undefined, PATIENCE);
      await eventually(() => resume(location, body), PATIENCE);
      await eventually(async () => (await attach(request, idOfUpload(location))).status === 201, PATIENCE);
      return { id: idOfUpload(location), body };
    }),
  );
  await killer;
  const { body: detail } = await call('GET', `/service-requests/${request}`);
  const ids = (detail['papers'] as { id: string }[]).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(papers.map(({ id }) => id).toSorted());
  const added = (detail['entries'] as { event: string }[]).filter(({ event }) => event === 'paper_added');
  expect(added).toHaveLength(papers.length);
  for (const { id, body } of papers)
    expect(await downloaded(request, id)).toBe(createHash('sha256').update(body).digest('hex'));
});

const disk = smallDisk(16);
afterAll(() => disk?.remove());
const onSmallDisk = disk === undefined ? test.skip : test;

onSmallDisk('on a full disk an upload waits and then continues, and no part of a file is ever a paper', async () => {
  const folder = disk?.folder ?? '';
  const ballast = join(folder, 'ballast');
  server = await site.serve({ FILES_URL: folder });
  const request = await askedRequest();
  const body = pdfOf(4 * KB * KB);
  const { location } = await uploads.begin('scan.pdf', 'application/pdf', body.length, 'ayana_staff');
  fill(ballast);
  const full = await uploads.part(location ?? '', 0, body, 'ayana_staff');
  expect([full.status, full.problem?.detail]).toEqual([
    503,
    'Files cannot be stored right now. Please try again in a moment.',
  ]);
  expect((await uploads.begin('b.pdf', 'application/pdf', 100, 'ayana_staff')).status).toBe(503);
  rmSync(ballast);
  await eventually(() => resume(location ?? '', body, 2048 * KB), PATIENCE);

  // It has arrived, and there is no space for its copy.
  fill(ballast);
  expect((await attach(request, idOfUpload(location ?? ''))).status).toBe(503);
  const rows = await site.database.rows('select id from files where owner_id = $1', [request]);
  expect([rows, readdirSync(join(folder, 'stored'))]).toEqual([[], []]);
  rmSync(ballast);
  const { status } = await attach(request, idOfUpload(location ?? ''));
  expect([status, await downloaded(request, idOfUpload(location ?? ''))]).toEqual([
    201,
    createHash('sha256').update(body).digest('hex'),
  ]);
});
