import {
  asksToCall,
  ASSIGNMENT_STATES,
  bagOf,
  CRITICAL_PAGE_EVERY,
  deliveredSince,
  isAllDispensed,
  isPageDue,
  LABORATORY_STATES,
  leftToDispense,
  mayMoveOrder,
  mayNameBrand,
  NO_HEALTH,
  orderPatient,
  orderSide,
  type OrderSide,
  PRESCRIPTION_STATES,
  reviewerOf,
  seesResult,
  type StoredHealth,
} from './index.ts';

const NO_ONE = { staff: false, partner: false, orderer: false };

test('a reader who is several things has the side that shows most', () => {
  expect(orderSide({ staff: true, partner: true, orderer: true })).toBe('staff');
  expect(orderSide({ ...NO_ONE, partner: true, orderer: true })).toBe('partner');
  expect(orderSide({ ...NO_ONE, orderer: true })).toBe('orderer');
  expect(orderSide(NO_ONE)).toBe('patient');
});

const AMINA = {
  patient_name: 'Amina Odhiambo',
  date_of_birth: '1984-06-15',
  health: {
    ...NO_HEALTH,
    sex: 'female',
    weight_kg: 61.5,
    allergies: [{ substance: 'Penicillin', reaction: 'A rash', severity: 'severe' }],
    medicines: [],
    unknown: ['pregnancy', 'smoking'],
    version: 3,
    answered_at: '2026-06-01T00:00:00.000Z',
    answered_by: null,
  } satisfies StoredHealth,
} as const;
const EVERYTHING =
  'allergies medicines conditions kidney_or_liver pregnancy implants sex height_cm weight_kg smoking'.split(' ');
const BIRTHDAY = new Date('2026-06-15T00:00:00Z');

/** By hand: what of a patient each side of an order reads, and which facts of their health. */
test.each([
  ['lab_order', 'partner', { name: 'Amina Odhiambo', age: 42, sex: 'female' }, ['pregnancy', 'sex']],
  ['lab_order', 'orderer', { age_band: '40–49', sex: 'female' }, ['pregnancy', 'sex']],
  ['lab_order', 'staff', { name: 'Amina Odhiambo', age: 42, sex: 'female' }, ['pregnancy', 'sex']],
  ['lab_order', 'patient', { name: 'Amina Odhiambo', age: 42, sex: 'female' }, ['pregnancy', 'sex']],
  ['prescription', 'partner', { name: 'Amina Odhiambo', age: 42 }, ['allergies', 'medicines', 'weight_kg']],
  ['prescription', 'orderer', { age_band: '40–49', sex: 'female' }, EVERYTHING],
  ['prescription', 'staff', { name: 'Amina Odhiambo', age: 42, sex: 'female' }, EVERYTHING],
] as const)('%s: the %s reads of the patient', (kind, side, shown, facts) => {
  const { health, ...patient } = orderPatient(kind, side, AMINA, BIRTHDAY);
  expect(patient).toEqual(shown);
  expect(health?.shown).toEqual(facts);
  expect([health?.allergies, health?.weight_kg]).toEqual(
    kind === 'prescription' ? [AMINA.health.allergies, 61.5] : [null, null],
  );
});

test('what is not known about a patient stays empty', () => {
  const unknown = { patient_name: null, date_of_birth: null, health: null };
  const of = (side: OrderSide) => ({ ...orderPatient('lab_order', side, unknown, BIRTHDAY), health: undefined });
  expect(of('partner')).toEqual({ name: '', age: null, sex: null });
  expect(of('orderer')).toEqual({ age_band: null, sex: null });
});

test.each([
  ['staff', 'normal', LABORATORY_STATES],
  ['partner', 'normal', LABORATORY_STATES],
  ['orderer', 'high', ['reviewed', 'released']],
  ['orderer', 'critical', LABORATORY_STATES],
  ['patient', 'critical', ['released']],
] as const)('the %s sees a %s result in %j', (side, flag, states) => {
  expect(LABORATORY_STATES.filter((state) => seesResult(side, state, flag))).toEqual(states);
});

test('results are reviewed by the reader, else a colleague, else the team, once they wait for it', () => {
  const reviewer = (mayReview: boolean, hasColleague: boolean) => reviewerOf('resulted', { mayReview, hasColleague });
  expect([reviewer(true, true), reviewer(true, false), reviewer(false, true), reviewer(false, false)]).toEqual([
    'reader',
    'reader',
    'colleague',
    'team',
  ]);
  const waiting = LABORATORY_STATES.filter((state) => reviewerOf(state, { mayReview: true, hasColleague: true }));
  expect(waiting).toEqual(['resulted']);
});

