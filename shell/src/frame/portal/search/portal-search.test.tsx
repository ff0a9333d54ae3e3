import type { PortalData, PortalRoute } from '@ayana/portal-kit';
import { findActs } from './find-acts';
import { findPages } from './find-pages';
import { addRecent, readRecent } from './recent';
import { resultAddress } from './result-address';

const rail = (label: string, order: number, group?: string) => ({ label, icon: 'x', order, ...(group && { group }) });
const routes: PortalRoute[] = [
  { id: 'a', path: '/admin/quiet', access: 'admin', title: 'Requests of the quiet', frame: 'portal' },
  { id: 'b', path: '/admin', access: 'admin', title: 'Requests', frame: 'portal', rail: rail('Requests', 10) },
  { id: 'c', path: '/admin/users', access: 'users', title: 'People', frame: 'portal', rail: rail('People', 30) },
  {
    id: 'd',
    path: '/admin/service-catalog',
    access: 'service_desk',
    title: 'Service catalog',
    frame: 'portal',
    rail: rail('Catálogo', 61, 'Service desk'),
  },
  {
    id: 'e',
    path: '/admin/service-requests/:requestId',
    access: 'service_desk',
    title: 'Service request',
    frame: 'portal',
  },
  { id: 'f', path: '/admin/treatments/:treatmentId', access: 'catalogue_upkeep', title: 'Treatment', frame: 'portal' },
  { id: 'g', path: '/requests/:requestId', access: 'signed_in', title: 'Request', frame: 'portal' },
  { id: 'g', path: '/search', title: 'Search requests' },
  {
    id: 'h',
    path: '/patient-portal/travel',
    access: 'patient_portal',
    title: 'Travel plan',
    frame: 'portal',
    words: ['visa', 'flight'],
  },
] satisfies PortalData['routes'];

const pages = (role: Parameters<typeof findPages>[1], query: string): string[] =>
  findPages(routes, role, query).map(({ id }) => id);

test('pages are found by title, label and group, those of the rail first, as the role may open them', () => {
  expect(pages('admin', 'request')).toEqual(['b', 'a']);
  expect(pages('admin', 'desk catalogo')).toEqual(['d']);
  expect(pages('admin', 'people')).toEqual(['c']);
  expect(pages('ayana_staff', 'people')).toEqual([]);
  expect(pages('patient', 'request')).toEqual([]);
  expect(pages('admin', ' ')).toEqual([]);
  expect(pages('patient', 'Visa')).toEqual(['h']);
  expect(pages('admin', 'visa')).toEqual([]);
});

test('what begins on a page and what the page offers is found by its words, by who may', () => {
  const withActs: PortalRoute[] = [
    ...routes,
    {
      id: 'i',
      path: '/admin/incident-command',
      access: 'incident_command',
      title: 'Incident command',
      frame: 'portal',
      act: { label: 'New incident', search: '?new=1' },
    },
    {
      id: 'j',
      path: '/admin/create',
      access: 'service_desk',
      title: 'New service request',
      frame: 'portal',
      act: { label: 'New service request' },
    },
  ];
  const run = jest.fn();
  const shown = [{ id: 'assign-me', label: 'Assign to me', subject: 'SR-000001', run }];
  const found = (role: Parameters<typeof findPages>[1], query: string) => findActs(withActs, shown, role, query);
  expect(found('admin', 'incident new').map(({ item }) => item.href)).toEqual(['/admin/incident-command?new=1']);
  expect(found('patient', 'new')).toEqual([]);
  expect(found('admin', 'new').map(({ item }) => item.title)).toEqual(['New incident', 'New service request']);
  // A page that is an act as a whole is not found twice.
  expect(findPages(withActs, 'admin', 'new service')).toEqual([]);
  const [mine] = found('admin', 'assign sr-000001');
  mine?.run?.();
  expect(run).toHaveBeenCalledTimes(1);
});

test('a result opens where its role may open it, or has no address', () => {
  const result = { id: '1', title: 'Hip & knee', subtitle: '', state: null };
  expect(resultAddress(routes, 'ayana_staff', 'service_requests', result)).toBe('/admin/service-requests/1');
  expect(resultAddress(routes, 'patient', 'service_requests', result)).toBe('/requests/1');
  expect(resultAddress(routes, 'ayana_staff', 'people', result)).toBeUndefined();
  expect(resultAddress(routes, 'admin', 'treatments', result)).toBe('/admin/treatments/1');
  expect(resultAddress(routes, 'patient', 'treatments', result)).toBe('/search?q=Hip%20%26%20knee');
  expect(resultAddress(routes, 'admin', 'doctors', result)).toBeUndefined();
  const path = '/patient-portal/documents?paper=1&journey=2';
  expect(resultAddress(routes, 'patient', 'papers', { ...result, path })).toBe(path);
  expect(resultAddress(routes, 'patient', 'papers', { ...result, path: '//evil.example' })).toBeUndefined();
  expect(resultAddress(routes, 'patient', 'of a newer API' as 'papers', result)).toBeUndefined();
});

test('what was opened lately is kept once each, the newest first, for its own user', () => {
  const item = (href: string) => ({ id: href, title: href, href });
  for (const href of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/3']) addRecent('one', item(href));
  expect(readRecent('one').map(({ href }) => href)).toEqual(['/3', '/7', '/6', '/5', '/4', '/2']);
  expect(readRecent('two')).toEqual([]);
  addRecent('two', item('/8'));
  expect(readRecent('one')).toEqual([]);
  sessionStorage.setItem('ayana.recent', 'not JSON');
  expect(readRecent('two')).toEqual([]);
});
