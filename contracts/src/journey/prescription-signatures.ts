import type { LetterState } from './visa-letters.ts';

export const REGISTRATION_NUMBER_MAX = 60;

/** Who signed a prescription, and when; the newest signature where a substitute was signed after it. */
export interface PrescriptionSignature {
  signed_at: string;
  signed_by: string;
  /** Of the council of doctors, as it was when they signed. */
  registration_number: string;
  council: string | null;
  /** In groups, as on the paper; null for readers who do not get the paper. */
  code: string | null;
}

/** What the code of a prescription shows to anyone: enough to compare with the paper, no medicine and no name. */
export interface VerifiedPrescription {
  /** `changed`: what is kept is not what was signed. */
  status: LetterState | 'changed' | 'unknown';
  registration_number: string | null;
  council: string | null;
  /** Of a valid one only, as the next: such as `A. O.`. */
  initials: string | null;
  birth_year: number | null;
  signed_on: string | null;
  /** Whether the file that was asked about is the one that was signed; null where none was asked about. */
  is_same_file: boolean | null;
}

/** SHA-256 of a file, as hexadecimal digits. */
export const SHA256_PATTERN = /^[0-9a-f]{64}$/;
