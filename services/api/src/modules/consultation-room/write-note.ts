import { NOTE_FIELD_NAMES, NOTE_FIELDS, type ConsultationNote } from '@ayana/contracts/consultation-room';
import { dayOfMoment } from '../../platform/typesetting/paper-dates.js';
import { Sheet, type SheetFact } from '../../platform/typesetting/sheet.js';
import { threadTask } from '../../platform/threads/thread-task.js';
import { NOTE_PAPER_MESSAGES as T } from './note-paper-messages.js';
import type { Talk } from './room-entry.js';

/**
 * The paper of a signed note, in the current language.
 * @param note signed
 * @param patient what names them
 * @param health empty where the patient has no account
 */
export function writeNote(
  note: ConsultationNote,
  talk: Talk,
  patient: readonly SheetFact[],
  health: readonly SheetFact[],
): Buffer {
  const made = new Date(note.signed_at ?? note.updated_at);
  const sheet = new Sheet({ title: T.title, subject: T.subject, made });
  sheet.heading(T.title, { lead: T.signed(dayOfMoment(made, talk.doctor_zone)), from: T.version(note.version) });
  sheet.facts([
    ...patient,
    [T.doctor, [talk.doctor_name, talk.doctor_title].filter(Boolean).join(', ')],
    [T.hospital, talk.hospital_name],
    [T.talk, [dayOfMoment(new Date(note.starts_at), talk.doctor_zone), T.kinds[talk.kind]].join(', ')],
  ]);
  if (health.length > 0) {
    sheet.section(T.health);
    sheet.facts(health);
  }
  for (const field of NOTE_FIELDS) {
    if (note[field] === '') continue;
    sheet.section(NOTE_FIELD_NAMES[field]);
    sheet.say(note[field]);
  }
  sheet.say(T.remote, { quiet: true });
  sheet.signature(talk.doctor_name, T.signed(dayOfMoment(made, talk.doctor_zone)));
  return sheet.finished();
}

export const NOTE_PAPER = threadTask(import.meta.url, writeNote);
