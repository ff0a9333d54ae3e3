import {
  ASSIGNMENT_GRANTS,
  type AssignmentKind,
  type AssignmentState,
  type DocumentKind,
  meetsTraveller,
  quoteWithExtras,
  TRAVELLER_THREAD_STATES,
} from '@ayana/contracts/journey';
import { opinionDue, opinionRows } from './doctor-rows.js';
import { stayRows } from './stay-rows.js';
import { paymentRows } from './payment-rows.js';
import { doctorOf } from './demo-doctors.js';
import { QUOTE_SHARES } from './stage-facts.js';
import type { DemoCase, DemoHospital, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';
import { travelWork } from './travel-work-rows.js';

interface Work {
  id: string;
  kind: AssignmentKind;
  status: AssignmentState;
  due_at: Date;
  created_at: Date;
}

/** The work handed to others, the opinion and the quotes that came of it. */
export function workRows(demo: DemoCase): TableRows[] {
  const { stage } = demo;
  const opinion = stage >= 2 ? [opinionWork(demo)] : [];
  const referrals = stage >= 3 ? demo.hospitals.map((hospital, place) => referral(demo, hospital, place)) : [];
  const travel = travelWork(demo).map(({ work, brief, partner_id, clocks }) =>
    Object.assign(assignment(demo, work, brief, { partner_id }), clocks),
  );
  const visa = travel.filter(({ kind }) => kind === 'visa_support');
  const all = [...opinion, ...referrals, ...travel];
  return [
    { table: 'assignments', rows: all },
    {
      table: 'threads',
      rows: [
        ...all.map(({ id, created_at }) => workThread(demo, id, created_at)),
        ...travel
          .filter(({ kind, status }) => meetsTraveller(kind) && TRAVELLER_THREAD_STATES.some((each) => each === status))
          .map(({ id, created_at }) => workThread(demo, id, created_at, 'traveller')),
      ],
    },
    {
      table: 'record_grants',
      rows: [
        ...[...opinion, ...referrals].map((work) => grant(demo, work, 'report')),
        ...visa.flatMap((work) => ASSIGNMENT_GRANTS.visa_support.map((kind) => grant(demo, work, kind))),
      ],
    },
    ...opinion.flatMap(({ id }) => opinionRows(demo, id)),
    ...quoteRows(
      demo,
      referrals.map(({ id }) => id),
    ),
  ];
}

/** Where the case manager, or the traveller, writes with those who got the work. */
const workThread = (
  { nextId, journey_id }: DemoCase,
  assignment_id: string,
  created_at: Date,
  kind: 'partner' | 'traveller' = 'partner',
) => ({
  id: nextId(),
  journey_id,
  kind,
  assignment_id,
  created_at,
  updated_at: created_at,
});

function assignment(
  { nextId, journey_id, case_manager_id }: DemoCase,
  work: Omit<Work, 'id'>,
  brief: string,
  to: { assignee_user_id?: string; partner_id?: string; partner_hospital_id?: string },
) {
  const isOver = work.status === 'done';
  return {
    id: nextId(),
    journey_id,
    ...work,
    assignee_user_id: to.assignee_user_id ?? null,
    partner_id: to.partner_id ?? null,
    partner_hospital_id: to.partner_hospital_id ?? null,
    brief,
    accepted_at: work.status === 'offered' ? null : work.created_at,
    closed_at: isOver ? work.due_at : null,
    created_by: case_manager_id,
    updated_at: isOver ? work.due_at : work.created_at,
  };
}

function opinionWork(demo: DemoCase) {
  const { clock, stage, doctor, index } = demo;
  const isDone = stage >= 3;
  const work = {
    kind: 'opinion',
    status: isDone ? 'done' : index % 20 < 10 ? 'offered' : 'accepted',
    due_at: isDone ? clock.completed(3) : opinionDue(demo),
    created_at: clock.completed(2),
  } as const;
  return assignment(demo, work, `Please read the reports: is ${demo.treatment.name} the right treatment?`, {
    assignee_user_id: doctor,
  });
}

/** The second case that waits for quotes: its first hospital is that of the demo account, which has begun to write. */
export const hasDraft = ({ stage, index }: Pick<DemoCase, 'stage' | 'index'>): boolean =>
  stage === 3 && index >= 10 && index < 20;

/** Where the hospital has not sent its quote yet, the clock runs; the first has five hours left. */
function referral(demo: DemoCase, hospital: DemoHospital, place: number) {
  const { clock, stage } = demo;
  const isDone = stage >= 4;
  const work = {
    kind: 'referral',
    status: isDone ? 'done' : place === 0 && !hasDraft(demo) ? 'offered' : 'accepted',
    due_at: isDone ? clock.completed(4) : clock.fromNow(0, place === 0 && !hasDraft(demo) ? 5 : 30),
    created_at: clock.completed(3),
  } as const;
  return assignment(demo, work, `Please send an itemised quote for ${demo.treatment.name}.`, {
    partner_id: hospital.partner_id,
    partner_hospital_id: hospital.id,
  });
}

const REASONS: Readonly<Partial<Record<AssignmentKind, string>>> = {
  opinion: 'For the medical opinion',
  referral: 'For the quote',
  visa_support: 'For the visa',
};

/** Those who give an opinion or a quote, and visa offices, read the reports while they work on it. */
function grant(
  { nextId, journey_id, case_manager_id }: DemoCase,
  work: Work & { assignee_user_id: string | null; partner_id: string | null; closed_at: Date | null },
  kind: DocumentKind,
) {
  return {
    id: nextId(),
    journey_id,
    kind,
    to_user_id: work.assignee_user_id,
    to_partner_id: work.partner_id,
    assignment_id: work.id,
    reason: REASONS[work.kind] ?? '',
    starts_at: work.created_at,
    ends_at: work.closed_at,
    granted_by: case_manager_id,
    created_at: work.created_at,
  };
}

function quoteRows(demo: DemoCase, referrals: readonly string[]): TableRows[] {
  const { clock, stage, nextId, hospitals, journey_id, case_manager_id, treatment } = demo;
  if (stage < 4 && !hasDraft(demo)) return [];
  const isDraft = stage < 4;
  const quotes = (isDraft ? hospitals.slice(0, 1) : hospitals).map((hospital, place) => {
    const decided_at = stage >= 5 ? clock.completed(5) : null;
    return {
      id: nextId(),
      journey_id,
      assignment_id: referrals[place] ?? null,
      partner_hospital_id: hospital.id,
      doctor_id: doctorOf(hospital, treatment.department),
      status: isDraft ? 'draft' : decided_at === null ? 'sent' : place === 0 ? 'accepted' : 'declined',
      valid_until: dayOf(decided_at === null ? clock.fromNow(place === 0 ? 2 : 12) : clock.past(40)),
      room_class: place === 0 ? 'single' : 'twin_sharing',
      days_in_hospital: 6 + place,
      days_in_india: 18 + 2 * place,
      deposit: totalOf(demo, place) / 5,
      refund_terms: 'The deposit is returned when you cancel at least seven days before the admission.',
      exclusions: 'Flights, visa fees, and complications that need intensive care for more than two days.',
      sent_at: isDraft ? null : clock.completed(4),
      decided_at,
      created_by: case_manager_id,
      created_at: clock.completed(isDraft ? 3 : 4),
      updated_at: decided_at ?? clock.completed(isDraft ? 3 : 4),
    };
  });
  const lines = quotes.flatMap(({ id }, place) => quoteLines(demo, id, place));
  const roomOf = (id: string): number =>
    quoteWithExtras(lines.filter(({ quote_id, category }) => quote_id === id && category === 'room'));
  return [
    { table: 'quotes', rows: quotes },
    { table: 'quote_lines', rows: lines },
    ...stayRows(demo, quotes),
    ...paymentRows(demo, quotes, roomOf),
  ];
}

/** US cents, in whole dollars. */
const totalOf = ({ treatment: { india_usd_min, india_usd_max } }: DemoCase, place: number): number =>
  Math.round((india_usd_min + (india_usd_max - india_usd_min) * (0.35 + 0.3 * place)) / 50) * 5000;

/** The second hospital does not name physiotherapy, and leaves the attendant's bed out of its price. */
function quoteLines(demo: DemoCase, quote_id: string, place: number) {
  const named = QUOTE_SHARES.filter(([category]) => place === 0 || category !== 'physiotherapy');
  return named.map(([category, label, share], position) => ({
    id: demo.nextId(),
    quote_id,
    position,
    category,
    label,
    quantity: category === 'room' ? 6 : 1,
    unit_price: Math.round((totalOf(demo, place) * share) / 100 / (category === 'room' ? 6 : 1) / 100) * 100,
    included: place === 0 || category !== 'food_and_stay_of_attendant',
  }));
}
