import type { FastifyReply } from 'fastify';
import { readConfig } from '../config';
import { answerDevRemoteQuery, parseDevRemote, readDevRemotes, withoutRendering } from './dev-remotes';

const ORIGIN = 'https://ayana.example';

/** A reply that records its calls. */
function fakeReply(): { reply: FastifyReply; done: { headers: Record<string, string>; code?: number; to?: string } } {
  const done: { headers: Record<string, string>; code?: number; to?: string } = { headers: {} };
  const reply = {
    header: (name: string, value: string) => {
      done.headers[name] = value;
      return reply;
    },
    code: (code: number) => {
      done.code = code;
      return reply;
    },
    type: () => reply,
    send: () => reply,
    redirect: (to: string, code: number) => {
      Object.assign(done, { to, code });
      return reply;
    },
  };
  return { reply: reply as unknown as FastifyReply, done };
}

function ask(query: string, cookies = ''): ReturnType<typeof fakeReply>['done'] & { answered: boolean } {
  const { reply, done } = fakeReply();
  const answered = answerDevRemoteQuery(new URL(`/notifications${query}`, ORIGIN), cookies, reply) !== undefined;
  return { ...done, answered };
}

test('only this computer is accepted', () => {
  expect(parseDevRemote('mfe-patient@http://localhost:4100')).toEqual({
    name: 'mfe-patient',
    origin: 'http://localhost:4100',
  });
  for (const text of [
    'mfe-patient@http://evil.example:80',
    'mfe-patient@http://localhost.evil.example:80',
    'mfe-patient@http://localhost:80@evil.example',
    'mfe-patient@https://evil.example/http://localhost:80',
    'mfe-patient@http://localhost',
    'shell@http://localhost:4100',
    'mfe-patient@javascript:alert(1)',
    '',
  ])
    expect(parseDevRemote(text)).toBeUndefined();
});

test('the query becomes a cookie and is removed from the URL; another remote is added, off removes both', () => {
  const first = ask('?page=2&ayana_dev_remote=mfe-patient@http://localhost:4100');
  expect(first).toMatchObject({ code: 302, to: '/notifications?page=2' });
  const cookie = first.headers['set-cookie'] ?? '';
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  const both = ask('?ayana_dev_remote=mfe-admin@http://127.0.0.1:4200', cookie.split(';')[0]);
  expect(readDevRemotes(both.headers['set-cookie']?.split(';')[0] ?? '')).toEqual([
    { name: 'mfe-patient', origin: 'http://localhost:4100' },
    { name: 'mfe-admin', origin: 'http://127.0.0.1:4200' },
  ]);
  expect(ask('?ayana_dev_remote=off').headers['set-cookie']).toContain('Max-Age=0');
  expect(ask('?ayana_dev_remote=ask').code).toBe(204);
  expect(ask('?ayana_dev_remote=mfe-patient@http://evil.example:80').code).toBe(400);
  expect(ask('?page=2').answered).toBe(false);
});

test('a forged or broken cookie is ignored', () => {
  expect(readDevRemotes('ayana_dev_remote=mfe-patient%40http%3A%2F%2Fevil.example%3A80')).toEqual([]);
  expect(readDevRemotes('ayana_dev_remote=%E0%A4%A')).toEqual([]);
  expect(readDevRemotes('')).toEqual([]);
});

test('allowed by DEV_REMOTES=1, or with demo data on this computer; nowhere else', () => {
  const allowed = (env: Record<string, string>): boolean => readConfig(env, '/srv').devRemotes;
  expect(allowed({ DEV_REMOTES: '1', PUBLIC_ORIGIN: ORIGIN })).toBe(true);
  expect(allowed({ DEMO_DATA: '1', PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe(true);
  expect(allowed({ DEMO_DATA: '1', PUBLIC_ORIGIN: 'http://localhost:3000', DEV_REMOTES: '0' })).toBe(false);
  expect(allowed({ DEMO_DATA: '1', PUBLIC_ORIGIN: ORIGIN })).toBe(false);
  expect(allowed({ PUBLIC_ORIGIN: 'http://localhost:3000' })).toBe(false);
  expect(allowed({})).toBe(false);
});

test('the server does not render a remote that is being developed', () => {
  const remote = {
    name: 'mfe-public',
    version: '1',
    entry: '/e.js',
    integrity: '',
    webBase: '/',
    webFolder: '/',
    portal: { name: 'mfe-public', contract: 1, routes: [{ id: 'public.home', path: '/', title: 'Home', ssr: true }] },
    scripts: { 'public.home': ['/a.js'] },
    later: {},
    serverBundle: undefined,
  };
  const [changed, kept] = withoutRendering({ number: 1, remotes: [remote, { ...remote, name: 'mfe-admin' }] }, [
    { name: 'mfe-public', origin: 'http://localhost:1' },
  ]).remotes;
  expect(changed?.portal.routes[0]).not.toHaveProperty('ssr');
  expect(changed?.scripts).toEqual({});
  expect(kept?.portal.routes[0]?.ssr).toBe(true);
});
