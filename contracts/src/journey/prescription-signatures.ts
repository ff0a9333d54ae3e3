import type { CalendarDay, Integer, Moment } from '../shapes/index.ts';
import type { LetterState } from './visa-letters.ts';

export const REGISTRATION_NUMBER_MAX = 60;

/** Who signed a prescription, and when; the newest signature where a substitute was signed after it. */
export interface PrescriptionSignature {
  signed_at: Moment;
  signed_by: string;
  // Of the council of doctors, as it was when they signed.
  registration_number: string;
  council: string | null;
  /** As on the paper; null for the doctor, who gets no paper with a name. */
  code: string | null;
}

/** What the code of a prescription shows to anyone: enough to compare with the paper, no medicine and no name. */
export interface VerifiedPrescription {
  // `changed`: what is kept is not what was signed.
  status: LetterState | 'changed' | 'unknown';
  registration_number: string | null;
  council: string | null;
  /** Of the patient of a valid one, as the next. */
  initials: string | null;
  birth_year: Integer | null;
  signed_on: CalendarDay | null;
  /** Whether the file with this hash was signed. */
  is_same_file: boolean | null;
}

/** SHA-256 of a file, as hexadecimal digits. */
export const SHA256_PATTERN = /^[0-9a-f]{64}$/;
