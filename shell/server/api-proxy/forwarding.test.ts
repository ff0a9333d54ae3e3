/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type EdgeSite, startEdgeSite } from '../http/testing/edge-site';
import { exchange, head, openConnection, readToEnd } from '../http/testing/raw-connection';

// Connections end by the servers' time limits, which a busy machine reaches late.
jest.setTimeout(30_000);

const CLOSE = 'Connection: close';
/** Bytes of one chunk. */
const CHUNK = 16_384;
const chunks = (count: number): string => `${CHUNK.toString(16)}\r\n${'x'.repeat(CHUNK)}\r\n`.repeat(count);

let site: EdgeSite;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
/** Answers with everything that arrived. */
const echo = (request: IncomingMessage, response: ServerResponse): void => {
  let bytes = 0;
  request.on('data', (part: Buffer) => (bytes += part.length));
  request.on('end', () => response.end(JSON.stringify({ method: request.method, headers: request.headers, bytes })));
};

beforeAll(async () => {
  site = await startEdgeSite((request, response) => answer(request, response));
});
beforeEach(() => {
  answer = echo;
});
afterAll(() => site.close());

describe('headers of a connection (RFC 9110, 7.6.1)', () => {
  it.each([
    ['Keep-Alive: 300', CLOSE],
    ['TE: trailers', 'Connection: TE, close'],
    ['Upgrade: foo', CLOSE],
    ['Proxy-Connection: keep-alive', CLOSE],
    ['Proxy-Authorization: Basic eA==', CLOSE],
    ['X-Own: goes', 'Connection: close, X-Own'],
    ['Expect: something', CLOSE],
  ])('%s with %s ends here, and the request is answered', async (...fields) => {
    const { body, status } = await exchange(site.port, head('GET /api/echo', ...fields, 'X-Other: stays'));
    expect(status).toBe(200);
    const { headers } = JSON.parse(body) as { headers: Record<string, string> };
    const [name = ''] = (fields[0] ?? '').toLowerCase().split(':');
    expect([headers[name], headers['x-other']]).toEqual([undefined, 'stays']);
  });

  it('of the API are removed, too; each client’s connection is independent', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { connection: 'close, x-own', 'x-own': 'goes', 'proxy-authenticate': 'Basic' });
      response.end('{}');
    };
    const socket = await openConnection(site.port, head('GET /api/one') + head('GET /api/two', CLOSE));
    const { headers, text } = await readToEnd(socket);
    expect(headers).toMatchObject({ connection: 'keep-alive' });
    expect(headers).not.toHaveProperty('x-own');
    expect(headers).not.toHaveProperty('proxy-authenticate');
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });

  it('Connection: close and HTTP/1.0 are respected', async () => {
    const closed = await exchange(site.port, head('GET /api/x', CLOSE));
    expect([closed.status, closed.headers['connection']]).toEqual([200, 'close']);
    const old = await exchange(site.port, 'GET /api/x HTTP/1.0\r\n\r\n');
    expect([old.status, old.headers['connection'], old.headers['transfer-encoding']]).toEqual([
      200,
      'close',
      undefined,
    ]);
  });

  it('Expect: 100-continue is answered before the body', async () => {
    const socket = await openConnection(
      site.port,
      head('POST /api/x', 'Expect: 100-continue', 'Content-Type: application/json', 'Content-Length: 2', CLOSE),
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{}');
    const { body, status } = await readToEnd(socket);
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ bytes: 2 })]);
  });
});

