/** The texts of a doctor's note, in their order. */
export const NOTE_FIELDS = ['reason', 'findings', 'advice', 'next_steps'] as const;
export type NoteField = (typeof NOTE_FIELDS)[number];

/** Longest text of a note (spec section 9, text limit). */
export const NOTE_TEXT_MAX = 1000;

/** A note goes from draft to signed; signed it is final, and a correction is the next version. */
export const NOTE_STATES = ['draft', 'signed'] as const;
export type NoteState = (typeof NOTE_STATES)[number];
