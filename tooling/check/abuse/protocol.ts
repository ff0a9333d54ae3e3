import { runInParallel } from '../../build/run-in-parallel.ts';
import { until } from '../site/waiting.ts';
import type { Attack, Target } from './attack.ts';
import { SERVER_BOUND_MS } from './kit/bounds.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import { type Answer, exchange, exchangeAll } from './kit/raw.ts';
import { bytesOf, freshAddress, json, type Request, send } from './kit/request.ts';
import type { Judge } from './kit/tally.ts';

const EVIL = 'evil.example';

interface Case {
  readonly request: Request;
  /** Correct statuses; any other is a finding. */
  readonly right: readonly number[];
  readonly judge?: Judge;
  /** The server must end the connection after its answer. */
  readonly closes?: boolean;
}

/** HTTP as RFC 9110 and 9112 allow it, and as they forbid it. */
export const protocol: Attack = {
  name: 'protocol',
  title: 'HTTP bent and broken',
  wanted:
    'Hop-by-hop headers, old versions and odd methods get their right answers; what could be read in two ways is refused; a forged Host changes no link.',
  async run(target) {
    const { long, say } = target;
    const { origin } = target;
    const cases = [...readingCases(origin, '/api/cities'), ...readingCases(origin, '/about'), ...writingCases(origin)];
    const times = long ? 20 : 1;
    say(`${cases.length * times} requests`);
    const all = Array.from({ length: times }, () => cases).flat();
    await Promise.all([
      runInParallel(all, 8, (each) => tryOut(target, each)),
      checkOrdinaryVisitor(target, 'odd requests'),
    ]);
    await smuggle(target);
    await forgeHost(target);
    return { kinds: cases.length };
  },
};

async function tryOut({ origin, tally }: Target, { request, right, judge, closes = false }: Case): Promise<void> {
  const answer = await send(origin, request, { untilClosed: closes, patienceMs: SERVER_BOUND_MS });
  const wrong = ({ status, closed }: Answer): string | undefined => {
    if (!right.includes(status)) return `${right.join(' or ')} was right`;
    return closes && !closed ? 'the connection was not closed as asked' : undefined;
  };
  tally.note(request, answer, { mayClose: right.includes(0), wrong, ...judge });
}

const OK = [200];
const API: Judge = { problem: true };

/** Request headers that do not change the answer, or for which the second status is also correct. */
const READING: readonly (readonly [headers: Record<string, string>, also?: number])[] = [
  [{ 'keep-alive': '300' }],
  [{ connection: 'keep-alive', 'keep-alive': 'timeout=300, max=9' }],
  [{ te: 'trailers, deflate' }],
  [{ connection: 'TE', te: 'trailers' }],
  [{ trailer: 'Expires' }],
  [{ connection: 'cookie', cookie: 'a=b' }],
  [{ connection: 'host' }, 400],
  [{ connection: 'content-length' }, 400],
  [{ connection: 'x-forwarded-for', 'x-forwarded-for': '1.2.3.4' }],
  [{ 'proxy-connection': 'keep-alive', 'proxy-authorization': 'Basic eA==' }],
  [{ expect: '100-continue' }],
  [{ expect: 'the-spanish-inquisition' }, 417],
  [{ upgrade: 'foo' }],
  [{ connection: 'upgrade', upgrade: 'foo' }],
  [{ range: 'bytes=0-0,1-1,2-2' }, 206],
  [{ 'accept-encoding': 'x, br;q=nonsense, *;q=0' }, 406],
  [{ accept: 'x/y;q=2, */nonsense' }, 406],
  [{ 'accept-language': 'x'.repeat(4000) }],
  [{ cookie: 'ayana_signed_in=%ff; =; ;;; a="b; c' }],
  [{ authorization: 'Bearer x.y.z' }, 401],
  [{ 'x-request-id': 'x'.repeat(3000) }],
  [{ 'x-forwarded-for': 'not-an-address, ::1, 999.1.1.1' }],
  [{ 'x-forwarded-proto': 'gopher', 'x-forwarded-host': EVIL, forwarded: `host=${EVIL}` }],
  [{ Host: 'a', host: 'b' }, 400],
  [{ Host: '' }, 400],
  [{ Host: 'a b' }, 400],
];

