import { type Attendant, CASE_MESSAGES, letterCodeText, maskedPassport } from '@ayana/contracts/journey';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../../../platform/typesetting/paper-dates.js';
import type { LetterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as messages } from './letter-messages.js';

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
  const sheet = new Sheet({ title: messages.title, subject: messages.subject, made: terms.issued_at }, true);
  sheet.heading(messages.title, { lead: messages.lead, from: facts.hospital });
  if (copy === 'masked') sheet.say(messages.masked, { quiet: true });
  sheet.say(messages.text(facts.hospital, facts.treatment ?? messages.treatment_open));
  sheet.section(messages.patient);
  sheet.facts([
    [messages.facts.name, facts.passport_name],
    [CASE_MESSAGES.label, facts.case_number],
    [messages.facts.birth, facts.date_of_birth === null ? null : dayText(facts.date_of_birth)],
    [messages.facts.nationality, facts.nationality],
    [messages.facts.passport, passport(facts.passport_number ?? '')],
  ]);
  sheet.section(messages.attendants);
  if (terms.attendants.length === 0) sheet.say(messages.no_attendants);
  else
    sheet.list(
      terms.attendants.map(({ name, passport_number }) => messages.attendant(name, passport(passport_number))),
    );
  sheet.section(messages.hospital);
  sheet.facts([
    [messages.facts.hospital, facts.hospital],
    [messages.facts.registration, facts.registration_number],
    [messages.facts.address, [facts.address, facts.city].filter(Boolean).join(', ') || null],
    [messages.facts.phone, facts.phone],
    [messages.facts.treatment, facts.treatment],
    [messages.facts.surgeon, facts.surgeon],
    [messages.facts.admission, dayText(terms.admission_on)],
    [messages.facts.stay, dayText(terms.stay_until)],
  ]);
  sheet.code({
    href,
    alt: messages.verify_alt(href),
    title: messages.verify_title(code),
    texts: [messages.verify(href)],
  });
  const day = dayText(terms.issued_at.toISOString().slice(0, 10));
  sheet.say(messages.issued(facts.hospital, day), { quiet: true });
  sheet.signature(terms.signatory, messages.signed_for(facts.hospital, day));
  return sheet.finished();
}

export const LETTER_PAPER = threadTask(import.meta.url, writeLetter);
