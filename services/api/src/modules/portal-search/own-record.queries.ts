import type { PortalSearchItem } from '@ayana/contracts/catalogue';
import {
  caseHref,
  casePaperHref,
  DOCUMENT_KIND_NAMES,
  paperHref,
  patientHref,
  taskHref,
} from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import type { Asked } from './portal-search.queries.js';

type Rows = Promise<PortalSearchItem[]>;

/** Characters shown of a message, and how many of them before what was looked for. */
const SNIPPET = 120;
const BEFORE = 30;

/** A patient's own tasks by their words: open ones first, the first due on top. */
export async function findOwnTasks(database: Kysely<Tables>, { id }: CurrentUser, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('journey_tasks as task')
    .innerJoin('patient_journeys as journey', 'journey.id', 'task.journey_id')
    .select(['task.id', 'task.title', 'task.subject_kind', 'task.subject_id', 'task.journey_id', 'journey.case_number'])
    .where('journey.patient_id', '=', id)
    .where('task.owner_kind', '=', 'patient')
    .where('task.status', 'in', ['open', 'done'])
    .where(containsWords(sql`search_text(concat_ws(' ', task.title, task.detail))`, q))
    .orderBy(sql`task.status = 'done'`)
    .orderBy(sql`task.due_at asc nulls last`)
    .orderBy('task.id')
    .limit(most)
    .execute();
  return rows.map(({ id: task, title, journey_id, case_number, ...subject }) => ({
    id: task,
    title,
    subtitle: case_number,
    state: null,
    path: taskHref(subject, journey_id) ?? patientHref('home', journey_id),
  }));
}

/** A patient's own papers, of cases before their journey too, by kind, name of the file and what they are wanted for, the newest first. */
export async function findOwnPapers(database: Kysely<Tables>, { id }: CurrentUser, { q, most }: Asked): Rows {
  const names = JSON.stringify(DOCUMENT_KIND_NAMES);
  const rows = await database
    .selectFrom('documents as document')
    .innerJoin('cases as own', 'own.id', 'document.journey_id')
    .leftJoin('files as file', 'file.id', 'document.file_id')
    .select([
      'document.id',
      'document.kind',
      'own.id as case_id',
      'own.journey_id',
      'file.file_name',
      'own.case_number',
    ])
    .where('own.person_id', '=', id)
    .where('document.removed_at', 'is', null)
    .where('document.replaced_by', 'is', null)
    .where(
      containsWords(
        sql`search_text(concat_ws(' ', ${names}::jsonb ->> document.kind, file.file_name, document.reason))`,
        q,
      ),
    )
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id')
    .limit(most)
    .execute();
  return rows.map(({ id: paper, kind, case_id, journey_id, file_name, case_number }) => ({
    id: paper,
    title: file_name ?? DOCUMENT_KIND_NAMES[kind],
    subtitle: [...(file_name === null ? [] : [DOCUMENT_KIND_NAMES[kind]]), case_number].join(' · '),
    state: null,
    path: journey_id === null ? casePaperHref(paper, case_id) : paperHref(paper, case_id),
  }));
}

/** Messages of the patient's own conversations by their words and author, the newest first. */
export async function findOwnMessages(database: Kysely<Tables>, { id }: CurrentUser, { q, most }: Asked): Rows {
  const rows = await database
    .selectFrom('threads as thread')
    .innerJoin('cases as own', 'own.id', 'thread.journey_id')
    .innerJoin('messages as message', 'message.thread_id', 'thread.id')
    .leftJoin('users as author', 'author.id', 'message.author_id')
    .select(['message.id', 'message.text', 'own.id as case_id', 'own.journey_id', 'author.name', 'own.case_number'])
    .where('own.person_id', '=', id)
    .where('thread.kind', '=', 'patient')
    .where(containsWords(sql`search_text(concat_ws(' ', message.text, author.name))`, q))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id')
    .limit(most)
    .execute();
  return rows.map(({ id: message, text, case_id, journey_id, name, case_number }) => ({
    id: message,
    title: snippetOf(text, q),
    subtitle: [name ?? '', case_number].filter((each) => each !== '').join(' · '),
    state: null,
    path: journey_id === null ? caseHref('messages', case_id) : patientHref('messages', case_id),
  }));
}

interface FoundTalk {
  id: string;
  starts_at: Date | string;
  full_name: string;
  specialization: string;
  time_zone: string | null;
  /** Null where it belongs to no journey of the reader. */
  journey_id: string | null;
}

/** A patient's own talks by doctor, field and hospital: those to come first. */
export async function findOwnAppointments(
  database: Kysely<Tables>,
  { id }: CurrentUser,
  { q, most }: Asked,
  now: Date,
): Rows {
  const words = sql`search_text(concat_ws(' ', doctor.full_name, doctor.specialization, hospital.hospital_name, asked.notes))`;
  const { rows } = await sql<FoundTalk>`
    select slot.id, slot.starts_at, doctor.full_name, doctor.specialization, reader.time_zone,
      case when journey.patient_id = reader.id then journey.id end as journey_id
    from appointments slot
      join video_consultations asked on asked.id = slot.video_consultation_id
      join doctors doctor on doctor.id = slot.doctor_id
      join partner_hospitals hospital on hospital.id = doctor.hospital_id
      join users reader on reader.id = ${id}
      left join patient_journeys journey on journey.id = asked.journey_id
    where slot.status = 'booked' and ${containsWords(words, q)}
      and (journey.patient_id = reader.id
        or (reader.email_verified_at is not null and lower(asked.email) = lower(reader.email)))
    order by slot.ends_at < ${now}, slot.starts_at limit ${most}`.execute(database);
  return rows.map(({ id: slot, starts_at, full_name, specialization, time_zone, journey_id }) => ({
    id: slot,
    title: full_name,
    subtitle: [specialization, momentOf(new Date(starts_at), time_zone)].join(' · '),
    state: null,
    path: patientHref('appointments', journey_id),
  }));
}

/** On the reader's clock; India's where it is not known. */
const momentOf = (at: Date, zone: string | null): string =>
  new Intl.DateTimeFormat(formatLocale('en-GB'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone ?? 'Asia/Kolkata',
  }).format(at);

/** Where the first of the words is, with a little before it. */
function snippetOf(text: string, q: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [word = ''] = q.trim().split(/\s+/);
  const from = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()) - BEFORE);
  const part = line.slice(from, from + SNIPPET);
  return `${from > 0 ? '…' : ''}${part}${from + SNIPPET < line.length ? '…' : ''}`;
}