function readingCases(origin: string, target: string): Case[] {
  const judge = target.startsWith('/api/') ? API : {};
  const absent = [400, 404];
  return [
    ...READING.map(([headers, also = 200]): Case => ({ request: { target, headers }, right: [200, also] })),
    ...[{ connection: 'close' }, { connection: 'x-secret, close', 'x-secret': '1' }].map((headers): Case => ({
      request: { target, headers },
      right: OK,
      closes: true,
    })),
    { request: { target, version: '1.0' }, right: OK, closes: true },
    { request: { target, version: '1.0', headers: { connection: 'keep-alive' } }, right: OK },
    { request: { target, version: '9.9' }, right: [400, 505], judge: { mayClose: true } },
    { request: { method: 'HEAD', target }, right: OK },
    ...['OPTIONS', 'TRACE', 'PROPFIND', 'DELETE', 'BREW', 'get'].map((method): Case => ({
      request: { method, target },
      right: [200, 204, 400, 404, 405].slice(method === 'OPTIONS' ? 0 : 2),
      judge,
    })),
    ...[`http://${EVIL}${target}`, origin + target, `${target}#fragment`].map((each): Case => ({
      request: { target: each },
      right: [200, 421, ...absent],
    })),
    ...[target.slice(1), '*'].map((each): Case => ({ request: { target: each }, right: absent })),
    ...['bad name', 'x-nul', 'x(y)'].map((name): Case => ({
      request: { target, headers: { [name]: 'a\u0000b' } },
      right: [400],
    })),
  ];
}

function writingCases(origin: string): Case[] {
  const form = JSON.stringify({ first_name: 'Amina', last_name: 'Example', email: 'amina@people.example' });
  const post = (
    headers: Record<string, string>,
    right: readonly number[],
    body: string = form,
    rest: Partial<Case> = {},
  ): Case => ({
    request: {
      method: 'POST',
      target: '/api/functions/contact-form',
      headers: { origin, 'content-type': 'application/json', ...headers },
      body,
    },
    right,
    judge: API,
    ...rest,
  });
  const chunks = (size: number): string => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
  const page = (target: string, body: string, right: readonly number[]): Case => ({
    request: { method: 'POST', target, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body },
    right,
    judge: { mayClose: true },
  });
  return [
    post({ expect: '100-continue' }, [201]),
    post({ connection: 'close' }, [201], form, { closes: true }),
    post({ 'transfer-encoding': 'chunked' }, [413], chunks(320 * 1024)),
    post({ 'transfer-encoding': 'chunked' }, [400], chunks(64)),
    post({ 'transfer-encoding': 'chunked' }, [400], 'zz\r\nnot a chunk\r\n'),
    post({ 'transfer-encoding': 'gzip, chunked' }, [400, 415], chunks(10)),
    post({}, [413], 'x'.repeat(320 * 1024)),
    post({ 'content-length': String(10 ** 15) }, [408, 413]),
    ...['-5', '5, 5', '+10'].map((length) => post({ 'content-length': length }, [400])),
    // An unknown content encoding: the body is refused, or read unchanged.
    ...['gzip', 'nonsense'].map((coding) => post({ 'content-encoding': coding }, [201, 400, 415])),
    post({ 'content-type': 'multipart/form-data' }, [400, 415]),
    post(
      { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(20 * 1024 * 1024) },
      [408, 413, 415],
    ),
    page('/login', 'x'.repeat(2_000_000), [0, 303, 413]),
    page('/oauth2/callback', 'code=%ff&state=%00', [302, 303, 400, 404, 405, 415, 422]),
    ...['code=%00&state=%ff', `state=${'x'.repeat(6000)}`, 'state[]=1&state[]=2', ''].map((query): Case => ({
      request: { target: `/oauth2/callback?${query}` },
      right: [302, 400, 404, 414, 422],
    })),
    { request: { method: 'OPTIONS', target: '*' }, right: [200, 204, 400, 404, 405] },
  ];
}

