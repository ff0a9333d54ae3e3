import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import { defineMessages } from '../language/index.ts';
import { normaliseDigits } from '../rules/index.ts';

export const LETTER_STATES = ['valid', 'replaced', 'withdrawn'] as const;
export type LetterState = (typeof LETTER_STATES)[number];
export const LETTER_STATE_NAMES: Record<LetterState, string> = defineMessages('contracts/journey/letter-states', {
  valid: 'Valid',
  replaced: 'Replaced',
  withdrawn: 'Taken back',
});

/** Digits and capitals that nobody confuses (Crockford's base 32): 32 of them, so 20 make 100 bits. */
export const LETTER_CODE_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const LETTER_CODE_LENGTH = 20;
const GROUP = 5;
/** Most people who accompany a patient on a letter. */
export const LETTER_ATTENDANTS_MAX = 4;

/** A code as people read it: `7K3QF-…`. */
export const letterCodeText = (code: string): string => (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/**
 * A code as it is kept, of what a person typed or copied: small letters, spaces, dashes of any kind, digits of any script, letters of full
 * width, marks that nobody sees, and an O for a zero are fine. Null for what is none.
 */
export function letterCodeOf(typed: string): string | null {
  const plain = normaliseDigits(typed)
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return plain.length === LETTER_CODE_LENGTH && Array.from(plain).every((sign) => LETTER_CODE_SIGNS.includes(sign))
    ? plain
    : null;
}

/** Signs of a passport's number that its masked form shows: as many as two who compare papers need. */
const PASSPORT_SHOWN = 3;

/** A passport's number for readers who may not know it: its last signs, of a short one none. */
export function maskedPassport(number: string): string {
  const signs = Array.from(number.replaceAll(/\s/g, ''));
  return `•••${signs.length > PASSPORT_SHOWN ? signs.slice(-PASSPORT_SHOWN).join('') : ''}`;
}

/** Someone who accompanies a patient, as the passport has them. */
export interface Attendant {
  /** In Latin letters. */
  name: string;
  passport_number: string;
}

/** What a letter needs of its patient. */
export const LETTER_PATIENT_FACTS = ['passport_name', 'date_of_birth', 'passport_number'] as const;
export type LetterPatientFact = (typeof LETTER_PATIENT_FACTS)[number];

export const LETTER_FACT_NAMES: Record<LetterPatientFact, string> = defineMessages('contracts/journey/letter-facts', {
  passport_name: 'the name as in the passport',
  date_of_birth: 'the date of birth',
  passport_number: 'the number of the passport',
});

/** A letter that is not issued yet: what the case says for it. */
export interface LetterDraft {
  /** By the planned admission, else by the request; null where neither is known. */
  admission_on: string | null;
  /** By the days of the quote. */
  stay_until: string | null;
  /** As the passport has it. */
  patient_name: string | null;
  /** Of those who come along: passports are masked for the hospital. */
  attendants: Attendant[];
  /** What the patient has not given yet. */
  missing: LetterPatientFact[];
  /** Null where it is not known; the letter leaves it out. */
  registration_number: string | null;
  phone: string | null;
}

/** A letter as those of the case read it. */
export interface VisaLetter {
  id: Id;
  journey_id: Id;
  quote_id: Id;
  /** Null for the hospital. */
  document_id: Id | null;
  /** There is a copy with the last signs of passports only: the hospital opens it. */
  has_copy: boolean;
  /** In groups, as on the paper. */
  code: string;
  status: LetterState;
  hospital_name: string;
  admission_on: CalendarDay;
  stay_until: CalendarDay;
  attendants: Integer;
  issued_at: Moment;
  ended_at: Moment | null;
}

/** What a code shows to anyone: enough to compare with the paper, and no more. */
export interface VerifiedLetter {
  status: LetterState | 'unknown';
  hospital: string | null;
  city: string | null;
  /** Of a valid letter only, as what follows but the day of issue. */
  admission_on: CalendarDay | null;
  stay_until: CalendarDay | null;
  // Such as `A. O.`.
  initials: string | null;
  birth_year: Integer | null;
  /** The last signs of its number. */
  passport: string | null;
  attendants: Integer | null;
  issued_on: CalendarDay | null;
}

export interface VisaLetters {
  /** The newest first. */
  items: VisaLetter[];
}