describe('a body', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('of a %s arrives whole, chunked or not', async (method) => {
    const plain = await exchange(
      site.port,
      head(`${method} /api/x`, 'Content-Type: application/json', 'Content-Length: 4', CLOSE) + '{  }',
    );
    expect(JSON.parse(plain.body)).toMatchObject({ method, bytes: 4 });
    const chunked = await exchange(
      site.port,
      `${head(`${method} /api/x`, 'Content-Type: application/json', 'Transfer-Encoding: chunked', CLOSE)}${chunks(7)}0\r\n\r\n`,
    );
    expect(JSON.parse(chunked.body)).toMatchObject({ method, bytes: 7 * CHUNK });
  });

  it('that does not arrive uses no API connection', async () => {
    const paths: string[] = [];
    answer = (request, response) => {
      paths.push(request.url ?? '');
      echo(request, response);
    };
    const fields = ['Content-Type: application/json', 'Content-Length: 1000', CLOSE];
    // More than the connections there are to the API.
    const slow = await Promise.all(
      Array.from({ length: 150 }, () => openConnection(site.port, `${head('POST /api/slow', ...fields)}{`)),
    );
    expect((await exchange(site.port, head('GET /api/quick', CLOSE))).status).toBe(200);
    expect(paths).toEqual(['/api/quick']);
    const [first] = slow;
    first?.write('x'.repeat(999));
    if (first !== undefined) expect((await readToEnd(first)).status).toBe(200);
    expect(paths).toEqual(['/api/quick', '/api/slow']);
    for (const socket of slow) socket.destroy();
  });

  it.each([
    ['chunked', 'Transfer-Encoding: chunked', `${chunks(20)}0\r\n\r\n`],
    ['chunked and long', 'Transfer-Encoding: chunked', `${chunks(400)}0\r\n\r\n`],
    ['with its length', `Content-Length: ${20 * CHUNK}`, 'x'.repeat(20 * CHUNK)],
  ])('over the limit, %s, is refused, and the client reads it', async (_how, length, body) => {
    for (const end of [CLOSE, 'Connection: keep-alive']) {
      const socket = await openConnection(
        site.port,
        head('POST /api/functions/contact-form', 'Content-Type: application/json', length, end) + body,
      );
      // On a kept-alive connection, the next request is answered normally.
      if (end !== CLOSE) socket.write(head('GET /api/after', CLOSE));
      const { headers, status, text } = await readToEnd(socket);
      expect([status, headers['content-type']]).toEqual([413, expect.stringContaining('application/problem+json')]);
      expect(text).toContain('"code":"body_too_large"');
      expect(text.includes('"method":"GET"')).toBe(end !== CLOSE);
    }
  });

  it('that the API refuses before reading it: the refusal arrives', async () => {
    answer = (_request, response) => {
      response.writeHead(429, { 'content-type': 'application/problem+json', connection: 'close' });
      response.end('{"code":"too_many_requests"}', () => response.socket?.destroySoon());
    };
    const { body, status } = await exchange(
      site.port,
      `${head('POST /api/x', 'Content-Type: application/json', 'Transfer-Encoding: chunked', CLOSE)}${chunks(7)}0\r\n\r\n`,
    );
    expect([status, body]).toEqual([429, expect.stringContaining('too_many_requests')]);
  });
});

it('a client that goes away frees the API’s connection while the API still works', async () => {
  const arrived = new Promise<ServerResponse>((resolve) => {
    answer = (_request, response) => resolve(response);
  });
  const socket = await openConnection(site.port, head('GET /api/slow'));
  const response = await arrived;
  const freed = once(response, 'close');
  socket.destroy();
  await freed;
  expect(response.writableFinished).toBe(false);
});

describe('a socket', () => {
  const handshake = head(
    'GET /socket.io/?EIO=4&transport=websocket',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  );

  it('that the API refuses is closed, and so is an invalid one', async () => {
    site.api.once('upgrade', (_request, socket: Duplex) => void socket.destroy());
    const socket = await openConnection(site.port, handshake);
    expect((await readToEnd(socket)).status).toBe(101);
    const broken = await exchange(site.port, handshake.replace('13', '1'));
    expect([broken.status, broken.headers['connection']]).toEqual([400, 'close']);
  });

  it('with too long a message is closed', async () => {
    const upgraded = once(site.api, 'upgrade') as Promise<[IncomingMessage, Duplex]>;
    const socket = await openConnection(site.port, handshake);
    const [, apiEnd] = await upgraded;
    // A masked text frame of 64 KB (RFC 6455, 5.2).
    const frame = Buffer.alloc(14);
    frame[0] = 0x81;
    frame[1] = 0x80 | 127;
    frame.writeBigUInt64BE(65_536n, 2);
    socket.write(frame);
    const { text } = await readToEnd(socket);
    expect(text).toContain('101 Switching Protocols');
    apiEnd.destroy();
  });
});
