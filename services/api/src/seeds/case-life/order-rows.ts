import type { LaboratoryFlag, LaboratoryState, PrescriptionState } from '@ayana/contracts/journey';
import { HOUR } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { demoHealth } from './health-rows.js';

/** By case: the state its tests are in. */
const TESTS: Readonly<Record<number, LaboratoryState>> = {
  0: 'released',
  2: 'ordered',
  3: 'resulted',
  4: 'sample_taken',
  5: 'released',
  12: 'in_progress',
  13: 'reviewed',
  14: 'cancelled',
};
/** By case: the state its medicines are in. */
const MEDICINES: Readonly<Record<number, PrescriptionState>> = {
  0: 'delivered',
  2: 'written',
  3: 'received',
  4: 'query',
  5: 'delivered',
  12: 'ready',
  13: 'part_dispensed',
  14: 'dispensed',
  15: 'cancelled',
};

/** Whether a case has tests or medicines: its doctor has ordered them. */
export const hasOrders = (index: number): boolean => index in TESTS || index in MEDICINES;

/** Cases whose patients are allergic to penicillin, and get amoxicillin with a reason: the pharmacy reads both as an alert. */
const ALERTED: ReadonlySet<number> = new Set([2, 12]);
const AMOXICILLIN = 'Amoxicillin';
const alert = (medicine: string) => ({
  alerts: [{ kind: 'allergy_class', medicine, other: 'Penicillin' }],
  alert_reason:
    'Demo: tested by an allergist in the demo hospital, who found no allergy. The first dose is given under watch.',
});
/** The patient was not asked about allergies. */
const notAsked = (medicine: string) => ({
  alerts: [{ kind: 'not_asked', medicine, other: '' }],
  alert_reason: 'Demo: the patient could not be reached before the operation.',
});

const RANGES = {
  haemoglobin: { unit: 'g/dl', low: 12, high: 17.5, critical_low: 7, critical_high: 20 },
  potassium: { unit: 'mmol/l', low: 3.5, high: 5.1, critical_low: 2.5, critical_high: 6.5 },
  creatinine: { unit: 'mg/dl', low: 0.6, high: 1.3, critical_low: null, critical_high: 7 },
} as const;
type Test = keyof typeof RANGES;
const TEST_CODES = Object.keys(RANGES) as Test[];
/** One that is not a number. */
const NITRITE = 'urine_nitrite';
const NO_RANGE = { unit: '', low: null, high: null, critical_low: null, critical_high: null };

/** Tests and medicines in each state; in the fourth case a critical result that nobody has acknowledged, in the fifth a question that waits. */
export function orderRows(demo: DemoCase): TableRows[] {
  const [tests, medicines] = [TESTS[demo.index], MEDICINES[demo.index]];
  return [
    ...(tests === undefined ? [] : testRows(demo, tests)),
    ...(medicines === undefined ? [] : medicineRows(demo, medicines)),
  ];
}

function work(demo: DemoCase, kind: 'lab_order' | 'prescription', end: 'offered' | 'accepted' | 'done' | 'cancelled') {
  const { clock, team, journey_id, nextId } = demo;
  const created_at = clock.fromNow(0, -6);
  const isOver = end === 'done' || end === 'cancelled';
  const closed_at = isOver ? clock.fromNow(0, -1) : null;
  return {
    id: nextId(),
    journey_id,
    kind,
    status: end,
    due_at: isOver ? clock.fromNow(0, -1) : clock.fromNow(0, 3 + (demo.index % 5) * 4),
    created_at,
    partner_id: team.organisations[kind === 'lab_order' ? 'laboratory' : 'pharmacy'],
    brief:
      kind === 'lab_order'
        ? 'Fasting sample before the operation, please.'
        : 'Please prepare it for the day of discharge.',
    accepted_at: end === 'offered' || end === 'cancelled' ? null : new Date(created_at.getTime() + HOUR),
    closed_at,
    created_by: demo.doctor,
    updated_at: closed_at ?? created_at,
  };
}

const thread = ({ nextId, journey_id }: DemoCase, assignment_id: string, at: Date) => ({
  id: nextId(),
  journey_id,
  kind: 'partner',
  assignment_id,
  created_at: at,
  updated_at: at,
});

const hasBegun = (status: LaboratoryState): boolean => status !== 'ordered' && status !== 'cancelled';
const isEntered = (status: LaboratoryState): boolean =>
  status === 'resulted' || status === 'reviewed' || status === 'released';

