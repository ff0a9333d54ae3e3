import type { TestApi } from '../support/api.js';

let count = 0;

/** An appointment booked from a person's address. @returns the id of its request */
export async function appointmentOf(api: TestApi, email: string): Promise<string> {
  // Each at a time of its own: a doctor is in one talk at once.
  count += 1;
  const [row] = await api.database.rows<{ id: string }>(
    `with asked as (
       insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, created_at)
       values (gen_random_uuid(), 'video_consultation', 'Prakash Thapa', $1, '2030-01-01', '10:00 AM', 'Talk', now()) returning id),
     item as (
       insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
       select id, 'video_consultation', 'confirmed', 'Prakash Thapa', $1, now(), now(), now() from asked)
     insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
       token_hash, created_at, changed_at)
     select gen_random_uuid(), (select id from doctors order by id limit 1), asked.id, 'video',
       timestamptz '2030-01-01' + $2 * interval '1 hour', timestamptz '2030-01-01 00:45' + $2 * interval '1 hour',
       'booked', now(), '', asked.id::text, now(), now()
     from asked returning video_consultation_id as id`,
    [email, count],
  );
  return row?.id ?? '';
}
