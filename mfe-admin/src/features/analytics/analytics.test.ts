import { questionOf, viewOf } from './analytics.api';
import { changeText, groupName, share, took } from './figure-words';

const NOW = new Date('2026-11-26T10:00:00Z');
const question = (address: string) => questionOf(new URLSearchParams(address), NOW);

test('an address asks for the last twelve months, and for what its view knows', () => {
  expect(question('')).toEqual({ from: '2025-12', to: '2026-11', by: 'country' });
  expect(question('by=hospital&country=Oman&treatment_id=none')).toEqual({
    from: '2025-12',
    to: '2026-11',
    by: 'hospital',
    country: 'Oman',
    treatment_id: 'none',
  });
  // A filter of another view stays in the address, and is not asked.
  expect(question('view=satisfaction&by=hospital&source=portal&country=Oman&from=2026-01&to=2026-02')).toEqual({
    from: '2026-01',
    to: '2026-02',
    by: 'service',
    country: 'Oman',
  });
  expect(question('view=workload&country=Oman&to=2026-03')).toEqual({ from: '2025-04', to: '2026-03' });
  expect(viewOf(new URLSearchParams('view=colours'))).toBe('funnel');
});

test('minutes are said in the unit that fits', () => {
  expect([5, 120, 150, 1440, 2880, 15_120, null].map((minutes) => took(minutes))).toEqual([
    '5 minutes',
    '2 hours',
    '2.5 hours',
    '24 hours',
    '2 days',
    '10.5 days',
    '–',
  ]);
});

test('shares, changes and names', () => {
  expect([share(1, 4), share(0, 0)]).toEqual(['25%', '–']);
  expect(changeText(6, 5)).toBe('20% more than in the months before');
  expect(changeText(4, 5)).toBe('20% fewer than in the months before');
  expect(changeText(5, 5)).toBe('as many as in the months before');
  expect(changeText(5, 0)).toBeUndefined();
  expect(groupName('source', { id: 'portal', name: null })).toBe('Patient portal');
  expect(groupName('country', { id: 'Oman', name: null })).toBe('Oman');
  expect(groupName('country', { id: null, name: null })).toBe('Country not said');
  expect(groupName('hospital', { id: 'x', name: 'Lotus' })).toBe('Lotus');
});
