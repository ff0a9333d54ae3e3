import {
  accompaniedIn,
  accompaniedMessagesHref,
  atJourney,
  journeyIn,
  ownRequestHref,
  patientHref,
} from './patient-pages.ts';

test.each([
  ['/patient-portal', '/patient-portal?journey=j1'],
  ['/patient-portal/documents#to-send', '/patient-portal/documents?journey=j1#to-send'],
  ['/patient-portal/messages?thread=7', '/patient-portal/messages?thread=7&journey=j1'],
  ['/notifications?', '/notifications?journey=j1'],
  ['/requests/r1', '/requests/r1?journey=j1'],
  ['/patient/find-doctors', '/patient/find-doctors?journey=j1'],
  // Another is named, and pages that are no part of the patient’s portal.
  ['/patient-portal/quotes?journey=j2', '/patient-portal/quotes?journey=j2'],
  ['/consultation', '/consultation'],
  ['/', '/'],
  ['/patient-portals', '/patient-portals'],
  ['https://other.example/patient-portal', 'https://other.example/patient-portal'],
])('%s of the chosen journey is %s', (address, chosen) => {
  expect(atJourney(address, 'j1')).toBe(chosen);
  expect(atJourney(address, null)).toBe(address);
});

test('an address names the journey it was made for', () => {
  expect(journeyIn(patientHref('quotes', 'a b'))).toBe('a b');
  expect(journeyIn(ownRequestHref('r1', 'j1'))).toBe('j1');
  expect(accompaniedIn(atJourney(accompaniedMessagesHref('j2'), 'j1'))).toBe('j2');
  expect([journeyIn('?journey='), journeyIn('?other=1'), journeyIn('')]).toEqual([null, null, null]);
});
