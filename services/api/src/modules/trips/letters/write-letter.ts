import { type Attendant, CASE_WORDS, letterCodeText, maskedPassport } from '@ayana/contracts/journey';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import type { LetterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as M } from './letter-messages.js';

/** What a letter says, beside what the case does. */
export interface LetterTerms {
  code: string;
  issued_at: Date;
  admission_on: string;
  stay_until: string;
  attendants: readonly Attendant[];
  /** Who issues it for the hospital. */
  signatory: string;
}

/** Of one letter, that of the patient, the visa office and the staff; and that of readers who see no passport. */
export type LetterCopy = 'full' | 'masked';

/** The letter as PDF. @param origin where its code is checked */
export function writeLetter(facts: LetterFacts, terms: LetterTerms, copy: LetterCopy, origin: string): Buffer {
  const code = letterCodeText(terms.code);
  const href = `${origin}/verify/${code}`;
  const passport = (number: string): string => (copy === 'full' ? number : maskedPassport(number));
  const sheet = new Sheet({ title: M.title, subject: M.subject, made: terms.issued_at }, true);
  sheet.heading(M.title, { lead: M.lead, from: facts.hospital });
  if (copy === 'masked') sheet.say(M.masked, { quiet: true });
  sheet.say(M.text(facts.hospital, facts.treatment ?? M.treatment_open));
  sheet.section(M.patient);
  sheet.facts([
    [M.facts.name, facts.passport_name],
    [CASE_WORDS.label, facts.case_number],
    [M.facts.birth, facts.date_of_birth === null ? null : dayText(facts.date_of_birth)],
    [M.facts.nationality, facts.nationality],
    [M.facts.passport, passport(facts.passport_number ?? '')],
  ]);
  sheet.section(M.attendants);
  if (terms.attendants.length === 0) sheet.say(M.no_attendants);
  else sheet.list(terms.attendants.map(({ name, passport_number }) => M.attendant(name, passport(passport_number))));
  sheet.section(M.hospital);
  sheet.facts([
    [M.facts.hospital, facts.hospital],
    [M.facts.registration, facts.registration_number],
    [M.facts.address, [facts.address, facts.city].filter(Boolean).join(', ') || null],
    [M.facts.phone, facts.phone],
    [M.facts.treatment, facts.treatment],
    [M.facts.surgeon, facts.surgeon],
    [M.facts.admission, dayText(terms.admission_on)],
    [M.facts.stay, dayText(terms.stay_until)],
  ]);
  sheet.code({ href, alt: M.verify_alt(href), title: M.verify_title(code), texts: [M.verify(href)] });
  const day = dayText(terms.issued_at.toISOString().slice(0, 10));
  sheet.say(M.issued(facts.hospital, day), { quiet: true });
  sheet.signature(terms.signatory, M.signed_for(facts.hospital, day));
  return sheet.finished();
}

export const LETTER_PAPER = threadTask(import.meta.url, writeLetter);
