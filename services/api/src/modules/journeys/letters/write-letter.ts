import { CASE_WORDS, letterCodeText } from '@ayana/contracts/journey';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { dayText } from '../quotes/amounts.js';
import type { LetterFacts } from './letter-facts.js';
import { LETTER_MESSAGES as M } from './letter-messages.js';
import type { NewLetterDto } from './letters.dto.js';

/** The letter as PDF. @param origin where its code is checked */
export function writeLetter(
  facts: LetterFacts,
  form: NewLetterDto,
  letter: { code: string; issued_at: Date },
  origin: string,
): Buffer {
  const code = letterCodeText(letter.code);
  const href = `${origin}/verify/${code}`;
  const sheet = new Sheet({ title: M.title, subject: M.subject, made: letter.issued_at });
  sheet.heading(M.title, { lead: M.lead, from: facts.hospital });
  sheet.say(M.text(facts.hospital, facts.treatment ?? M.treatment_open));
  sheet.section(M.patient);
  sheet.facts([
    [M.facts.name, facts.name],
    [CASE_WORDS.label, facts.case_number],
    [M.facts.birth, facts.birth_date === null ? null : dayText(facts.birth_date)],
    [M.facts.nationality, facts.nationality],
    [M.facts.passport, facts.passport_number],
  ]);
  sheet.section(M.attendants);
  const attendants = form.attendants ?? [];
  if (attendants.length === 0) sheet.say(M.no_attendants);
  else sheet.list(attendants.map(({ name, passport_number }) => M.attendant(isolated(name), passport_number)));
  sheet.section(M.hospital);
  sheet.facts([
    [M.facts.hospital, facts.hospital],
    [M.facts.address, facts.address],
    [M.facts.city, facts.city],
    [M.facts.treatment, facts.treatment],
    [M.facts.surgeon, facts.surgeon],
    [M.facts.admission, dayText(form.admission_on)],
    [M.facts.stay, dayText(form.stay_until)],
  ]);
  sheet.code({ href, alt: M.verify_alt(href), title: M.verify_title(code), texts: [M.verify(href)] });
  sheet.say(M.issued(facts.hospital, dayText(letter.issued_at.toISOString().slice(0, 10))), { quiet: true });
  return sheet.finished();
}

export const LETTER_PAPER = threadTask(import.meta.url, writeLetter);
