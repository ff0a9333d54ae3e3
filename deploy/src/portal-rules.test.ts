import { readFileSync } from 'node:fs';
import path from 'node:path';
import { portalProblems, routeCollisions } from './portal-rules.ts';

const route = { id: 'public.home', path: '/', title: 'Home', ssr: true };
const portal = { name: 'mfe-public', contract: 1, routes: [route] };

const line = { label: 'Home', icon: 'inbox', order: 1 };
const portalPage = (over: object): object => ({
  ...portal,
  routes: [{ id: 'public.home', path: '/x', title: 'Home', access: 'admin', frame: 'portal', rail: line, ...over }],
});

describe('portalProblems', () => {
  it('takes a line in the rail with what it counts', () => {
    const count = { path: '/inbox/unread-count', events: ['inbox.inserted'] };
    expect(portalProblems(portalPage({ rail: { ...line, count } }), 'mfe-public')).toEqual([]);
  });

  it('finds nothing wrong with a sound portal', () => expect(portalProblems(portal, 'mfe-public')).toEqual([]));

  it('finds nothing wrong with the portals of this tree', () => {
    for (const name of ['mfe-public', 'mfe-patient', 'mfe-partner', 'mfe-admin']) {
      const file = path.join(__dirname, '../..', name, 'portal.json');
      expect(portalProblems(JSON.parse(readFileSync(file, 'utf8')), name)).toEqual([]);
    }
  });

  it.each([
    ['another name', { ...portal, name: 'mfe-other' }, 'its name'],
    ['a contract without a number', { ...portal, contract: 'new' }, 'contract new'],
    ['no routes', { ...portal, routes: [] }, 'lists no routes'],
    ['an id twice', { ...portal, routes: [route, { ...route, path: '/x' }] }, 'is used twice'],
    ['an unknown access entry', { ...portal, routes: [{ ...route, ssr: false, access: 'kings' }] }, 'access table'],
    ['a guarded page on the server', { ...portal, routes: [{ ...route, access: 'admin' }] }, 'rendered on the server'],
    ['a relative path', { ...portal, routes: [{ ...route, path: 'about' }] }, 'must start with /'],
    ['an unknown field', { ...portal, routes: [{ ...route, role: 'admin' }] }, 'unknown field "role"'],
    ['a day that is none', { ...portal, routes: [{ ...route, updated: '2026-02-30' }] }, 'updated is a day'],
    ['a word that is no text', { ...portal, routes: [{ ...route, words: ['visa', 1] }] }, 'words is a list of texts'],
    ['an act without a label', { ...portal, routes: [{ ...route, act: { search: '?new=1' } }] }, 'act has a label'],
    ['an unknown frame', { ...portal, routes: [{ ...route, frame: 'box' }] }, '"page", "portal" or "plain"'],
    ['a line in the rail of no portal', { ...portal, routes: [{ ...route, rail: line }] }, 'needs the frame'],
    ['a line that leads nowhere', portalPage({ path: '/x/:id' }), 'without parameters'],
    ['a line without a word', portalPage({ rail: { ...line, label: ' ' } }), 'no label'],
    ['a count by no address', portalPage({ rail: { ...line, count: { path: 'x' } } }), 'path of a number'],
    [
      'a count by an unknown event',
      portalPage({ rail: { ...line, late: { path: '/x', events: ['moon.rose'] } } }),
      'an unknown event',
    ],
    ['no object', 'portal', 'not an object'],
  ])('names %s', (_what, wrong, sentence) => expect(portalProblems(wrong, 'mfe-public').join(' ')).toContain(sentence));
});

describe('routeCollisions', () => {
  const other = (address: string): typeof portal => ({
    name: 'mfe-admin',
    contract: 1,
    routes: [{ ...route, id: 'admin.x', path: address }],
  });

  it('lets remotes live side by side', () => expect(routeCollisions([portal, other('/admin')])).toEqual([]));

  it('names a path two remotes claim, whatever its parameter is called', () => {
    const one = { ...portal, routes: [{ ...route, path: '/hospital/:id' }] };
    expect(routeCollisions([one, other('/hospital/:hospitalId')])).toEqual([
      'mfe-admin: /hospital/:hospitalId already belongs to mfe-public.',
    ]);
  });

  it('keeps the shell’s own paths', () => expect(routeCollisions([other('/login')])).toHaveLength(1));
});
