import { once } from 'node:events';
import { connect } from 'node:net';
import { startApi, type TestApi } from '../support/api.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Sends raw text and reads until the API closes the connection. */
async function exchange(sent: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  // A reset connection ends what was read.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  await once(socket, 'close');
  const text = Buffer.concat(parts).toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

const head = (line: string, ...fields: string[]): string =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n');
const CLOSE = 'Connection: close';

test.each([
  [head('GET /api/cities/%ff', CLOSE), 400, 'malformed_request'],
  [head(`GET /api/doctors/${'x'.repeat(600)}`, CLOSE), 404, 'not_found'],
  [head('PROPFIND /api/cities', CLOSE), 404, 'not_found'],
  ['junk\r\n\r\n', 400, 'malformed_request'],
  [head('GET /api/cities', `X: ${'y'.repeat(20_000)}`), 431, 'headers_too_large'],
  [`${head('POST /api/functions/contact-form', 'Transfer-Encoding: chunked')}zz\r\n`, 400, 'malformed_request'],
])('%.40j is a problem', async (sent, status, code) => {
  const answer = await exchange(sent);
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    status,
    expect.objectContaining({ type: `urn:ayana:problem:${code}`, status, code, request_id: expect.any(String) }),
  ]);
  expect(answer.head).toMatch(/^content-type: application\/problem\+json/im);
});

test('a body over the limit is refused after it has arrived, so that the caller can read the refusal', async () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answer = await exchange(
    `${head('POST /api/functions/contact-form', 'Content-Type: application/json', 'Transfer-Encoding: chunked', CLOSE)}${chunk.repeat(200)}0\r\n\r\n`,
  );
  expect([answer.status, JSON.parse(answer.body)]).toEqual([413, expect.objectContaining({ code: 'body_too_large' })]);
});

test('an upgrade to anything but the socket is ignored, and its connection closed like any other', async () => {
  for (const [path, protocol] of [
    ['/api/cities', 'x'],
    ['/api/cities', 'h2c'],
    ['/api/cities', 'websocket'],
    ['/socket.io/', 'x'],
  ])
    expect((await exchange(head(`GET ${path}`, 'Connection: close, Upgrade', `Upgrade: ${protocol}`))).status).toBe(
      path === '/socket.io/' ? 400 : 200,
    );
  expect((await exchange(head('CONNECT evil.example:443'))).status).toBe(0);
});

test('a silent connection is answered 408 and closed', async () => {
  const server = api.app.getHttpServer();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
  expect(server.maxConnections).toBeGreaterThanOrEqual(64);
  server.headersTimeout = 100;
  const answer = await exchange('');
  server.headersTimeout = 10_000;
  expect([answer.status, JSON.parse(answer.body)]).toEqual([408, expect.objectContaining({ code: 'request_timeout' })]);
});
