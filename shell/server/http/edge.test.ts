/** @jest-environment node */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type EdgeSite, startEdgeSite } from './testing/edge-site';
import { exchange, head, openConnection, type RawAnswer, readToEnd } from './testing/raw-connection';

// Connections end by the servers' time limits, which a busy machine reaches late.
jest.setTimeout(30_000);

const CLOSE = 'Connection: close';
let site: EdgeSite;
const sayPath = (request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('content-type', 'text/plain');
  response.end(`${request.method} ${request.url}`);
};

beforeAll(async () => {
  site = await startEdgeSite(sayPath);
});
afterAll(() => site.close());

const problem = ({ body }: RawAnswer): unknown => JSON.parse(body);

describe('an invalid address', () => {
  it.each([
    '//evil.example/hospitals',
    '/\\evil.example',
    '/.//evil.example',
    '//api/cities',
    '/blog/a%00b',
    '/blog/%ff',
    '/blog/%ED%A0%80',
    '/api/%ff',
    '/api/..%2fsecret',
    '/api/%2e%2e/secret',
    '/api/a%00',
    '/shell/%00/main.js',
  ])('%s is a problem', async (path) => {
    const answer = await exchange(site.port, head(`GET ${path}`, CLOSE));
    expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    expect(problem(answer)).toEqual({
      type: 'urn:ayana:problem:malformed_request',
      title: expect.any(String),
      status: 400,
      detail: expect.any(String),
      code: 'malformed_request',
      request_id: answer.headers['x-request-id'],
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['/blog/a%00b', '/blog/%ff'])('%s is the not-found page to a browser', async (path) => {
    const answer = await exchange(site.port, head(`GET ${path}`, 'Accept: text/html,*/*;q=0.8', CLOSE));
    expect([answer.status, answer.body]).toEqual([404, 'not-found page']);
  });

  it.each(['//evil.example', '/\\evil.example', '//%ff'])(
    '%s is no page to a browser either, whose scripts would take it for another host',
    async (path) => {
      const answer = await exchange(site.port, head(`GET ${path}`, 'Accept: text/html', CLOSE));
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
    },
  );

  it('with the host before it is this site’s, for any host (RFC 9112, 3.2.2)', async () => {
    const api = await exchange(site.port, head('GET http://evil.example/api/cities?x=1', CLOSE));
    expect([api.status, api.body]).toEqual([200, 'GET /api/cities?x=1']);
    expect((await exchange(site.port, head('GET http://evil.example/about', CLOSE))).body).toBe('page');
  });
});

describe('an invalid request', () => {
  it.each([
    ['junk\r\n\r\n', 400, 'malformed_request'],
    ['GET / HTTP/1.1\r\nHost: x\r\nno colon\r\n\r\n', 400, 'malformed_request'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
    ['FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
    [`${head('POST /api/x', 'Transfer-Encoding: chunked')}zz\r\n`, 400, 'malformed_request'],
  ])('%.30j is a problem, and the connection is closed', async (sent, status, code) => {
    const answer = await exchange(site.port, sent);
    expect([answer.status, problem(answer)]).toEqual([status, expect.objectContaining({ status, code })]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['connection']).toBe('close');
  });
});

describe('a method', () => {
  it.each([
    ['POST', '/about', 'GET, HEAD'],
    ['PUT', '/', 'GET, HEAD'],
    ['OPTIONS', '/about', 'GET, HEAD'],
    ['PROPFIND', '/about', 'GET, HEAD'],
    ['TRACE', '/about', 'GET, HEAD'],
    ['DELETE', '/login?x', 'GET, HEAD, POST'],
    ['OPTIONS', '*', 'GET, HEAD'],
    ['PROPFIND', '/api/cities', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
    ['TRACE', '/socket.io/', 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'],
  ])('%s %s is 405 with what it takes', async (method, path, allow) => {
    const answer = await exchange(site.port, head(`${method} ${path}`, 'Accept: text/html', CLOSE));
    expect([answer.status, answer.headers['allow'], problem(answer)]).toEqual([
      405,
      allow,
      expect.objectContaining({ code: 'method_not_allowed' }),
    ]);
  });
});

it('an error of this server is a problem without internals', async () => {
  const answer = await exchange(site.port, head('GET /fails', CLOSE));
  expect([answer.status, problem(answer)]).toEqual([500, expect.objectContaining({ code: 'internal_error' })]);
  expect(answer.text).not.toContain('as it must');
});

describe('an upgrade', () => {
  const upgrade = (path: string, protocol: string, connection = 'Upgrade'): string =>
    head(`GET ${path}`, `Connection: ${connection}`, `Upgrade: ${protocol}`);

  it.each([
    ['/api/cities', 'x'],
    ['/api/cities', 'h2c'],
    ['/api/cities', 'websocket'],
    ['/oauth2/callback', 'websocket'],
    ['/socket.io/', 'x'],
  ])('of %s to %s is ignored and the request answered (RFC 9110, 7.8)', async (path, protocol) => {
    const answer = await exchange(site.port, upgrade(path, protocol, 'close, Upgrade'));
    expect([answer.status, answer.body]).toEqual([200, `GET ${path}`]);
  });

  it('leaves no connection open, and neither does CONNECT', async () => {
    const before = site.closed();
    expect(await site.open()).toBe(0);
    const requests = [
      upgrade('/api/cities', 'x'),
      upgrade('/api/cities', 'h2c'),
      upgrade('/about', 'websocket'),
      upgrade('/socket.io/', 'websocket'),
      head('CONNECT evil.example:443'),
    ];
    const each = 120;
    for (let round = 0; round < each; round += 1) {
      await Promise.all(
        requests.map(async (sent) => {
          const socket = await openConnection(site.port, sent);
          const answered = Promise.race([once(socket, 'data'), once(socket, 'close')]);
          await answered;
          const gone = once(socket, 'close');
          if (!socket.destroyed) socket.end();
          if (!socket.closed) await gone;
        }),
      );
    }
    await site.untilClosed(before + each * requests.length);
    expect(await site.open()).toBe(0);
  }, 30_000);
});

describe('a client that does not finish', () => {
  let strict: EdgeSite;
  beforeAll(async () => {
    strict = await startEdgeSite(sayPath, { headersTimeout: 200, requestTimeout: 400 });
  });
  afterAll(() => strict.close());

  it.each([
    ['says nothing', ''],
    ['does not end its headers', 'GET /about HTTP/1.1\r\nHost: x\r\n'],
    ['does not end a body for the API', `${head('POST /api/x', 'Content-Length: 10')}abc`],
  ])('and %s is answered 408 and closed', async (_what, sent) => {
    const answer = await exchange(strict.port, sent);
    expect([answer.status, problem(answer)]).toEqual([408, expect.objectContaining({ code: 'request_timeout' })]);
  });

  it('and sends an endless body to a page gets the page, and is closed', async () => {
    const answer = await exchange(strict.port, `${head('GET /about', 'Content-Length: 10')}abc`);
    expect([answer.status, answer.body]).toEqual([200, expect.stringMatching(/^page/)]);
  });

  it('and has half-closed its connection is answered, then closed', async () => {
    const socket = await openConnection(strict.port);
    socket.end(head('GET /about'));
    expect((await readToEnd(socket)).body).toBe('page');
  });

  it('and does not read a long answer is closed', async () => {
    const endless = await startEdgeSite((_request, response) => void response.end(Buffer.alloc(64 * 1024 * 1024)), {
      idleTimeout: 300,
    });
    const socket = await openConnection(endless.port, head('GET /api/long'));
    socket.pause();
    await endless.untilClosed(1);
    expect(await endless.open()).toBe(0);
    socket.destroy();
    await endless.close();
  });
});

describe('connections', () => {
  it('of one address are limited, and freed when they are closed', async () => {
    const few = await startEdgeSite(sayPath, { connectionsPerAddress: 2 });
    const first = await openConnection(few.port);
    const second = await openConnection(few.port);
    expect((await exchange(few.port, head('GET /about', CLOSE))).text).toBe('');
    first.end();
    await once(first.resume(), 'close');
    expect((await exchange(few.port, head('GET /about', CLOSE))).body).toBe('page');
    second.destroy();
    await few.close();
  });

  it('in total are limited', async () => {
    const few = await startEdgeSite(sayPath, { connections: 1 });
    const first = await openConnection(few.port);
    expect((await exchange(few.port, head('GET /about', CLOSE))).text).toBe('');
    first.destroy();
    await few.close();
  });
});