function testRows(demo: DemoCase, status: LaboratoryState): TableRows[] {
  const { clock, team, nextId, index } = demo;
  const end =
    status === 'ordered'
      ? 'offered'
      : status === 'released'
        ? 'done'
        : status === 'cancelled'
          ? 'cancelled'
          : 'accepted';
  const assignment = work(demo, 'lab_order', end);
  const isCritical = status === 'resulted';
  const isReviewed = status === 'reviewed' || status === 'released';
  const at = clock.fromNow(0, -2);
  const order = {
    id: nextId(),
    assignment_id: assignment.id,
    journey_id: demo.journey_id,
    ordered_by: demo.doctor,
    status,
    tests: [...TEST_CODES, NITRITE],
    sampled_at: hasBegun(status) ? clock.fromNow(0, -4) : null,
    sampled_by: hasBegun(status) ? 'Nurse Lakshmi' : null,
    accession_number: hasBegun(status) ? `D-${String(index + 1).padStart(4, '0')}` : null,
    resulted_at: isEntered(status) ? at : null,
    resulted_by: isEntered(status) ? team.laboratory : null,
    reviewed_at: isReviewed ? at : null,
    // The demo laboratory has one person, who reviews nothing they entered.
    reviewed_by: isReviewed ? demo.case_manager_id : null,
    released_at: status === 'released' ? clock.fromNow(0, -1) : null,
    released_by: status === 'released' ? team.laboratory : null,
    cancelled_reason: status === 'cancelled' ? 'The tests of last week are recent enough.' : null,
    paged_at: isCritical ? clock.now : null,
    pages: isCritical ? 1 : 0,
    created_at: assignment.created_at,
    updated_at: at,
  };
  const entered: readonly (readonly [Test, number, LaboratoryFlag])[] = [
    ['haemoglobin', 13.4, 'normal'],
    ['potassium', isCritical ? 6.8 : 4.1 + (index % 5) / 10, isCritical ? 'critical' : 'normal'],
    ['creatinine', 1.5, 'high'],
  ];
  const known = isEntered(status) ? entered : status === 'in_progress' ? entered.slice(0, 1) : [];
  const entry = {
    laboratory_order_id: order.id,
    entered_by: team.laboratory,
    entered_at: at,
  };
  const numbers = known.map(([test_code, value, flag]) =>
    Object.assign(
      { id: nextId(), test_code, value, digits: value.toFixed(test_code === 'creatinine' ? 2 : 1), text: null, flag },
      entry,
      RANGES[test_code],
    ),
  );
  const answers = isEntered(status)
    ? [
        {
          id: nextId(),
          ...entry,
          test_code: NITRITE,
          text: 'negative',
          ...NO_RANGE,
          flag: 'normal',
        },
      ]
    : [];
  return [
    { table: 'assignments', rows: [assignment] },
    { table: 'threads', rows: [thread(demo, assignment.id, assignment.created_at)] },
    { table: 'laboratory_orders', rows: [order] },
    { table: 'laboratory_results', rows: [...numbers, ...answers] },
  ];
}

function medicineRows(demo: DemoCase, status: PrescriptionState): TableRows[] {
  const { clock, team, nextId, patient } = demo;
  const end =
    status === 'written'
      ? 'offered'
      : status === 'delivered'
        ? 'done'
        : status === 'cancelled'
          ? 'cancelled'
          : 'accepted';
  const assignment = work(demo, 'prescription', end);
  const isWhole = status === 'dispensed' || status === 'delivered';
  const isPart = status === 'part_dispensed';
  const isAsked = demoHealth(demo).allergies !== null;
  const at = clock.fromNow(0, -2);
  const prescription = {
    id: nextId(),
    assignment_id: assignment.id,
    journey_id: demo.journey_id,
    doctor_id: demo.doctor,
    status,
    ready_at: isWhole || isPart || status === 'ready' ? at : null,
    cancelled_reason: status === 'cancelled' ? 'The patient has this medicine at home.' : null,
    created_at: assignment.created_at,
    updated_at: at,
  };
  const item = (position: number, medicine: string, strength: string, quantity: number, more: object) => ({
    id: nextId(),
    prescription_id: prescription.id,
    position,
    medicine,
    strength,
    form: 'tablet',
    dose: '1 tablet',
    days: 7,
    quantity,
    dispensed_quantity: isWhole ? quantity : isPart && position === 0 ? 10 : 0,
    ...(isAsked ? { alerts: [], alert_reason: null } : notAsked(medicine)),
    is_known: true,
    brand: null,
    replaced_by: null,
    ...more,
  });
  const items = [
    item(0, 'Paracetamol', '500 mg', 21, { frequency: 'three_times_a_day', substitution: 'allowed' }),
    item(1, 'Rivaroxaban', '10 mg', 7, { frequency: 'once_a_day', substitution: 'ask' }),
    ...(ALERTED.has(demo.index)
      ? [
          item(2, AMOXICILLIN, '500 mg', 21, {
            frequency: 'three_times_a_day',
            substitution: 'ask',
            ...alert(AMOXICILLIN),
          }),
        ]
      : []),
  ];
  const query = {
    id: nextId(),
    prescription_id: prescription.id,
    item_id: items[1]?.id,
    question: 'Rivaroxaban is out of stock until Friday. May we give apixaban instead?',
    proposed_medicine: 'Apixaban',
    proposed_strength: '2.5 mg',
    asked_by: team.pharmacy,
    asked_at: at,
  };
  const delivery = {
    id: nextId(),
    prescription_id: prescription.id,
    received_by: `${patient.first_name} ${patient.last_name}`,
    relation: 'the patient',
    address: 'The ward, reception',
    delivered_at: clock.fromNow(0, -1),
    recorded_by: team.pharmacy,
    items: items.map(({ id, quantity }) => ({ item_id: id, quantity })),
    created_at: clock.fromNow(0, -1),
  };
  return [
    { table: 'assignments', rows: [assignment] },
    { table: 'threads', rows: [thread(demo, assignment.id, assignment.created_at)] },
    { table: 'prescriptions', rows: [prescription] },
    { table: 'prescription_items', rows: items },
    { table: 'prescription_queries', rows: status === 'query' ? [query] : [] },
    { table: 'prescription_deliveries', rows: status === 'delivered' ? [delivery] : [] },
  ];
}
