import type { Generation } from '../releases/registry';

// Rendering is not what is tested here, and its modules need a bundler.
jest.mock('../render/render-page', () => ({ renderPage: jest.fn() }));
jest.mock('../render/document', () => ({ htmlDocument: jest.fn() }));
jest.mock('../share/share-pictures', () => ({ picturePath: jest.fn() }));

import { redirectTarget } from './pages';

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
        ],
      },
    },
  ],
} as unknown as Generation;

const target = (path: string, hint?: string): string | undefined =>
  redirectTarget(new URL(path, 'http://localhost'), hint, generation);

describe('redirects by HTTP 302', () => {
  it('lead old doors to /login and keep the query', () => {
    expect(target('/auth?verify=abc')).toBe('/login?verify=abc');
    expect(target('/partner-login')).toBe('/login');
  });

  it('lead a signed-in visitor of the home page to the home portal, and only to a known one', () => {
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
});
