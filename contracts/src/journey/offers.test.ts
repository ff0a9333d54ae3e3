import {
  choiceRefusal,
  compareQuotes,
  mayWithdrawQuote,
  QUOTE_STATES,
  type QuoteState,
  quoteTotal,
  quoteWithExtras,
  redFlagsOf,
  sendRefusal,
} from './index.ts';

const line = (category: 'surgeon' | 'room' | 'implant', unit_price: number, included = true, quantity = 1) => ({
  category,
  unit_price,
  included,
  quantity,
});

test('a total counts quantities, and only what is in the price', () => {
  expect(quoteTotal([line('surgeon', 250_000), line('room', 12_050, true, 5), line('implant', 90_000, false)])).toBe(
    310_250,
  );
  expect(quoteTotal([])).toBe(0);
});

test('quotes are compared by category: what one includes, another leaves out or does not mention', () => {
  const compared = compareQuotes([
    { lines: [line('room', 10_000, true, 5), line('surgeon', 200_000), line('surgeon', 50_000, false)] },
    { lines: [line('surgeon', 240_000), line('implant', 90_000, false, 2)] },
  ]);
  expect(compared.map(({ category }) => category)).toEqual(['surgeon', 'implant', 'room']);
  expect(compared.map(({ shares }) => shares.map(({ state, amount }) => [state, amount]))).toEqual([
    [
      ['included', 200_000],
      ['included', 240_000],
    ],
    [
      ['not_mentioned', 0],
      ['extra', 180_000],
    ],
    [
      ['included', 50_000],
      ['not_mentioned', 0],
    ],
  ]);
});

const WELL = { pain: 6, fever: false, wound: 'good', medicine_taken: true, worry: null } as const;

test('a good answer has no red flags, and each bad one its own', () => {
  expect(redFlagsOf(WELL)).toEqual([]);
  expect(redFlagsOf({ ...WELL, wound: 'none', worry: '  ' })).toEqual([]);
  for (const [answer, flag] of [
    [{ pain: 7 }, 'pain'],
    [{ fever: true }, 'fever'],
    [{ wound: 'red' }, 'wound'],
    [{ wound: 'open' }, 'wound'],
    [{ medicine_taken: false }, 'medicine'],
    [{ worry: 'My leg is cold.' }, 'worry'],
  ] as const)
    expect([answer, redFlagsOf({ ...WELL, ...answer })]).toEqual([answer, [flag]]);
  expect(redFlagsOf({ pain: 10, fever: true, wound: 'open', medicine_taken: false, worry: 'Help' })).toHaveLength(5);
});

const TODAY = '2026-12-01';
const quote = (status: QuoteState, valid_until = TODAY) => ({ status, valid_until, total: 100 });

test.each([
  ['an open one on its last day', [quote('sent')], null],
  ['one that ended yesterday', [quote('sent', '2026-11-30')], 'not_open'],
  ['one that was declined', [quote('declined')], 'decided'],
  ['one beside an accepted one', [quote('sent'), quote('accepted')], 'decided'],
  [
    'one beside others that were declined, replaced or drafted',
    ['sent', 'declined', 'superseded', 'draft'].map((status) => quote(status as QuoteState)),
    null,
  ],
  ...(['draft', 'expired', 'superseded', 'withdrawn'] as const).map(
    (status) => [status, [quote(status)], 'not_open'] as const,
  ),
] as const)('a patient chooses: %s', (_what, [chosen = quote('sent'), ...others], refusal) => {
  expect(choiceRefusal([chosen, ...others], chosen, TODAY)).toBe(refusal);
});

test.each([
  ['on its last day', quote('draft'), [quote('draft'), quote('sent')], null],
  ['after it', quote('draft', '2026-11-30'), [], 'day_passed'],
  ['without a price', { ...quote('draft'), total: 0 }, [], 'no_price'],
  ['for a cent', { ...quote('draft'), total: 1 }, [], null],
  ['once one was accepted', quote('draft'), [quote('accepted')], 'one_accepted'],
])('a hospital sends a quote %s', (_what, draft, quotes, refusal) => {
  expect(sendRefusal(draft, quotes, TODAY)).toBe(refusal);
});

test('only what is open or a draft is taken back', () => {
  expect(QUOTE_STATES.filter(mayWithdrawQuote)).toEqual(['draft', 'sent']);
});

test('what a patient pays with everything that is named', () => {
  expect(quoteWithExtras([line('surgeon', 250_000), line('implant', 90_000, false, 2)])).toBe(430_000);
});
