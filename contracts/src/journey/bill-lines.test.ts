import { billGaps, billLineFaults, billLineOf, billRefusal, linesNotNeeded, type QuoteLine } from './index.ts';

const ROOM: QuoteLine = { id: 'q1', category: 'room', label: 'Room', quantity: 5, unit_price: 10_000, included: true };
const IMPLANT: QuoteLine = { ...ROOM, id: 'q2', category: 'implant', label: 'Implant', quantity: 1, included: false };

test('a bill begins with the quote; what is not in its price is not needed until someone says so', () => {
  expect(billLineOf(ROOM)).toEqual({
    category: 'room',
    label: 'Room',
    quantity: 5,
    unit_price: 10_000,
    quote_line_id: 'q1',
  });
  expect(billLineOf(IMPLANT)).toMatchObject({ quantity: 0, quote_line_id: 'q2' });
});

test('lines of the quote that a bill does not name are added as ones that were not needed', () => {
  const named = { quote_line_id: 'q2', quantity: 1 };
  expect(linesNotNeeded([ROOM, IMPLANT], [named, { quantity: 2 }])).toEqual([{ ...billLineOf(ROOM), quantity: 0 }]);
  expect(linesNotNeeded([ROOM, IMPLANT], [named, { quote_line_id: 'q1', quantity: 0 }])).toEqual([]);
});

test.each([
  ['a line of its own without a quantity', [{ quantity: 0 }], [[0, 'no_quantity']]],
  ['one that names nothing', [{ quote_line_id: null, quantity: 0 }], [[0, 'no_quantity']]],
  ['a line of its own', [{ quantity: 1 }], []],
  ['a line of the quote that was not needed', [{ quote_line_id: 'q1', quantity: 0 }], []],
  ['a line of another quote', [{ quote_line_id: 'x', quantity: 1 }], [[0, 'unknown_line']]],
  [
    'a line of the quote twice',
    ['q1', 'q2', 'q1', 'q1'].map((quote_line_id) => ({ quote_line_id, quantity: 1 })),
    [
      [2, 'line_twice'],
      [3, 'line_twice'],
    ],
  ],
] as const)('%s', (_what, lines, faults) => {
  expect(billLineFaults([ROOM, IMPLANT], lines).map(({ at, fault }) => [at, fault])).toEqual(faults);
});

const line = (
  quantity: number,
  explanation: string | null,
  quote_line_id: string | null = 'q1',
  unit_price = 10_000,
) => ({
  quantity,
  unit_price,
  quote_line_id,
  explanation,
});
const bill = (lines: ReturnType<typeof line>[], supersedes: string | null = null, reason: string | null = null) => ({
  quote: { lines: [ROOM] },
  lines,
  supersedes,
  reason,
});
const COMPLETE = { unexplained: [], no_price: false, no_reason: false };

test.each([
  ['as quoted', bill([line(5, null)]), {}],
  ['another quantity without a word', bill([line(5, null, null), line(6, ' ')]), { unexplained: [0, 1] }],
  ['another quantity, explained', bill([line(6, 'One more night')]), {}],
  ['nothing that costs', bill([line(0, 'Not needed')]), { no_price: true }],
  ['a cent', bill([line(5, 'A gift', 'q1', 0), line(1, 'Tax', null, 1)]), {}],
  ['a correction without a reason', bill([line(5, null)], 'b1'), { no_reason: true }],
  ['a correction with a blank reason', bill([line(5, null)], 'b1', '  '), { no_reason: true }],
  ['a correction with a reason', bill([line(5, null)], 'b1', 'A night too many'), {}],
])('what a bill lacks that is %s', (_what, sent, gaps) => {
  expect(billGaps(sent)).toEqual({ ...COMPLETE, ...gaps });
});

const sent = (kind: 'interim' | 'final', status: 'draft' | 'sent' | 'replaced' = 'sent') => ({ kind, status });

test.each([
  ['interim', [], undefined, null],
  ['final', [sent('interim')], undefined, null],
  ['final', [sent('final', 'draft'), sent('final', 'replaced')], undefined, null],
  ['interim', [sent('interim'), sent('final')], undefined, 'final_sent'],
  ['final', [sent('final')], sent('final'), null],
  ['final', [sent('final')], sent('final', 'replaced'), 'not_correctable'],
  ['interim', [sent('final')], sent('final'), 'not_correctable'],
] as const)('%s beside %j, correcting %j', (kind, bills, corrected, refusal) => {
  expect(billRefusal(kind, bills, corrected)).toBe(refusal);
});
