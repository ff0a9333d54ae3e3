import { notificationKind, notificationPlace } from './index.ts';

test('an entry leads to the page it names', () => {
  expect(notificationPlace({ path: '/patient-portal/quotes' })).toBe('/patient-portal/quotes');
  expect(notificationPlace({ path: '/patient-portal/messages?thread=7#last' })).toBe(
    '/patient-portal/messages?thread=7#last',
  );
});

test('an entry without a page of this site leads to the portal', () => {
  for (const path of [
    undefined,
    null,
    7,
    '',
    'quotes',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/patient-portal',
    'javascript:alert(1)',
    '/patient-portal/../..//evil.example',
    '/api/patient-notifications',
    '/login?next=/patient-portal',
    '/\tevil.example',
  ])
    expect([path, notificationPlace({ path })]).toEqual([path, '/patient-portal']);
});

test('the kind of an entry is one of the list, and the journey where it names none', () => {
  expect(notificationKind({ kind: 'check_in' })).toBe('check_in');
  expect(notificationKind({})).toBe('journey');
  expect(notificationKind({ kind: 'constructor' })).toBe('journey');
});
