import type { Quote, QuoteLine } from '@ayana/contracts/journey';
import { quoteWithExtras } from '@ayana/contracts/journey';
import { comparisonOf, groupsOf, lapsesAt } from './comparison';
import { ownMoneyText, usdText } from './own-money';

const line = (category: QuoteLine['category'], unit_price: number, included = true): QuoteLine => ({
  id: category,
  category,
  label: category,
  quantity: 2,
  unit_price,
  included,
});
const quote = (over: Partial<Quote>): Quote =>
  ({ id: '1', status: 'sent', total: 0, room_class: 'single', days_in_hospital: 6, lines: [], ...over }) as Quote;

test('quotes differ where one includes what another leaves out or does not mention; not by their amounts', () => {
  const { categories, facts } = comparisonOf([
    quote({ lines: [line('surgeon', 100), line('room', 10), line('implant', 50)] }),
    quote({ lines: [line('surgeon', 900), line('room', 10, false)], room_class: 'suite' }),
  ]);
  expect(categories.map(({ category, differs }) => [category, differs])).toEqual([
    ['surgeon', false],
    ['implant', true],
    ['room', true],
  ]);
  expect([...facts]).toEqual(['room_class']);
  expect(comparisonOf([quote({})]).facts.size).toBe(0);
});

test('what is named with a price but not in it is counted in the total with everything', () => {
  expect(quoteWithExtras([line('surgeon', 100), line('room', 10, false)])).toBe(220);
});

test('the chosen quote, those to choose from by price, and the others', () => {
  const all = [
    quote({ id: 'dear', total: 9 }),
    quote({ id: 'gone', status: 'withdrawn' }),
    quote({ id: 'cheap', total: 4 }),
    quote({ id: 'late', status: 'expired' }),
  ];
  const ids = (quotes: readonly Quote[]) => quotes.map(({ id }) => id);
  const { accepted, open, closed } = groupsOf(all);
  expect([accepted, ids(open), ids(closed)]).toEqual([undefined, ['cheap', 'dear'], ['gone', 'late']]);
  expect(groupsOf([...all, quote({ id: 'mine', status: 'accepted' })]).accepted?.id).toBe('mine');
});

test('a quote lapses when its last day in India is over', () => {
  expect(lapsesAt('2026-12-31').toISOString()).toBe('2026-12-31T18:30:00.000Z');
});

test('amounts are dollars, and about as much in the currency of the country', () => {
  expect(usdText(665_050)).toBe('$6,650.50');
  expect(ownMoneyText(665_000, 'KE')).toMatch(/^KES\s860,000$/);
  expect([ownMoneyText(665_000, 'ZM'), ownMoneyText(665_000, null)]).toEqual([null, null]);
});
