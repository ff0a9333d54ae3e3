import type { AssignmentKind, AssignmentState } from '@ayana/contracts/journey';
import type { DemoCase, DemoOrganisation, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';

type Row = Readonly<Record<string, unknown>>;

interface TravelWork {
  kind: AssignmentKind;
  organisation: DemoOrganisation;
  brief: string;
  /** The stage that is completed once it is done. */
  until: number;
  /** Of the four cases that have just chosen a hospital, the first first; `late` ran out of time. Null where nothing was asked for. */
  begun: readonly [Begun | null, Begun | null, Begun | null, Begun | null];
  /** Nothing of it is asked for in later stages. */
  isBegunOnly?: true;
}
type Begun = 'offered' | 'accepted' | 'late offered' | 'late accepted';

const WORK: readonly TravelWork[] = [
  {
    kind: 'visa_support',
    organisation: 'visa',
    brief: 'Please help with the application for the medical visa.',
    until: 6,
    begun: ['offered', 'accepted', 'accepted', 'late accepted'],
  },
  {
    kind: 'transport',
    organisation: 'logistics',
    brief: 'Please meet the family at the airport and bring them to the hospital.',
    until: 7,
    begun: ['offered', 'accepted', 'late offered', 'accepted'],
  },
  {
    kind: 'lodging',
    organisation: 'lodging',
    brief: 'A room for two near the hospital, ground floor.',
    until: 9,
    begun: ['offered', 'accepted', 'accepted', 'late offered'],
  },
  // After the drivers' work: parts of a trip belong to the first of its kind.
  {
    kind: 'transport',
    organisation: 'partner',
    brief:
      'Please send an interpreter to the airport, who stays with the family until they are settled at the hospital.',
    until: 7,
    begun: ['offered', 'accepted', null, 'offered'],
    isBegunOnly: true,
  },
];

/** The stage in which this work is handed out. */
const BEGUN = 5;
export const placeOf = ({ index }: Pick<DemoCase, 'index'>): number => Math.floor(index / 10);
/** Of the four: whose passport is asked for again, who has an appointment, whose visa was refused. */
const [ASKED, APPOINTED, REFUSED] = [1, 2, 3];

export interface PlannedWork {
  work: { kind: AssignmentKind; status: AssignmentState; due_at: Date; created_at: Date };
  brief: string;
  partner_id: string;
  clocks: { reminded_at: Date | null; lapsed_at: Date | null };
}

/** What visa offices, drivers and guest houses do: work in each state, some of it late. */
export function travelWork(demo: DemoCase): PlannedWork[] {
  const { clock, stage, team } = demo;
  if (stage < BEGUN) return [];
  const created_at = clock.completed(BEGUN);
  return WORK.filter(({ begun, isBegunOnly = false }) =>
    stage === BEGUN ? begun[placeOf(demo)] !== null : !isBegunOnly,
  ).map(({ kind, organisation, brief, until, begun }) => {
    const isDone = stage >= until;
    const state = stage === BEGUN ? (begun[placeOf(demo)] ?? 'offered') : 'accepted';
    const isLate = !isDone && state.startsWith('late');
    // Half of the time since it was handed out.
    const ran_out = new Date((created_at.getTime() + clock.now.getTime()) / 2);
    const status: AssignmentState = isDone ? 'done' : state.endsWith('offered') ? 'offered' : 'accepted';
    return {
      work: {
        kind,
        status,
        due_at: isDone ? clock.completed(until) : isLate ? ran_out : clock.fromNow(until - stage, 3),
        created_at,
      },
      brief,
      partner_id: team.organisations[organisation],
      clocks: {
        reminded_at: isLate ? new Date((created_at.getTime() + ran_out.getTime()) / 2) : null,
        lapsed_at: isLate ? new Date(ran_out.getTime() + 60_000) : null,
      },
    };
  });
}

/** What follows of that work: the tasks about late work, the papers a visa office asked for, and its applications. */
export function travelWorkRows(demo: DemoCase, work: readonly TableRows[], legs: readonly Row[]): TableRows[] {
  const all = work.filter(({ table }) => table === 'assignments').flatMap(({ rows }) => rows);
  const late = all.filter((row) => row['lapsed_at'] instanceof Date);
  const visa = all.find(({ kind }) => kind === 'visa_support');
  const isBegun = demo.stage === BEGUN;
  const refused = isBegun && placeOf(demo) === REFUSED && visa !== undefined ? [refusedTask(demo, visa)] : [];
  return [
    { table: 'journey_tasks', rows: [...late.map((row) => lateTask(demo, row)), ...refused] },
    ...(isBegun && placeOf(demo) === ASKED && visa !== undefined ? askedPaper(demo, visa) : []),
    { table: 'visa_applications', rows: visa === undefined ? [] : application(demo, visa, legs) },
  ];
}

const NAMES: Readonly<Partial<Record<string, readonly [work: string, assignee: string]>>> = {
  visa_support: ['Visa support', 'Demo visa services'],
  transport: ['Transport', 'Demo airport drivers'],
  lodging: ['Lodging', 'Demo guest house'],
};

function lateTask(demo: DemoCase, { id, kind, status, due_at, lapsed_at }: Row): Row {
  const [work, assignee] = NAMES[String(kind)] ?? ['', ''];
  const at = lapsed_at instanceof Date ? lapsed_at : demo.clock.now;
  return task(demo, {
    title: status === 'offered' ? `${assignee} has not answered: ${work}` : `${work} is overdue: ${assignee}`,
    owner_kind: 'case_manager',
    due_at: at,
    automation: `lapsed.${String(id)}.${due_at instanceof Date ? due_at.toISOString() : ''}`,
    subject_kind: 'assignment',
    subject_id: id,
    at,
  });
}

function refusedTask(demo: DemoCase, { id }: Row): Row {
  const { patient, clock } = demo;
  const at = clock.fromNow(0, -1);
  return task(demo, {
    title: `The visa of ${patient.first_name} ${patient.last_name} was refused: decide what comes next`,
    owner_kind: 'case_manager',
    due_at: at,
    automation: `visa_refused.${String(id)}.2`,
    subject_kind: 'assignment',
    subject_id: id,
    at,
  });
}

function task({ nextId, journey_id, stage }: DemoCase, { at, ...row }: Row & { at: Date }): Row {
  return {
    id: nextId(),
    journey_id,
    stage_number: stage + 1,
    status: 'open',
    version: 1,
    created_at: at,
    updated_at: at,
    ...row,
  };
}

/** The office waits for a page of the passport that is missing. */
function askedPaper(demo: DemoCase, { id: assignment_id }: Row): TableRows[] {
  const { nextId, journey_id, clock, team } = demo;
  const [document_id, reason] = [nextId(), 'The page with your address is missing. Please send all pages.'];
  const at = new Date((clock.completed(BEGUN).getTime() + clock.now.getTime()) / 2);
  const paper = { id: document_id, journey_id, kind: 'passport', status: 'wanted', reason };
  const request = { id: nextId(), journey_id, assignment_id, document_id, kind: 'passport', reason };
  return [
    {
      table: 'documents',
      rows: [{ ...paper, created_at: at, updated_at: at }],
    },
    { table: 'paper_requests', rows: [{ ...request, asked_by: team.visa, created_at: at }] },
    {
      table: 'journey_tasks',
      rows: [
        task(demo, {
          title: 'Please send: Passport',
          detail: reason,
          owner_kind: 'patient',
          due_at: clock.fromNow(1, 3),
          subject_kind: 'document',
          subject_id: document_id,
          at,
        }),
      ],
    },
  ];
}

/** How far the visa is: nothing entered yet, an appointment booked, refused, or granted before the trip. */
function application(demo: DemoCase, { id: assignment_id }: Row, legs: readonly Row[]): Row[] {
  const { nextId, journey_id, clock, stage, index } = demo;
  const place = placeOf(demo);
  if (stage === BEGUN && place !== APPOINTED && place !== REFUSED) return [];
  const [applied, decided] = [clock.completed(BEGUN), stage === BEGUN ? clock.now : clock.completed(BEGUN + 1)];
  const state = stage > BEGUN ? 'granted' : place === REFUSED ? 'refused' : 'appointment';
  const isDecided = state !== 'appointment';
  const visit = state === 'refused' ? undefined : legs.find(({ kind }) => kind === 'visa_appointment');
  return [
    {
      id: nextId(),
      assignment_id,
      journey_id,
      status: state,
      applied_on: dayOf(applied),
      reference: `DEMO-IND-${1000 + index}`,
      appointment_leg_id: visit?.['id'] ?? null,
      decided_on: isDecided ? dayOf(decided) : null,
      visa_number: state === 'granted' ? `VDEMO${10_000 + index}` : null,
      valid_until: state === 'granted' ? dayOf(new Date(decided.getTime() + 180 * 24 * 60 * 60_000)) : null,
      refused_reason: state === 'refused' ? 'The bank statement of the attendant was older than three months.' : null,
      version: state === 'granted' ? 3 : 2,
      created_at: applied,
      updated_at: isDecided ? decided : applied,
    },
  ];
}
