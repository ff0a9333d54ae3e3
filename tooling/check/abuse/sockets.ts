import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Attack, Target } from './attack.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import { type Exchange, exchangeAll } from './kit/raw.ts';
import { bytesOf, type Request } from './kit/request.ts';
import { SERVER_BOUND_MS, UPGRADE_MS } from './kit/bounds.ts';
import { drawn } from './kit/hostile.ts';

/** One way to leave a connection open. */
interface Way {
  readonly name: string;
  readonly request?: Request;
  /** What is written instead of a request. */
  readonly raw?: string;
  readonly options?: Partial<Exchange>;
}

const AT_ONCE = 24;
/** More than the render server has connections to the API. */
const FORMS = 160;

/** Connections that ask for another protocol, say half of what they want, or nothing, and stay. */
export const sockets: Attack = {
  name: 'sockets',
  title: 'Sockets left hanging',
  wanted:
    'Every connection is answered or closed within its bound, ordinary visitors are answered meanwhile, and the descriptors come back.',
  async run(target) {
    const { long, origin, port, say, seed, tally } = target;
    const quick = upgrades();
    const rounds = Math.ceil((long ? 5000 : 600) / quick.length);
    say(`${rounds * quick.length} upgrades`);
    const all = Array.from({ length: rounds }, (_round, index) => drawn(quick, seed + index, quick.length)).flat();
    const half = Math.floor(all.length / 2);
    const upgrade = (some: readonly Way[]) =>
      runInParallel(some, AT_ONCE, (way) => tryOut(target, way, { patienceMs: UPGRADE_MS }));
    await Promise.all([upgrade(all.slice(0, half)), checkOrdinaryVisitor(target, 'upgrades')]);
    await Promise.all([upgrade(all.slice(half)), checkOrdinaryVisitor(target, 'upgrades')]);
    const slow = slowWays(origin);
    const times = long ? 20 : 4;
    const ways = [...slow.flatMap((way) => repeated(way, times)), ...repeated(formWithoutBody(origin), FORMS)];
    say(`${ways.length} slow connections`);
    const hanging = Promise.all(ways.map((way) => tryOut(target, way, { patienceMs: SERVER_BOUND_MS })));
    // Once all of them are open.
    await sleep(1000);
    await checkOrdinaryVisitor(target, 'slow connections');
    await hanging;
    const pipelined = await exchangeAll({
      port,
      bytes: Buffer.concat(Array.from({ length: 50 }, () => bytesOf(origin, { target: '/api/cities' }))),
      answers: 50,
    });
    const answered = pipelined.filter(({ status }) => status === 200).length;
    tally.expect(answered === 50, 'pipelined requests are not all answered', `${answered} of 50`);
    return {
      upgrades: all.length,
      'slow connections at once': ways.length,
      'pipelined answers': `${answered} of 50`,
    };
  },
};

const repeated = (way: Way, times: number): Way[] => Array.from({ length: times }, () => way);

/** The sender must not use up what others need to reach the API. */
function formWithoutBody(origin: string): Way {
  const headers = { 'content-type': 'application/json', origin, 'content-length': '1000' };
  const request: Request = { method: 'POST', target: '/api/functions/contact-form', headers };
  return { name: 'form that never comes', request, options: { untilClosed: true } };
}

async function tryOut(
  { origin, port, tally }: Target,
  { name, request, raw, options }: Way,
  bound: Partial<Exchange>,
): Promise<void> {
  const bytes = request === undefined ? (raw ?? '') : bytesOf(origin, request);
  const answers = await exchangeAll({ port, bytes, ...bound, ...options });
  // The first answer counts, and whether the connection was closed in the end.
  const [first] = answers;
  const answer = first && { ...first, closed: answers.at(-1)?.closed ?? false };
  if (answer)
    tally.note(`${name}${request === undefined ? '' : ` ${request.target}`}`, answer, {
      mayClose: true,
      mayShed: true,
      wrong: ({ closed }) =>
        options?.untilClosed && !closed ? 'answered, but not closed within the bound' : undefined,
    });
}

const PLACES =
  '/api/cities /api/doctors?limit=5 /api/no-such-thing / /hospitals /oauth2/callback?code=x&state=y /releases/generation /releases/mfe-public/1/web/main.js /sitemap.xml /socket.io /socket.io/'.split(
    ' ',
  );
