import { CASE_MESSAGES } from '@ayana/contracts/journey';
import { dayOfMoment, momentText } from '../../../platform/typesetting/paper-dates.js';
import { Sheet } from '../../../platform/typesetting/sheet.js';
import { threadTask } from '../../../platform/threads/thread-task.js';
import { CONSENT_MESSAGES } from './consent-messages.js';

const messages = CONSENT_MESSAGES.paper;

export interface SignedConsent {
  hospital: string;
  case_number: string;
  title: string;
  body: string;
  version: number;
  signed_name: string;
  signed_at: Date;
}

/** A signed consent as PDF: the whole text, its version, and who signed when. */
export function writeConsent(consent: SignedConsent): Buffer {
  const { hospital, case_number, title, body, version, signed_name, signed_at } = consent;
  const day = dayOfMoment(signed_at);
  const sheet = new Sheet({ title, subject: messages.subject(hospital), made: signed_at });
  sheet.heading(title, { lead: messages.signed(day), from: messages.version(version) });
  sheet.facts([
    [CASE_MESSAGES.label, case_number],
    [messages.hospital, hospital],
    [messages.signed_as, signed_name],
    [messages.signed_at, momentText(signed_at)],
  ]);
  for (const paragraph of body.split(/\n{2,}/)) sheet.say(paragraph);
  sheet.say(messages.read, { quiet: true });
  sheet.signature(signed_name, messages.signed(day));
  return sheet.finished();
}

export const CONSENT_PAPER = threadTask(import.meta.url, writeConsent);
