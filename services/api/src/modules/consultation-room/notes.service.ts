import { patientHref } from '@ayana/contracts/journey';
import {
  NOTE_FIELDS,
  type AppointmentNotes,
  type ConsultationNotes as ConsultationNotesAnswer,
  type ConsultationNote,
} from '@ayana/contracts/consultation-room';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { AuditTrail } from '../activity/index.js';
import { CaseNotices, JourneyEntries, lockJourney, readerOf, readerSeeing } from '../journeys/index.js';
import { RecordAccesses } from '../records/index.js';
import { ROOM_MESSAGES as messages, ROOM_NEWS } from './messages.js';
import type { NoteFormDto } from './notes.dto.js';
import { notesOf, signedNotesOfJourney, signedNotesOfPatient } from './notes.queries.js';
import { RoomChannels } from './room-channels.js';
import { audienceOf, roomEntryOf, stateOf, type Talk } from './room-entry.js';

/** Doctors' notes on their talks. Signed, the patient and the staff on the case read them; a correction is a new version. */
@Injectable()
export class ConsultationNotes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly channels: RoomChannels,
    private readonly notices: CaseNotices,
    private readonly accesses: RecordAccesses,
    private readonly trail: AuditTrail,
    private readonly entries: JourneyEntries,
  ) {}

  /** For the doctor, the patient and case workers. */
  async ofAppointment(user: CurrentUser, appointmentId: string): Promise<AppointmentNotes> {
    const database = this.database.read();
    const { talk, role } = await roomEntryOf(database, user, appointmentId, 'any');
    if (role !== 'doctor' && role !== 'patient' && role !== 'case_worker') throw notFound();
    const notes = await notesOf(database, appointmentId);
    const signed = notes.filter(({ signed_at }) => signed_at !== null);
    if (role === 'case_worker' && talk.journey_id !== null && signed.length > 0)
      await this.accesses.recordReading(user, await readerOf(database, user, talk.journey_id), 'consultation_notes');
    const draft = role === 'doctor' ? (notes.find(({ signed_at }) => signed_at === null) ?? null) : null;
    return { draft, signed };
  }

  /** The signed notes of the caller's own talks. */
  async own(user: CurrentUser): Promise<ConsultationNotesAnswer> {
    return { items: await signedNotesOfPatient(this.database.read(), user) };
  }

  async ofJourney(user: CurrentUser, journeyId: string): Promise<ConsultationNotesAnswer> {
    const database = this.database.read();
    const reader = await readerSeeing(database, user, journeyId, 'consultation_notes');
    const items = await signedNotesOfJourney(database, journeyId);
    if (items.length > 0) await this.accesses.recordReading(user, reader, 'consultation_notes');
    return { items };
  }

  /**
   * Keeps the draft of the appointment's doctor; after a signed note it is the next version.
   * @throws AppError `stale_version` when it was changed in another tab
   */
  save(user: CurrentUser, appointmentId: string, { revision, ...form }: NoteFormDto): Promise<ConsultationNote> {
    return this.database.write(async (em) => {
      const talk = await this.lockTalk(em, user, appointmentId);
      const tables = within(em);
      const notes = await notesOf(tables, appointmentId);
      const draft = notes.find(({ signed_at }) => signed_at === null);
      if ((draft?.revision ?? 0) !== revision) throw new AppError('stale_version', messages.note_stale);
      const now = this.clock.now();
      const [reason, findings, advice, next_steps] = NOTE_FIELDS.map((field) => form[field] ?? '');
      if (draft === undefined)
        await sql`insert into consultation_notes (id, appointment_id, doctor_id, author_id, version, reason, findings, advice,
            next_steps, created_at, updated_at)
          values (${this.ids.next()}, ${appointmentId}, ${talk.doctor_id}, ${user.id}, ${(notes[0]?.version ?? 0) + 1}, ${reason},
            ${findings}, ${advice}, ${next_steps}, ${now}, ${now})`.execute(tables);
      else
        await sql`update consultation_notes set reason = ${reason}, findings = ${findings}, advice = ${advice},
            next_steps = ${next_steps}, author_id = ${user.id}, revision = revision + 1, updated_at = ${now}
          where id = ${draft.id}`.execute(tables);
      const saved = (await notesOf(tables, appointmentId)).find(({ signed_at }) => signed_at === null);
      if (saved === undefined) throw notFound();
      return saved;
    });
  }

  /** @throws AppError `stale_version` when it was changed in another tab, `illegal_transition` without a draft, or with an empty one */
  sign(user: CurrentUser, appointmentId: string, revision: number): Promise<ConsultationNote> {
    return this.database.write(async (em) => {
      const talk = await this.lockTalk(em, user, appointmentId);
      const tables = within(em);
      const draft = (await notesOf(tables, appointmentId)).find(({ signed_at }) => signed_at === null);
      if (draft === undefined) throw new AppError('illegal_transition', messages.note_none);
      if (draft.revision !== revision) throw new AppError('stale_version', messages.note_stale);
      if (NOTE_FIELDS.every((field) => draft[field] === ''))
        throw new AppError('illegal_transition', messages.note_empty);
      await sql`update consultation_notes set signed_at = ${this.clock.now()}, updated_at = ${this.clock.now()},
        author_id = ${user.id} where id = ${draft.id}`.execute(tables);
      await this.publish(em, user, talk);
      const signed = (await notesOf(tables, appointmentId)).find(({ id }) => id === draft.id);
      if (signed === undefined) throw notFound();
      return signed;
    });
  }

  private async publish(em: EntityManager, user: CurrentUser, talk: Talk): Promise<void> {
    if (talk.patient_user_id !== null)
      await this.notices.toPatient(
        em,
        { id: talk.journey_id, patient_id: talk.patient_user_id },
        { kind: 'appointment', path: patientHref('appointments') },
        () => ({ title: ROOM_NEWS.note_title, message: ROOM_NEWS.note_text(talk.doctor_name) }),
      );
    if (talk.journey_id !== null)
      this.entries.add(em, {
        journey_id: talk.journey_id,
        event: 'consultation_note_signed',
        visibility: 'public',
        actor_id: user.id,
      });
    await this.trail.record(em, {
      action: talk.journey_id === null ? 'inbox.changed' : 'journey.changed',
      actor: user,
      subject_id: talk.patient_user_id,
      details: { id: talk.journey_id ?? talk.request_id, consultation_note: 'signed' },
    });
    this.database.afterCommit(em, () => this.channels.changed(talk.id, audienceOf(talk)));
  }

  /** The talk of its own doctor; its journey is locked first. @throws AppError `not_found`, `illegal_transition` before the talk */
  private async lockTalk(em: EntityManager, user: CurrentUser, appointmentId: string): Promise<Talk> {
    const tables = within(em);
    const entry = await roomEntryOf(tables, user, appointmentId, 'any');
    const { talk, role } = entry;
    if (role !== 'doctor') throw notFound();
    const state = stateOf(entry, this.clock.now());
    if (state === 'early') throw new AppError('illegal_transition', messages.note_early);
    if (state === 'cancelled' || state === 'moved') throw new AppError('illegal_transition', messages[state]);
    if (talk.journey_id !== null) await lockJourney(em, talk.journey_id);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`consultation note ${appointmentId}`}, 0))`.execute(
      tables,
    );
    return talk;
  }
}
