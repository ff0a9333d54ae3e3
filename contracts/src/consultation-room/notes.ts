import { defineMessages } from '../language/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

/** The texts of a doctor's note, in their order. */
export const NOTE_FIELDS = ['reason', 'findings', 'advice', 'next_steps'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

export const NOTE_FIELD_NAMES: Record<NoteField, string> = defineMessages('contracts/consultation-room/note-fields', {
  reason: 'Reason for the talk',
  findings: 'Findings',
  advice: 'Advice',
  next_steps: 'Next steps',
});

/** Longest text of a note (spec section 9, text limit). */
export const NOTE_TEXT_MAX = 1000;

/** A note goes from draft to signed; signed it is final, and a correction is the next version. */
export const NOTE_STATES = ['draft', 'signed'] as const;
export type NoteState = (typeof NOTE_STATES)[number];

export const NOTE_PROGRESS = ['none', 'draft', 'signed'] as const;

export interface ConsultationNote {
  id: Id;
  appointment_id: Id;
  /** The consultation request that the appointment was booked with. */
  request_id: Id;
  version: Integer;
  /** Grows with every change of the draft. */
  revision: Integer;
  /** Empty when there is nothing to say. */
  reason: string;
  /** Empty when there is nothing to say. */
  findings: string;
  /** Empty when there is nothing to say. */
  advice: string;
  /** Empty when there is nothing to say. */
  next_steps: string;
  /** The doctor of the appointment. */
  doctor_name: string;
  /** When the talk began, as planned. */
  starts_at: Moment;
  /** Null for a draft, which only its doctor reads. */
  signed_at: Moment | null;
  updated_at: Moment;
}

export interface AppointmentNotes {
  /** For the doctor. */
  draft: ConsultationNote | null;
  /** The newest version first. */
  signed: ConsultationNote[];
}

export interface ConsultationNotes {
  /** The newest version of each talk; the latest talk first. */
  items: ConsultationNote[];
}
