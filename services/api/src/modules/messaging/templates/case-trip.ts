import { TRAVEL_LEG_KIND_NAMES } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import type { TravelLegMissedMailData, TravelLegMovedMailData, VisaRefusedMailData } from './case-care-data.js';
import { CASE_CARE_MAIL_MESSAGES as messages } from './case-care-messages.js';
import { greet, openCase } from './case-care-parts.js';
import { factsOf, given, paragraph, type TemplateContext } from './parts.js';

/** To the case manager: a part of a trip was missed. */
export function travelLegMissed(data: TravelLegMissedMailData, context: TemplateContext): MailContent {
  const { patient, kind, when, from, to } = data;
  const words = messages.leg_missed;
  return {
    subject: words.subject(TRAVEL_LEG_KIND_NAMES[kind]),
    preheader: when,
    title: words.title,
    blocks: [
      greet(data.name),
      paragraph([{ strong: words.lead(patient) }]),
      ...factsOf([
        [words.leg, TRAVEL_LEG_KIND_NAMES[kind]],
        [words.when, when],
        [words.from, given(from)],
        [words.to, given(to)],
      ]),
      openCase(data, context),
    ],
    reason: messages.reason_staff,
  };
}

/** To the case manager: without a visa there is no trip. */
export function visaRefused(data: VisaRefusedMailData, context: TemplateContext): MailContent {
  const { patient } = data;
  const words = messages.visa_refused;
  return {
    subject: words.title,
    preheader: words.preheader,
    title: words.title,
    blocks: [greet(data.name), paragraph([{ strong: words.lead(patient) }]), openCase(data, context)],
    reason: messages.reason_staff,
  };
}

/** To a partner: the part of a trip that they carry out has changed. */
export function travelLegMoved(data: TravelLegMovedMailData, { publicOrigin }: TemplateContext): MailContent {
  const { kind, change, before, when, from, to, path } = data;
  const words = messages.leg_moved;
  const { subject, title, lead } = words[change];
  const leg = TRAVEL_LEG_KIND_NAMES[kind];
  return {
    subject: subject(leg),
    preheader: change === 'moved' ? when : title,
    title,
    blocks: [
      greet(data.name),
      paragraph([{ strong: lead }]),
      ...factsOf([
        [words.leg, leg],
        [words.before, before],
        [words.now, change === 'moved' ? when : null],
        [words.from, given(from)],
        [words.to, given(to)],
      ]),
      { kind: 'button', label: words.open, href: publicOrigin + path },
    ],
    reason: words.reason,
  };
}
