import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { DAY, HOUR } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';
import { opinionWords } from './stage-facts.js';

/** Of the cases that wait for an opinion: two are offered, one has a draft, one is late. */
const DRAFTED = 18;
const LATE = 38;

/** Until when an opinion that is not given yet is due. */
export function opinionDue({ index, clock }: Pick<DemoCase, 'index' | 'clock'>): Date {
  if (index === LATE) return clock.fromNow(0, -5);
  return index % 20 < 10 ? clock.fromNow(1, 4) : clock.fromNow(0, 4);
}

/** The opinions of a case: signed, signed again with a correction, or begun. */
export function opinionRows(demo: DemoCase, assignment_id: string): TableRows[] {
  const { stage, index, clock } = demo;
  if (stage >= 3) {
    const signed_at = clock.completed(3);
    const first = opinion(demo, assignment_id, { version: 1, signed_at, created_at: signed_at });
    return [
      { table: 'medical_opinions', rows: isCorrected(demo) ? [first, correction(demo, assignment_id)] : [first] },
    ];
  }
  if (index !== DRAFTED) return [];
  const created_at = clock.fromNow(0, -1);
  return [
    {
      table: 'medical_opinions',
      rows: [
        opinion(demo, assignment_id, {
          version: 1,
          signed_at: null,
          created_at,
          fit_to_travel: null,
          risks: null,
          summary: `The reports show the finding on both sides. I lean towards ${demo.treatment.name}, and want to see the last scan.`,
        }),
      ],
    },
  ];
}

/** The demo patient's own opinion, and those that were just given. */
export const isCorrected = ({ index, stage }: Pick<DemoCase, 'index' | 'stage'>): boolean =>
  index === 0 || (stage === 3 && index % 20 < 10);

function correction(demo: DemoCase, assignment_id: string) {
  const { clock } = demo;
  const signed_at = new Date(Math.min(clock.completed(3).getTime() + 5 * HOUR, clock.now.getTime() - 60_000));
  return opinion(demo, assignment_id, {
    version: 2,
    signed_at,
    created_at: signed_at,
    days_in_hospital: 7,
    fit_to_travel: 'with_conditions',
    risks:
      'Infection and thrombosis are possible, each in about one of a hundred patients. Please walk every two hours on the flight.',
  });
}

function opinion(
  { nextId, doctor, journey_id, treatment }: DemoCase,
  assignment_id: string,
  more: { version: number; signed_at: Date | null; created_at: Date } & Readonly<Record<string, unknown>>,
) {
  return {
    id: nextId(),
    assignment_id,
    journey_id,
    doctor_id: doctor,
    summary: `The reports are complete. I recommend ${treatment.name}; it should be planned within the next months.`,
    recommended_treatment_id: treatment.id,
    ...opinionWords(treatment.department),
    fit_to_travel: 'yes',
    days_in_hospital: 6,
    days_in_india: 18,
    updated_at: more.created_at,
    ...more,
  };
}

/** Leave in three weeks, and extra hours on the Sunday after next, of the doctor that the demo account belongs to. */
export async function addDoctorDays(client: Client, ids: Ids, doctor: string, now: Date): Promise<void> {
  const day = (days: number): string => dayOf(new Date(now.getTime() + days * DAY));
  const sunday = 7 + ((7 - now.getUTCDay()) % 7);
  await client.query(
    `insert into doctor_exceptions (id, doctor_id, kind, first_day, last_day, from_time, to_time, kinds, note, created_at)
     select each.id::uuid, doctors.id, each.kind, each.first_day, each.last_day, each.from_time, each.to_time, each.kinds, each.note, $2
     from doctors, jsonb_to_recordset($3) as each (id uuid, kind text, first_day date, last_day date, from_time time,
       to_time time, kinds text[], note text)
     where doctors.user_id = $1`,
    [
      doctor,
      now,
      JSON.stringify([
        { id: ids.next(), kind: 'off', first_day: day(22), last_day: day(26), note: 'Congress in Singapore' },
        {
          id: ids.next(),
          kind: 'extra',
          first_day: day(sunday),
          last_day: day(sunday),
          from_time: '17:00',
          to_time: '19:15',
          kinds: ['video'],
          note: null,
        },
      ]),
    ],
  );
}
