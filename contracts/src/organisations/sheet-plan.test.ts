import { planSheet, type SheetItem, type SheetLine, type SheetWords } from './index.ts';

const WORDS: SheetWords = {
  no_hospital: 'no hospital',
  hospital_needed: 'which hospital',
  hospital: (names) => `none of ${names}`,
  twice: (line) => `as line ${line}`,
  overlaps: (from) => `overlaps ${from}`,
};
const APOLLO = { id: 'h1', hospital_name: 'Apollo' };
const FORTIS = { id: 'h2', hospital_name: 'Fortis' };
const line = (number: number, more: Partial<SheetLine> = {}): SheetLine => ({
  line: number,
  hospital: '',
  category: 'room',
  label: 'Single room',
  unit_price: 10_000,
  valid_from: '2027-01-01',
  valid_until: null,
  ...more,
});
const item = (more: Partial<SheetItem> = {}): SheetItem => ({
  id: 'p1',
  partner_hospital_id: 'h1',
  category: 'room',
  label: 'Single room',
  unit_price: 9000,
  valid_from: '2026-01-01',
  valid_until: null,
  ...more,
});
const plan = (items: readonly SheetItem[], lines: readonly SheetLine[], hospitals = [APOLLO]) => {
  const { prices, faults } = planSheet(hospitals, items, lines, WORDS);
  return {
    prices: prices.map(({ state, line: at, label, valid_from, valid_until }) => [
      state,
      at,
      label,
      valid_from,
      valid_until,
    ]),
    faults: faults.map(({ line: at, column, message }) => [at, column, message]),
  };
};

test('a new price ends the day before it the one without an end that it takes over from', () => {
  expect(plan([item()], [line(2)])).toEqual({
    prices: [
      ['changed', null, 'Single room', '2026-01-01', '2026-12-31'],
      ['new', 2, 'Single room', '2027-01-01', null],
    ],
    faults: [],
  });
  // Also from one of the file, whatever their order in it.
  const [march, january] = [line(2, { valid_from: '2027-03-01' }), line(3)];
  expect(plan([], [march, january]).prices).toEqual([
    ['new', 2, 'Single room', '2027-03-01', null],
    ['new', 3, 'Single room', '2027-01-01', '2027-02-28'],
  ]);
});

test.each([
  ['nothing', {}, 'unchanged'],
  ['its price', { unit_price: 9001 }, 'changed'],
  ['its category', { category: 'surgeon' }, 'changed'],
  ['its last day', { valid_until: '2026-06-30' }, 'changed'],
  ['how its label is written', { label: 'Single Room' }, 'changed'],
] as const)('a line that changes %s of a price', (_what, change, state) => {
  const { prices, faults } = planSheet(
    [APOLLO],
    [item()],
    [line(2, { unit_price: 9000, valid_from: '2026-01-01', ...change })],
    WORDS,
  );
  expect(prices).toMatchObject([{ state, line: 2, before: item() }]);
  expect(faults).toEqual([]);
});

test('prices that the file leaves out stay, and those of hospitals that are not theirs are not looked at', () => {
  expect(plan([item(), item({ id: 'p2', partner_hospital_id: 'h9' })], [])).toEqual({
    prices: [['unchanged', null, 'Single room', '2026-01-01', null]],
    faults: [],
  });
});

test.each([
  ['ends on the first day of the next', '2027-03-01', [[3, 'valid_from', 'overlaps 2027-01-01']]],
  ['ends the day before it', '2027-02-28', []],
])('a price that %s', (_what, valid_until, faults) => {
  expect(plan([], [line(2, { valid_until }), line(3, { valid_from: '2027-03-01' })]).faults).toEqual(faults);
});

test('days with two prices are said of the line of the file, also where the other is of the sheet', () => {
  const later = item({ valid_from: '2027-02-01' });
  expect(plan([later], [line(2, { valid_until: '2027-02-01' })]).faults).toEqual([
    [2, 'valid_from', 'overlaps 2027-02-01'],
  ]);
  // Two of the sheet are as they were.
  expect(plan([item({ valid_until: '2027-03-01' }), { ...later, id: 'p2' }], []).faults).toEqual([]);
});

test('other labels, and other hospitals, have days of their own', () => {
  const other = line(3, { label: 'Suite', hospital: 'fortis' });
  const same = line(4, { hospital: 'FORTIS' });
  const { prices, faults } = plan([], [line(2, { hospital: 'Apollo' }), other, same], [APOLLO, FORTIS]);
  expect([prices.length, faults]).toEqual([3, []]);
});

test('a line that is in the file twice is refused, however it is written', () => {
  expect(plan([], [line(2), line(3, { label: 'SINGLE ROOM', unit_price: 1 })]).faults).toEqual([
    [3, 'label', 'as line 2'],
  ]);
});

test('the hospital may be left out by who has one; else its name is known', () => {
  const many = Array.from({ length: 6 }, (_each, at) => ({ id: `h${at}`, hospital_name: `H${at}` }));
  expect(plan([], [line(2)], [])).toEqual({ prices: [], faults: [[1, null, 'no hospital']] });
  expect(plan([], [line(2)], [APOLLO, FORTIS]).faults).toEqual([[2, 'hospital', 'which hospital']]);
  expect(plan([], [line(2, { hospital: 'Max' })])).toEqual({ prices: [], faults: [[2, 'hospital', 'none of Apollo']] });
  expect(plan([], [line(2, { hospital: 'Max' })], many).faults).toEqual([
    [2, 'hospital', 'none of H0, H1, H2, H3, H4'],
  ]);
});