/** What two servers in a row could read as one request or as two (RFC 9112, 6.3 and 11.2): never two. */
async function smuggle({ origin, port, tally }: Target): Promise<void> {
  const hidden = bytesOf(origin, { target: '/api/no-such-thing-smuggled' }).toString('latin1');
  const lengths = { 'content-type': 'application/json', origin };
  const body = `0\r\n\r\n${hidden}`;
  const post = (headers: Record<string, string>): Buffer =>
    bytesOf(origin, { method: 'POST', target: '/api/auth/sign-in', headers: { ...lengths, ...headers }, body });
  const bodies: Record<string, Buffer> = {
    'a length and chunks': post({ 'content-length': '5', 'transfer-encoding': 'chunked' }),
    'two lengths': post({ 'content-length': '5', 'Content-Length': String(body.length) }),
    'chunks behind a space': post({ 'transfer-encoding ': 'chunked', 'content-length': '5' }),
    'chunks of an unknown kind': post({ 'transfer-encoding': 'xchunked', 'content-length': '5' }),
    'a bare line feed': Buffer.from(`GET /api/cities HTTP/1.1\nHost: x\n\n${hidden}`),
    'a folded header': Buffer.from('GET /api/cities HTTP/1.1\r\nHost: x\r\nX-A: b\r\n c\r\n\r\n'),
  };
  for (const [name, bytes] of Object.entries(bodies)) {
    const [first, second] = await exchangeAll({ port, bytes, answers: 2, patienceMs: 2500 });
    if (first === undefined) continue;
    tally.note(name, first, {
      mayClose: true,
      wrong: ({ status }) =>
        status === 400 || status === 0 ? undefined : '400 was right for what may be read in two ways',
    });
    tally.expect(
      second === undefined || second.status === 0,
      'one request was read as two',
      `${name}: ${first.status}, ${second?.status}`,
    );
  }
  const short = await exchange({
    port,
    bytes: bytesOf(origin, {
      method: 'POST',
      target: '/api/auth/sign-in',
      headers: { ...lengths, 'content-length': '500' },
      body: '{"email":',
    }),
    act: (socket) => void socket.end(),
    patienceMs: 5000,
  });
  tally.note('a body shorter than its length, then half-closed', short, { mayClose: true });
}

/** A Host, and what a proxy would say of it, that belong to another site: links in pages and mails stay ours. */
async function forgeHost({ origin, site, tally }: Target): Promise<void> {
  for (const headers of [
    { host: EVIL },
    { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-for': freshAddress() },
  ]) {
    for (const target of ['/about', '/sitemap.xml', '/robots.txt', '/services/treatment-requests', '/patient-portal'])
      tally.note({ target, headers }, await send(origin, { target, headers }), {
        wrong: ({ body, headers: { location } }) =>
          `${body}${location}`.includes(EVIL) ? 'a forged host is in the answer' : undefined,
      });
    const email = `host-${Object.keys(headers)[0]}@people.example`;
    const body = {
      first_name: 'Amina',
      last_name: 'Example',
      email,
      password: 'A long sentence 4711',
      health_data_consent: true,
      consent_text_version: '2026-11',
    };
    const request: Request = { method: 'POST', target: '/api/auth/sign-up', ...json(origin, body) };
    tally.note(request, await send(origin, { ...request, headers: { ...request.headers, ...headers } }), {
      problem: true,
    });
    await until('the mail of a sign-up arrives', 15_000, () => site.sink.taken.some(({ to }) => to === email)).catch(
      () => tally.wrong('no mail came after a sign-up under a forged host', email),
    );
    const mail = site.sink.taken.find(({ to }) => to === email);
    tally.expect(mail === undefined || !mail.raw.includes(EVIL), 'a forged host is in a mail', email);
  }
}