const PROTOCOLS = ['x', 'h2c', 'websocket', 'foo/1, bar/2', 'TLS/1.0'];
const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket' };
const SOCKET = { ...UPGRADE, 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
const ENGINE = '/socket.io/?EIO=4&transport=websocket';

/** Requests to switch the protocol (RFC 9110, 7.8), broken handshakes, and tunnels (9.3.6). */
function upgrades(): Way[] {
  const handshakes: Request[] = [
    { target: ENGINE, headers: UPGRADE },
    { target: ENGINE, headers: { ...SOCKET, 'sec-websocket-version': '99' } },
    { target: ENGINE, headers: { ...SOCKET, 'sec-websocket-key': 'short' } },
    { target: ENGINE, headers: { ...SOCKET, origin: 'http://evil.example' } },
    ...[
      '?EIO=9&transport=websocket',
      '?EIO=4&transport=carrier-pigeon',
      '?EIO=4&transport=websocket&sid=forged',
      '%ff?EIO=4',
      '?%ff=%00',
    ].map((rest) => ({ target: `/socket.io/${rest}`, headers: SOCKET })),
    { target: `/${ENGINE}`, headers: SOCKET },
    { target: '/socket.io/?EIO=4&transport=polling&sid=forged', method: 'POST', body: 'garbage' },
    { target: '/socket.io/?EIO=4&transport=polling&sid=forged' },
  ];
  const requests: [name: string, request: Request][] = [
    ...PLACES.flatMap((target) =>
      PROTOCOLS.map((upgrade): [string, Request] => [
        `Upgrade: ${upgrade}`,
        { target, headers: { connection: 'Upgrade, HTTP2-Settings', upgrade, 'http2-settings': 'AAMAAABkAAQAAP__' } },
      ]),
    ),
    ...PLACES.map((target): [string, Request] => [
      'Upgrade with a body',
      { method: 'POST', target, headers: { connection: 'Upgrade, close', upgrade: 'x' }, body: '{}' },
    ]),
    ...handshakes.map((request): [string, Request] => ['bad handshake', request]),
    ...['evil.example:443', '127.0.0.1:22', '/api/cities', '*'].map((target): [string, Request] => [
      'CONNECT',
      { method: 'CONNECT', target },
    ]),
  ];
  return requests.map(([name, request]) => ({ name, request }));
}

/** Writes a byte now and then, as long as the server listens. */
const drip = (byte: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.writable && socket.write(byte), 400);
  return () => clearInterval(timer);
};

/** Connections that take their time. All of them are open at once. */
function slowWays(origin: string): Way[] {
  const typed = { 'content-type': 'application/json', origin };
  const posts = (paths: string, headers: Record<string, string>): Request[] =>
    paths.split(' ').map((target) => ({ method: 'POST', target, headers: { ...typed, ...headers } }));
  const bodies = posts(
    '/ /about /login /oauth2/callback /releases/generation /api/functions/contact-form /api/auth/sign-in /api/no-such-thing',
    { 'content-length': '1000' },
  );
  const chunked = posts('/login /oauth2/callback /api/functions/contact-form', { 'transfer-encoding': 'chunked' });
  const many = (line: (index: number) => string): string =>
    Array.from({ length: 3000 }, (_each, index) => line(index)).join('');
  const closing = { untilClosed: true };
  const ended = { ...closing, act: (socket: Socket): void => void socket.end() };
  const drips = (byte: string) => ({ ...closing, act: drip(byte) });
  const half = 'GET /api/ci';
  return [
    { name: 'nothing at all', raw: '' },
    { name: 'half a request line', raw: half },
    { name: 'half a request line, then half-closed', raw: half, options: ended },
    { name: 'a slow request line', raw: half, options: drips('a') },
    { name: 'slow headers', raw: 'GET /api/cities HTTP/1.1\r\nHost: x\r\n', options: drips('x: y\r\n') },
    ...bodies.flatMap((request): Way[] => [
      { name: 'slow body', request, options: drips(' ') },
      { name: 'body that never comes', request, options: closing },
    ]),
    ...chunked.map((request): Way => ({ name: 'slow chunks', request, options: drips('1\r\n \r\n') })),
    {
      name: 'GET with a body that never comes',
      request: { target: '/about', headers: { 'content-length': '1000' } },
      options: closing,
    },
    ...['/about', '/api/cities', '/robots.txt'].flatMap((target): Way[] => [
      { name: 'half-closed after', request: { target }, options: ended },
      { name: 'idle after', request: { target }, options: closing },
      { name: 'huge header', request: { target, headers: { 'x-large': 'x'.repeat(100_000) } } },
      { name: 'many headers', raw: `GET ${target} HTTP/1.1\r\n${many((index) => `x-${index}: y\r\n`)}\r\n` },
      { name: 'many cookies', request: { target, headers: { cookie: many((index) => `c${index}=1; `) } } },
    ]),
    { name: 'an open websocket that says nothing', request: { target: ENGINE, headers: { ...SOCKET, origin } } },
    {
      name: 'polling that says nothing',
      request: { target: '/socket.io/?EIO=4&transport=polling', headers: { origin } },
    },
  ];
}