test('an order goes to someone else while nothing was done for it, and once it was declined until it ends', () => {
  for (const work of ASSIGNMENT_STATES) {
    const isDeclined = work === 'declined';
    expect([work, LABORATORY_STATES.filter((state) => mayMoveOrder(work, state))]).toEqual([
      work,
      isDeclined ? ['ordered', 'sample_taken', 'in_progress', 'resulted', 'reviewed'] : ['ordered'],
    ]);
    expect([work, PRESCRIPTION_STATES.filter((state) => mayMoveOrder(work, state))]).toEqual([
      work,
      isDeclined ? ['written', 'received', 'query', 'ready', 'part_dispensed', 'dispensed'] : ['written', 'received'],
    ]);
  }
});

test('a critical result is said again after a quarter of an hour', () => {
  const paged = new Date('2026-12-01T10:00:00Z');
  const after = (ms: number): Date => new Date(paged.getTime() + ms);
  expect(CRITICAL_PAGE_EVERY).toBe(900_000);
  expect([isPageDue(paged, after(899_999)), isPageDue(paged, after(900_000))]).toEqual([false, true]);
  expect([isPageDue(null, paged), isPageDue(undefined, paged)]).toEqual([false, false]);
});

test('the case manager is asked to call once: after two pages, or at once where nobody is reached', () => {
  const escalated = new Date('2026-12-01T10:00:00Z');
  expect([asksToCall(2, true, null), asksToCall(3, true, null), asksToCall(3, true, undefined)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([asksToCall(1, false, null), asksToCall(1, false, escalated), asksToCall(9, true, escalated)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('what is left of a medicine, and whether all was handed out', () => {
  const item = (quantity: number, dispensed_quantity: number) => ({ quantity, dispensed_quantity });
  expect([leftToDispense(item(20, 14)), leftToDispense(item(20, 20))]).toEqual([6, 0]);
  expect(leftToDispense({ ...item(20, 14), replaced_by: 'another' })).toBe(0);
  expect([isAllDispensed([item(20, 20), item(5, 5)]), isAllDispensed([item(20, 20), item(5, 4)])]).toEqual([
    true,
    false,
  ]);
});

test('a delivery has what was handed out since the last one', () => {
  const items = [
    { id: 'a', dispensed_quantity: 10 },
    { id: 'b', dispensed_quantity: 4 },
    { id: 'c', dispensed_quantity: 0 },
  ];
  expect(deliveredSince(items, [])).toEqual([
    { item_id: 'a', quantity: 10 },
    { item_id: 'b', quantity: 4 },
  ]);
  const before = [
    { items: [{ item_id: 'a', quantity: 3 }] },
    {
      items: [
        { item_id: 'b', quantity: 4 },
        { item_id: 'a', quantity: 2 },
      ],
    },
  ];
  expect(deliveredSince(items, before)).toEqual([{ item_id: 'a', quantity: 5 }]);
});

test.each([
  ['allowed', '500 mg', 'Calpol', true],
  ['allowed', '500 mg', 'Calpol 500', true],
  ['allowed', '500 mg', 'Calpol 650', false],
  ['allowed', '2.5 mg', 'Eliquis 5 mg', false],
  ['allowed', '2.5 mg', 'Eliquis 2.5', true],
  ['ask', '500 mg', 'Calpol', false],
  ['no', '500 mg', 'Calpol', false],
] as const)('substitution “%s” of %s: the brand %s may be named: %s', (substitution, strength, brand, may) => {
  expect(mayNameBrand({ substitution, strength }, brand)).toBe(may);
});

test('a bag has what was handed out and not delivered; what is prepared has no quantity yet; the last delivery is printed again', () => {
  const item = (id: string, quantity: number, dispensed_quantity: number, replaced_by: string | null = null) => ({
    ...({ medicine: id, strength: '1 mg', form: 'tablet', dose: '1 tablet', frequency: 'at_night', days: 7 } as const),
    ...({ substitution: 'ask', brand: null, alert_reason: null, is_known: true } as const),
    alerts: [],
    id,
    quantity,
    dispensed_quantity,
    replaced_by,
  });
  const delivery = (items: { item_id: string; quantity: number }[]) => ({
    id: 'd',
    received_by: 'Joseph',
    relation: null,
    address: null,
    has_photo: false,
    delivered_at: '2031-03-04T09:00:00.000Z',
    items,
  });
  const bag = (...given: Parameters<typeof bagOf>) =>
    bagOf(...given).map(({ item: { id }, quantity }) => [id, quantity]);
  const part = [item('a', 21, 10), item('b', 7, 0), item('c', 7, 0, 'd')];
  expect(bag({ items: part, deliveries: [] })).toEqual([['a', 10]]);
  expect(bag({ items: part, deliveries: [delivery([{ item_id: 'a', quantity: 10 }])] })).toEqual([
    ['a', null],
    ['b', null],
  ]);
  const all = [item('a', 21, 21), item('c', 7, 3, 'd')];
  const before = [
    { item_id: 'a', quantity: 10 },
    { item_id: 'c', quantity: 3 },
  ];
  expect(bag({ items: all, deliveries: [delivery(before)] })).toEqual([['a', 11]]);
  const last = delivery([{ item_id: 'a', quantity: 11 }]);
  expect(bag({ items: all, deliveries: [delivery(before), last] })).toEqual([['a', 11]]);
});
