import { type Credential, credentialLine } from './credentials';

const NOW = new Date('2026-12-01T10:00:00Z');
const LICENCE: Credential = {
  id: 'a',
  partner_id: 'p',
  doctor_id: null,
  holder_name: 'A hospital',
  kind: 'licence',
  number: 'L-1',
  issuer: 'The state',
  valid_until: '2028-01-31',
  is_expired: false,
  file_name: 'licence.pdf',
  status: 'accepted',
  reason: null,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
};

test.each([
  ['checked, with more than 60 days left', {}, 'accepted'],
  ['checked, with 60 days left', { valid_until: '2027-01-30' }, 'ending'],
  ['checked, with a little more than 60 days left', { valid_until: '2027-01-31' }, 'accepted'],
  ['checked, on its last day', { valid_until: '2026-12-01' }, 'ending'],
  ['not checked yet, with few days left', { status: 'waiting', valid_until: '2026-12-20' }, 'waiting'],
  ['sent back', { status: 'returned', reason: 'Not readable' }, 'returned'],
  ['lapsed', { is_expired: true, valid_until: '2026-11-19' }, 'expired'],
] as const)('a licence that is %s is shown so', (_, change, state) => {
  expect(credentialLine({ ...LICENCE, ...change }, NOW).state).toBe(state);
});

test('sixty days to the hour are the last ones, and a line says what the paper is', () => {
  const line = credentialLine({ ...LICENCE, valid_until: '2027-01-30T10:00:00Z' }, NOW);
  expect(line).toEqual({
    id: 'a',
    kind: 'Licence',
    number: 'L-1',
    holder: 'A hospital',
    issuer: 'The state',
    valid_until: '2027-01-30T10:00:00Z',
    state: 'ending',
    reason: null,
  });
});
