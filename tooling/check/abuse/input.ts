import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { signIn } from '../site/sign-in.ts';
import { runInParallel } from '../../build/run-in-parallel.ts';
import type { Attack, Target } from './attack.ts';
import {
  drawn,
  encoded,
  HOSTILE_CURSORS,
  HOSTILE_EMAILS,
  HOSTILE_SEGMENTS,
  HOSTILE_TEXTS,
  hostileValues,
} from './kit/hostile.ts';
import { checkOrdinaryVisitor } from './kit/ordinary-visitor.ts';
import { type Operation, operationsOf } from './kit/operations.ts';
import { type Request, send } from './kit/request.ts';

type Caller = 'visitor' | 'patient' | 'staff';

/** A request to a route, without the sender's session. */
interface Shot {
  readonly operation: Operation;
  readonly request: Request;
}

/** With a valid session these would end it, or delete the account, so they are sent without one. */
const ENDS_THE_SESSION = new Set([
  'POST /api/auth/sign-out',
  'DELETE /api/auth/sessions',
  'POST /api/auth/delete-account',
  'POST /api/auth/consents/withdraw',
]);

/** Hostile values in every parameter and field of every route in the OpenAPI document. */
export const input: Attack = {
  name: 'input',
  title: 'Hostile values in every field',
  wanted: 'No bytes, depth, length or cursor get a 5xx; every error is a problem of api.md; nothing hangs.',
  async run(target) {
    const { long, origin, say, seed } = target;
    const operations = await operationsOf(origin);
    const ids = await idsOf(origin);
    const all = operations.flatMap((operation, index) => shotsAt(origin, operation, ids, seed + index, long ? 60 : 12));
    const tokens: Record<Caller, string | undefined> = {
      visitor: undefined,
      patient: (await signIn(origin, 'patient')).token,
      staff: (await signIn(origin, 'super_admin')).token,
    };
    let sent = 0;
    const fire = (caller: Caller, shots: readonly Shot[]) =>
      runInParallel(shots, 8, async (shot) => {
        await tryOut(target, shot, tokens[caller]);
        sent += 1;
        if (sent % 100 === 0) say(`${sent} requests`);
      });
    const guarded = all.filter(({ operation }) => operation.needsSession && !ENDS_THE_SESSION.has(nameOf(operation)));
    const visitors = all.filter(({ operation }) => !operation.needsSession);
    const some = (shots: readonly Shot[], short: number): readonly Shot[] =>
      drawn(shots, seed, long ? shots.length : short);
    await Promise.all([fire('visitor', some(visitors, 900)), checkOrdinaryVisitor(target, 'hostile values')]);
    await fire('visitor', drawn(guarded, seed, long ? 1000 : 60));
    await fire('staff', some(guarded, 500));
    await fire('patient', some(guarded, 150));
    await checkOrdinaryVisitor(target, 'after hostile values');
    return { routes: operations.length, requests: sent };
  },
};

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

async function tryOut({ origin, tally }: Target, { request }: Shot, token: string | undefined): Promise<void> {
  const headers = { origin, ...request.headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  tally.note(request, await send(origin, { ...request, headers }), { problem: true });
}

/** Ids of existing rows, by the path of their list: a request with a wrong id would be refused before its other values are read. */
async function idsOf(origin: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const list of ['doctors', 'partner-hospitals', 'treatments', 'faq-entries', 'cities', 'blog-posts']) {
    const { items } = (await (await fetch(`${origin}/api/${list}`)).json()) as {
      items: { id?: string; slug?: string }[];
    };
    found.set(`/api/${list}`, items[0]?.id ?? items[0]?.slug ?? '');
  }
  return found;
}

function shotsAt(
  origin: string,
  operation: Operation,
  ids: ReadonlyMap<string, string>,
  seed: number,
  values: number,
): Shot[] {
  const { method, path, pathParameters, queryParameters, headers, contentType, example } = operation;
  const fill = (parameter?: string, value = ''): string =>
    path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
      name === parameter ? value : (ids.get(path.slice(0, path.indexOf('/{'))) ?? randomUUID()),
    );
  const good: Request = {
    method,
    target: fill(),
    ...(contentType === undefined ? {} : { headers: { 'content-type': contentType }, body: JSON.stringify(example) }),
  };
  const at = (target: string): Request => ({ ...good, target });
  const saying = (given: Record<string, string>): Request => ({ ...good, headers: { ...good.headers, ...given } });
  const holding = (body: string | Buffer): Request => ({ ...good, body });
  const segments = drawn([...HOSTILE_SEGMENTS, ...HOSTILE_CURSORS], seed, 2 * values);
  const strange = ['?unknown=1', '?__proto__=1', '?%ff', '?a%00=1', `?${'x'.repeat(5000)}`, '?&&&=&'];
  const keys = ['', ' ', 'x'.repeat(201), '\u00e9', '\u0001', 'a\u007f', 'a,b'];
  const requests: Request[] = [
    ...pathParameters.flatMap((name) => segments.map((segment) => at(fill(name, segment)))),
    ...queryParameters.flatMap((name) => queriesFor(name, seed, values).map((query) => at(`${good.target}?${query}`))),
    ...strange.map((query) => at(good.target + query)),
    ...headers.flatMap((name) => keys.map((value) => saying({ [name]: value }))),
    saying({ authorization: 'Bearer \u00ff.x', cookie: 'ayana_refresh=%00; __Secure-ayana_refresh=x' }),
    saying({ origin: 'null', referer: `${origin}\u0001` }),
    ...(contentType === undefined ? [] : [...bodiesFor(operation, seed, values).map(holding), ...wrappings(good)]),
  ];
  return requests.map((request) => ({ operation, request }));
}

