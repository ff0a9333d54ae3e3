import { READER_PARTS } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { KeptPapers } from '../../platform/papers/kept-papers.js';
import { Threads } from '../../platform/threads/threads.service.js';
import { clinicalHealth, healthFacts, type PaperSubject, patientLines } from '../patient-papers/index.js';
import { currentHealth, RecordAccesses } from '../records/index.js';
import { noteOf } from './notes.queries.js';
import { roomEntryOf } from './room-entry.js';
import { NOTE_PAPER } from './write-note.js';

/** Its readers: the doctor, who has talked with the patient, the patient and the case workers. */
const PARTS = [...READER_PARTS.opinion, 'name'] as const;

/** A signed note as a paper, in the patient's language. */
@Injectable()
export class NotePapers {
  constructor(
    private readonly database: Database,
    private readonly accesses: RecordAccesses,
    private readonly threads: Threads,
    private readonly kept: KeptPapers,
  ) {}

  /**
   * For those who read the note: the patient, the doctor of the talk and case workers. The opening is written down.
   * @throws AppError `not_found`, also for a draft
   */
  async make(user: CurrentUser, id: string): Promise<Buffer> {
    const database = this.database.read();
    const note = await noteOf(database, id);
    if (note === undefined || note.signed_at === null) throw notFound();
    const { talk, role } = await roomEntryOf(database, user, note.appointment_id, 'any');
    if (role !== 'doctor' && role !== 'patient' && role !== 'case_worker') throw notFound();
    if (talk.journey_id !== null)
      await this.accesses.record(user, {
        journey_id: talk.journey_id,
        subject: { part: 'consultation_notes' },
        what: 'downloaded',
      });
    const { journey_id, patient_user_id } = talk;
    const known = patient_user_id === null ? null : clinicalHealth(await currentHealth(database, patient_user_id));
    const { language, date_of_birth } = await accountOf(database, patient_user_id);
    const { patient_name: name, case_number } = talk;
    // Health has a section of its own.
    const subject: PaperSubject = { name, case_number, date_of_birth, health: null };
    const signed = new Date(note.signed_at);
    return inLanguage(language, () => {
      const patient = patientLines(PARTS, subject, signed);
      const health = healthFacts(known);
      return journey_id === null
        ? this.threads.bytes(NOTE_PAPER, note, talk, patient, health)
        : this.kept.pdf(
            { journey_id, kind: 'note', subject_id: note.id, issued: `${note.version}` },
            NOTE_PAPER,
            note,
            talk,
            patient,
            health,
          );
    });
  }
}

async function accountOf(
  database: Kysely<Tables>,
  id: string | null,
): Promise<{ language: string; date_of_birth: string | null }> {
  const row = await database
    .selectFrom('users')
    .select(['language', sql<string | null>`date_of_birth::text`.as('date_of_birth')])
    .where('id', '=', id)
    .executeTakeFirst();
  return { language: row?.language ?? ENGLISH.tag, date_of_birth: row?.date_of_birth ?? null };
}
