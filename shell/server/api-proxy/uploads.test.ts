/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EdgeSite, startEdgeSite } from '../http/testing/edge-site';
import { exchange, head, openConnection, readToEnd } from '../http/testing/raw-connection';

jest.setTimeout(30_000);

const MB = 1024 * 1024;
const CLOSE = 'Connection: close';
const PART = 'Content-Type: application/offset+octet-stream';

let site: EdgeSite;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeAll(async () => {
  site = await startEdgeSite((request, response) => answer(request, response));
});
afterAll(() => site.close());

it('a part of an upload reaches the API while it is being sent', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    answer = (request, response) => {
      resolve(request);
      request.resume().on('end', () => response.writeHead(204, { 'upload-offset': String(MB) }).end());
    };
  });
  const socket = await openConnection(site.port, head('PATCH /api/uploads/7', PART, `Content-Length: ${MB}`, CLOSE));
  socket.write(Buffer.alloc(MB / 2));
  const request = await arrived;
  expect([request.headers['content-length'], request.complete]).toEqual([String(MB), false]);
  socket.write(Buffer.alloc(MB / 2));
  const { headers, status } = await readToEnd(socket);
  expect([status, headers['upload-offset']]).toEqual([204, String(MB)]);
});

it('a part that is cut off is cut off for the API, too', async () => {
  const arrived = new Promise<IncomingMessage>((resolve) => {
    answer = (request) => resolve(request);
  });
  const socket = await openConnection(site.port, head('PATCH /api/uploads/7', PART, `Content-Length: ${MB}`));
  socket.write(Buffer.alloc(MB / 2));
  const request = await arrived;
  let bytes = 0;
  request.on('data', (part: Buffer) => (bytes += part.length)).on('error', () => undefined);
  while (bytes < MB / 2) await once(request, 'data');
  const closed = new Promise((resolve) => {
    request.once('close', resolve);
  });
  socket.destroy();
  await closed;
  expect([bytes, request.complete]).toEqual([MB / 2, false]);
});

it.each([
  ['with its length', `Content-Length: ${10 * MB + 1}`],
  ['chunked', 'Transfer-Encoding: chunked'],
])('a part of more than 10 MB, %s, is refused', async (how, length) => {
  answer = (request) => void request.resume();
  const [chunk, size] = [Buffer.alloc(MB).toString(), MB.toString(16)];
  const body = how === 'chunked' ? `${`${size}\r\n${chunk}\r\n`.repeat(11)}0\r\n\r\n` : `${chunk.repeat(10)}x`;
  const { body: text, status } = await exchange(site.port, head('PATCH /api/uploads/7', PART, length, CLOSE) + body);
  expect([status, text]).toEqual([413, expect.stringContaining('"code":"body_too_large"')]);
});

it('the answers of the tus protocol come back whole', async () => {
  answer = ({ method, headers }, response) => {
    const begins = method === 'POST';
    response.writeHead(begins ? 201 : 200, {
      'tus-resumable': headers['tus-resumable'] ?? '',
      'upload-metadata': headers['upload-metadata'] ?? '',
      ...(begins ? { location: '/api/uploads/7' } : { 'upload-offset': '12', 'upload-length': '40' }),
    });
    response.end();
  };
  const fields = ['Tus-Resumable: 1.0.0', 'Upload-Metadata: filename c2Nhbi5wZGY=', CLOSE];
  const begun = await exchange(site.port, head('POST /api/uploads', 'Content-Length: 0', ...fields));
  expect([begun.status, begun.headers]).toMatchObject([
    201,
    { location: '/api/uploads/7', 'tus-resumable': '1.0.0', 'upload-metadata': 'filename c2Nhbi5wZGY=' },
  ]);
  const found = await exchange(site.port, head('HEAD /api/uploads/7', ...fields));
  expect([found.status, found.headers]).toMatchObject([200, { 'upload-offset': '12', 'upload-length': '40' }]);
});

it('slow senders of files leave the connections of everything else free', async () => {
  answer = (request, response) => void request.resume().on('end', () => response.end('{}'));
  const fields = [PART, 'Content-Length: 1000', CLOSE];
  // More than the connections for everything else.
  const slow = await Promise.all(
    Array.from({ length: 150 }, () => openConnection(site.port, `${head('PATCH /api/uploads/7', ...fields)}{`)),
  );
  expect((await exchange(site.port, head('GET /api/quick', CLOSE))).status).toBe(200);
  for (const socket of slow) socket.destroy();
});
