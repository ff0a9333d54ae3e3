import { defineMessages } from '../language/index.ts';

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
