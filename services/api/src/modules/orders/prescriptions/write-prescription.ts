import {
  alertText,
  CASE_MESSAGES,
  directionsOf,
  letterCodeText,
  MEDICINE_FORM_NAMES,
  type OrderPatient,
  type PrescriptionItem,
  SUBSTITUTION_NAMES,
} from '@ayana/contracts/journey';
import { isolated } from '../../../platform/typesetting/isolated.js';
import { momentText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { ageText, healthFacts, PAPER_HEALTH_MESSAGES } from '../../patient-papers/index.js';
import { SIGNED_PAPER_MESSAGES as messages } from './signed-paper-messages.js';

/** All that a signed prescription says. */
export interface SignedFacts {
  patient: OrderPatient;
  case_number: string;
  pharmacy: string;
  note: string;
  /** Without what was replaced. */
  items: readonly PrescriptionItem[];
  /** The code of the prescription that this one corrects. */
  replaces: string | null;
  signer: { name: string; registration_number: string; council: string | null };
  code: string;
  signed_at: Date;
}

/** The paper that a doctor signs, for the pharmacy and the patient. @param origin where its code is checked */
export function writePrescription(
  { patient, case_number, pharmacy, note, items, replaces, signer, code, signed_at }: SignedFacts,
  origin: string,
): Buffer {
  const shownCode = letterCodeText(code);
  const href = `${origin}/verify/${shownCode}`;
  const when = momentText(signed_at, 'long');
  const registration = [signer.registration_number, signer.council].filter(Boolean).join(', ');
  const sheet = new Sheet({ title: messages.title, subject: messages.subject, made: signed_at });
  sheet.heading(messages.title, { lead: messages.signed(isolated(signer.name), when), from: pharmacy });
  if (replaces !== null) sheet.say(messages.replaces(letterCodeText(replaces)), { strong: true });
  sheet.facts([
    [messages.facts.patient, patient.name ?? null],
    [CASE_MESSAGES.label, case_number],
    [PAPER_HEALTH_MESSAGES.age_label, ageText(patient.age)],
    ...healthFacts(patient.health),
  ]);
  sheet.section(messages.medicines);
  sheet.table(
    [{ title: messages.columns.medicine }, { title: messages.columns.quantity, width: 70, align: 'right' }],
    items.map((item) => ({
      cells: [`${item.medicine} ${item.strength}, ${MEDICINE_FORM_NAMES[item.form]}`, String(item.quantity)],
      note: [
        directionsOf(item),
        SUBSTITUTION_NAMES[item.substitution],
        ...(item.alert_reason === null
          ? []
          : [...item.alerts.map(alertText), messages.reason(isolated(item.alert_reason))]),
      ].join(' · '),
    })),
  );
  if (note !== '') {
    sheet.section(messages.note);
    sheet.say(note);
  }
  sheet.facts([
    [messages.facts.doctor, signer.name],
    [messages.facts.registration, registration],
    [messages.facts.signed, when],
  ]);
  sheet.code({
    href,
    alt: messages.verify_alt(href),
    title: messages.verify_title(shownCode),
    texts: [messages.verify(href)],
  });
  return sheet.finished();
}

export const PRESCRIPTION_PAPER = threadTask(import.meta.url, writePrescription);
