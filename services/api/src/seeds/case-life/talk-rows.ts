import { JOURNEY_STAGES, patientHref } from '@ayana/contracts/journey';
import type { DemoCase, TableRows } from './demo-case.js';
import { HOUR } from './case-clock.js';
import { INTERNAL_NOTES, talkLines } from './talk-texts.js';

/** The messages with the case manager, the notes of the staff, and what the bell says. In every third case the last message is unread. */
export function talkRows(demo: DemoCase): TableRows[] {
  const { clock, nextId, journey_id, patient, case_manager_id, stage, index } = demo;
  const lines = talkLines(index, patient.spoken).slice(0, stage + 2);
  const count = lines.length;
  const last = index % 3 === 0 ? clock.fromNow(0, -index / 10 - 0.2) : clock.completed(stage);
  const created_at = clock.past(0, 2);
  const thread = (kind: string, updated_at: Date) => ({
    id: nextId(),
    journey_id,
    kind,
    created_at,
    updated_at,
  });
  // A thread has changed with its last message.
  const [talk, internal] = [thread('patient', last), thread('internal', created_at)];
  // Some patients answer a mail instead of signing in.
  const isMail = (by: string, place: number): boolean => by === 'patient' && place === 1 && index % 4 === 2;
  const messages = lines.map(({ by, text }, place) => ({
    id: nextId(),
    thread_id: talk.id,
    author_id: isMail(by, place) ? null : by === 'patient' ? patient.id : case_manager_id,
    channel: isMail(by, place) ? 'email' : 'portal',
    from_address: isMail(by, place) ? `${patient.mailbox}@demo.ayana.test` : null,
    is_confirmed: !isMail(by, place),
    text,
    created_at: new Date(last.getTime() - (count - 1 - place) * 5 * HOUR),
  }));
  const note = {
    id: nextId(),
    thread_id: internal.id,
    author_id: case_manager_id,
    channel: 'portal',
    from_address: null,
    is_confirmed: true,
    text: INTERNAL_NOTES[index % INTERNAL_NOTES.length] ?? '',
    created_at,
  };
  const author = messages.at(-1)?.author_id;
  const read = (thread_id: string, user_id: string, until: Date, read_until = until) => ({
    thread_id,
    user_id,
    read_until,
    mailed_until: until,
  });
  const reads = [patient.id, case_manager_id].map((user_id) => {
    const isRead = user_id === author || index % 3 !== 0;
    return read(talk.id, user_id, last, new Date(last.getTime() + (isRead ? 60_000 : -HOUR)));
  });
  return [
    { table: 'threads', rows: [talk, internal] },
    { table: 'messages', rows: [...messages, note] },
    {
      table: 'message_reads',
      rows: [...reads, ...demo.team.case_managers.map((user_id) => read(internal.id, user_id, created_at))],
    },
    { table: 'patient_notifications', rows: notifications(demo) },
  ];
}

/** One for each completed stage; the newest two are unread. */
function notifications({ clock, nextId, journey_id, patient, stage }: DemoCase) {
  return JOURNEY_STAGES.slice(0, stage).map(({ number, label, what }) => {
    const isRead = number <= stage - 2;
    return {
      id: nextId(),
      patient_id: patient.id,
      journey_id,
      title: `Completed: ${label}`,
      message: what,
      notification_type: 'journey_update',
      stage_number: number,
      metadata: { kind: 'journey', path: patientHref('home') },
      is_read: isRead,
      read_at: isRead ? clock.completed(number) : null,
      created_at: clock.completed(number),
    };
  });
}
