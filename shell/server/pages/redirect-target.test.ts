import type { Generation } from '../releases/registry';

import { canonicalPath, redirectTarget } from './redirect-target';

const generation = {
  number: 3,
  remotes: [
    {
      portal: {
        name: 'mfe-admin',
        contract: 1,
        routes: [
          { id: 'admin.home', path: '/admin', title: 'Requests', access: 'admin' },
          { id: 'patient.request', path: '/requests/:requestId', title: 'Request', access: 'signed_in' },
          { id: 'public.about', path: '/about', title: 'About' },
          { id: 'public.offer', path: '/requests/offer', title: 'Offer' },
        ],
      },
    },
  ],
} as unknown as Generation;

const target = (path: string, hint?: string): string | undefined =>
  redirectTarget(new URL(path, 'http://localhost'), hint, generation);

describe('redirects by HTTP 302', () => {
  it('lead old sign-in paths to /login and keep the query', () => {
    expect(target('/auth?verify=abc')).toBe('/login?verify=abc');
    expect(target('/partner-login')).toBe('/login');
  });

  it('lead a signed-in visitor of the home page to a known home portal only', () => {
    expect(target('/', '/admin')).toBe('/admin');
    expect(target('/', 'none')).toBeUndefined();
    expect(target('/', '//evil.example')).toBeUndefined();
    expect(target('/')).toBeUndefined();
  });

  it('lead a signed-out visitor of a guarded page to /auth with the way back', () => {
    expect(target('/admin?age=1')).toBe('/auth?next=%2Fadmin%3Fage%3D1');
    expect(target('/requests/42')).toBe('/auth?next=%2Frequests%2F42');
    expect(target('/secure-portal')).toBe('/auth?next=%2Fsecure-portal');
    expect(target('/admin', '/admin')).toBeUndefined();
    expect(target('/about')).toBeUndefined();
  });

  it('leave a public page whose path a guarded one with a parameter also matches', () => {
    expect(target('/requests/offer')).toBeUndefined();
  });
});

it.each([
  ['/about', '/About', '/about'],
  ['/about', '/about/', '/about'],
  ['/about', '/ab%6Fut//', '/about'],
  ['/about', '/about', '/about'],
  ['/', '/', '/'],
  ['/hospital/:hospitalId', '/HOSPITAL/Apollo%20One/', '/hospital/Apollo%20One'],
  ['/admin/activity/:type', '/admin/Activity/users', '/admin/activity/users'],
  [undefined, '/About/Nothing/', '/About/Nothing/'],
])('a page of the route %s asked for at %s is at %s', (route, path, own) => {
  expect(canonicalPath(route, path)).toBe(own);
});
