import { automationsOf, JOURNEY_STAGES } from '@ayana/contracts/journey';
import type { DemoCase, TableRows } from './demo-case.js';
import { STAGE_TASKS, STATUS_AT } from './stage-facts.js';

const NOTES = [
  'The pain is worst at night. I can walk about two hundred metres.',
  'We were told to have it done within three months.',
  'My father has diabetes and takes tablets for his blood pressure.',
  null,
] as const;

/** The request, its journey, and their timeline. */
export function journeyRows(demo: DemoCase): TableRows[] {
  const { clock, stage, random, patient, treatment, request_id, journey_id, case_manager_id } = demo;
  const closed = stage === 10;
  const request = {
    id: request_id,
    patient_id: patient.id,
    treatment_id: treatment.id,
    patient_notes: random.one(NOTES),
    priority_level: random.one(['medium', 'medium', 'medium', 'high', 'low', 'urgent']),
    status: STATUS_AT[stage],
    preferred_city: random.one(['Chennai', 'Delhi', 'Bengaluru', null]),
    preferred_from: dayOf(clock.past(20)),
    attendants: random.between(0, 2),
    version: stage,
    created_at: clock.past(0),
    updated_at: clock.completed(stage),
  };
  const journey = {
    id: journey_id,
    case_number: demo.case_number,
    patient_id: patient.id,
    treatment_request_id: request_id,
    current_stage: stage,
    stage_statuses: clock.statuses(),
    journey_data: { language: patient.spoken },
    case_manager_id,
    status: closed ? 'closed' : 'open',
    closed_reason: closed ? 'The last check-in was good.' : null,
    version: stage,
    created_at: clock.past(0, 2),
    updated_at: clock.completed(stage),
  };
  return [
    { table: 'treatment_requests', rows: [request] },
    { table: 'patient_journeys', rows: [journey] },
    { table: 'journey_entries', rows: entries(demo) },
    { table: 'journey_tasks', rows: tasks(demo) },
    { table: 'journey_automations', rows: automations(demo) },
  ];
}

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

function entries({ clock, stage, nextId, patient, request_id, journey_id, case_manager_id }: DemoCase) {
  const entry = (at: Date, more: Record<string, unknown>) => ({
    id: nextId(),
    at,
    treatment_request_id: request_id,
    journey_id,
    visibility: 'public',
    actor_id: case_manager_id,
    ...more,
  });
  return [
    entry(clock.past(0), { event: 'asked', actor_id: patient.id, journey_id: null }),
    entry(clock.past(0, 2), { event: 'journey_begun', stage_number: 1 }),
    ...JOURNEY_STAGES.slice(1, stage).map(({ number }) =>
      entry(clock.completed(number), {
        event: 'stage',
        stage_number: number,
        from_state: 'pending',
        to_state: 'completed',
      }),
    ),
  ];
}

/** Those of past stages are done; of the present one, the first waits, in some cases too long. */
function tasks({ clock, stage, random, nextId, patient, journey_id, case_manager_id, doctor }: DemoCase) {
  return JOURNEY_STAGES.slice(1).flatMap(({ number }) => {
    if (number > stage + 1) return [];
    const isDone = number <= stage;
    return (STAGE_TASKS[number] ?? []).map(({ owner_kind, title, detail, subject_kind }) => {
      const created_at = clock.past(0, number);
      const done_at = isDone ? clock.completed(number) : null;
      return {
        id: nextId(),
        journey_id,
        stage_number: number,
        title,
        detail,
        subject_kind,
        owner_kind,
        owner_id: owner_kind === 'doctor' ? doctor : null,
        due_at: isDone ? clock.completed(number) : clock.fromNow(random.between(-1, 3), random.between(1, 20)),
        status: isDone ? 'done' : 'open',
        done_by: isDone ? (owner_kind === 'patient' ? patient.id : case_manager_id) : null,
        done_at,
        version: isDone ? 2 : 1,
        created_at,
        updated_at: done_at ?? created_at,
      };
    });
  });
}

/** What the completed stages set off. In some cases the last one failed, to be tried again. */
function automations({ clock, stage, nextId, journey_id, index }: DemoCase) {
  const names = JOURNEY_STAGES.slice(0, stage).flatMap(({ number }) =>
    automationsOf(number).map((name) => ({ name, number })),
  );
  return names.map(({ name, number }, place) => {
    const isFailed = index % 10 === 2 && place === names.length - 1;
    const at = clock.completed(number);
    return {
      id: nextId(),
      journey_id,
      stage_number: number,
      name,
      status: isFailed ? 'failed' : 'done',
      attempts: isFailed ? 12 : 1,
      failure: isFailed ? 'Something went wrong on our side.' : null,
      finished_at: isFailed ? null : at,
      created_at: at,
      updated_at: at,
    };
  });
}
