import { defineMessages } from '../language/index.ts';

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

/** A code as it is kept, of what a person typed: small letters, spaces, and an O for a zero are fine. Null for what is none. */
export function letterCodeOf(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return plain.length === LETTER_CODE_LENGTH && Array.from(plain).every((sign) => LETTER_CODE_SIGNS.includes(sign))
    ? plain
    : null;
}

/** A letter as those of the case read it. */
export interface VisaLetter {
  id: string;
  journey_id: string;
  quote_id: string;
  /** The paper; null for the hospital, which does not see the passport that it names. */
  document_id: string | null;
  code: string;
  status: LetterState;
  hospital_name: string;
  admission_on: string;
  stay_until: string;
  attendants: number;
  issued_at: string;
  ended_at: string | null;
}

/** What a code shows to anyone: enough to compare with the paper, and no more. */
export interface VerifiedLetter {
  status: LetterState | 'unknown';
  hospital: string | null;
  city: string | null;
  /** Calendar days; of a valid letter only, as the next two. */
  admission_on: string | null;
  stay_until: string | null;
  /** Such as `A. O.`. */
  initials: string | null;
  birth_year: number | null;
  attendants: number | null;
  issued_on: string | null;
}
