import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The zone the talks were booked in. */
const ZONE = 'Africa/Nairobi';
const { video: MINUTES } = CONSULTATION_MINUTES;

interface DemoTalk {
  /** Milliseconds from the start of the demo. */
  from: number;
  reason: string;
  note: { reason: string; findings: string; advice: string; next_steps: string } | null;
}

/** One whose room is open now, one that was without a note, one with a signed note. */
const TALKS: readonly DemoTalk[] = [
  { from: 10 * MINUTE, reason: 'Questions before the operation', note: null },
  { from: -3 * DAY, reason: 'The new X-ray', note: null },
  {
    from: -12 * DAY,
    reason: 'Pain in the knee when climbing stairs',
    note: {
      reason: 'Pain in the knee for two years, worse on stairs.',
      findings: 'The X-ray shows a worn joint. Walking is stable, the knee bends to 100 degrees.',
      advice: 'A replacement is sensible. Until then: walk every day, cool the knee after it.',
      next_steps: 'Send the blood test of this month. We talk again before the operation.',
    },
  },
];

/** Talks of the demo doctor with the demo patient. */
export async function seedConsultations(
  client: Client,
  { ids, now }: { ids: Ids; now: Date },
  { patient, doctor }: { patient: string; doctor: string },
): Promise<void> {
  for (const { from, reason, note } of TALKS) {
    const [request, slot] = [ids.next(), ids.next()];
    const starts = new Date(now.getTime() + from);
    const before = new Date(Math.min(now.getTime(), starts.getTime()) - 2 * DAY);
    const { rowCount } = await client.query(
      `insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, country,
         journey_id, created_at)
       select $1, 'video_consultation', account.name, account.email, to_char($3::timestamptz, 'YYYY-MM-DD')::date, '10:00 AM', $4,
         account.country, (select id from patient_journeys where patient_id = account.id order by created_at desc limit 1), $5
       from users account where account.id = $2 and exists (select from doctors where user_id = $6)`,
      [request, patient, starts, reason, before, doctor],
    );
    if (rowCount === 0) return;
    await client.query(
      `insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at, confirmed_starts_at, confirmed_time_zone,
         confirmed_minutes)
       select id, 'video_consultation', 'confirmed', patient_name, email, created_at, created_at + interval '1 day', created_at,
         $2, $3, $4
       from video_consultations where id = $1`,
      [request, starts, ZONE, MINUTES],
    );
    await client.query(
      `insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
         token_hash, time_zone, created_at, changed_at)
       select $1::uuid, doctor.id, $2::uuid, 'video', $3::timestamptz, $3::timestamptz + make_interval(mins => $6), 'booked', $4::timestamptz, '', 'demo ' || $1::uuid,
         $7, $4::timestamptz, $4::timestamptz from doctors doctor where doctor.user_id = $5`,
      [slot, request, starts, before, doctor, MINUTES, ZONE],
    );
    if (note === null) continue;
    const signed = new Date(starts.getTime() + 60 * MINUTE);
    await client.query(
      `insert into consultation_notes (id, appointment_id, doctor_id, author_id, version, reason, findings, advice, next_steps,
         signed_at, created_at, updated_at)
       select $1, $2, doctor.id, doctor.user_id, 1, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz, $7::timestamptz from doctors doctor where doctor.user_id = $8`,
      [ids.next(), slot, note.reason, note.findings, note.advice, note.next_steps, signed, doctor],
    );
  }
}