function queriesFor(name: string, seed: number, values: number): string[] {
  const special =
    name === 'cursor'
      ? HOSTILE_CURSORS.flatMap((cursor) =>
          ['', 'sort=name&', 'sort=fee&', 'order=oldest&'].map(
            (other) => `${other}cursor=${encodeURIComponent(cursor)}`,
          ),
        )
      : [];
  const texts = drawn(HOSTILE_TEXTS, seed + name.length, values).map((text) => `${name}=${encoded(text)}`);
  const raw = ['%ff', '%00', '%', '', 'a&'.repeat(300)].map((value) => `${name}=${value}`);
  return [...special, ...texts, ...raw, `${name}=1&${name}=2`, `${name}[]=1`, `${name}[__proto__]=1`, name].map(
    (query) => query.slice(0, 7000),
  );
}

/** Bodies that are not JSON, or not an object; separated by bars. */
const BROKEN = [
  ...String.raw`null|[]|"x"|1|{|{"a":|{}{}|{'a':1}|{"a":1,}|{"a":NaN}|{"a":"\u0000"}|{"\u0000":1}| |`.split('|'),
  '\ufeff{}',
  '{"a":"\u0000"}',
];

/** Bodies of the right type with one wrong field, or all of them wrong. */
function bodiesFor({ example = {}, required }: Operation, seed: number, values: number): (string | Buffer)[] {
  const fields = Object.keys(example);
  const only = Object.fromEntries(required.map((name) => [name, example[name]]));
  const bad = fields.flatMap((name, index) => {
    const special = name.toLowerCase().includes('email') ? drawn(HOSTILE_EMAILS, seed, values) : [];
    return [...special, ...hostileValues(seed + index, values)].map((value) =>
      JSON.stringify({ ...only, [name]: value }),
    );
  });
  const [first = 'a'] = fields;
  const deep = (open: string, close: string): string => `{"${first}":${open.repeat(5000)}1${close.repeat(5000)}}`;
  const good = JSON.stringify(example);
  return [
    ...bad,
    ...hostileValues(seed, values).map((value) => JSON.stringify(value)),
    ...BROKEN,
    ...['\\u0000', '\\ud800', '\\udc00\\ud800', '\\u202e'].map((escape) =>
      JSON.stringify({ ...only, [first]: 'SEAT' }).replace('SEAT', escape),
    ),
    JSON.stringify({ ...only, [first]: 0 }).replace(':0', ':1e999'),
    deep('[', ']'),
    deep('{"a":', '}'),
    good.replace('{', '{"__proto__":{"admin":true},'),
    good.replace('{', '{"constructor":{"prototype":{"admin":true}},'),
    good.replace('{', `{"${first}":"twice",`),
    good.replace('{', `{"${'k'.repeat(5000)}":1,`),
    `{${Array.from({ length: 3000 }, (_each, index) => `"k${index}":1`).join(',')}}`,
    Buffer.concat([
      Buffer.from(`{"${first}":"`),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
      Buffer.from('"}'),
    ]),
    Buffer.from(good, 'utf16le'),
  ];
}

/** The good body as another type, in another character set, packed, or too large. */
function wrappings(good: Request): Request[] {
  const as = (headers: Record<string, string>, body: string | Buffer = String(good.body)): Request => ({
    ...good,
    headers: { ...good.headers, ...headers },
    body,
  });
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024));
  return [
    ...[
      '',
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json; charset=utf-16',
      'application/json; charset=nonsense',
      'application/json;',
      'application/json, text/plain',
      'application/JSON',
      'x',
      '/',
      'a/b/c',
    ].map((type) => as({ 'content-type': type })),
    as({ 'content-encoding': 'gzip' }, bomb.subarray(0, 100_000)),
    as({ 'content-encoding': 'gzip' }, gzipSync(String(good.body))),
    as({ 'content-encoding': 'br' }),
    as({ 'content-encoding': 'x, y' }),
    as({}, ' '.repeat(200 * 1024)),
    as({ 'transfer-encoding': 'chunked' }, `${(200 * 1024).toString(16)}\r\n${' '.repeat(200 * 1024)}\r\n0\r\n\r\n`),
  ];
}
