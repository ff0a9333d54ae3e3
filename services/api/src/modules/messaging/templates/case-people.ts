import { COMPANION_PATH } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import type {
  CompanionInvitationMailData,
  ConsultationGuestChangedMailData,
  ConsultationGuestMailData,
  FamilyNewsMailData,
} from './case-care-data.js';
import { CASE_CARE_MAIL_MESSAGES as messages } from './case-care-messages.js';
import { greet } from './case-care-parts.js';
import { factsOf, inBothZones, paragraph, type TemplateContext } from './parts.js';

/** To someone who accompanies a patient. */
export function familyNews(
  { name, patient, kind, path }: FamilyNewsMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = messages.family[kind];
  return {
    subject: words.title,
    preheader: messages.family.preheader,
    title: words.title,
    blocks: [
      greet(name),
      paragraph(words.lead(patient)),
      { kind: 'button', label: messages.family.open, href: publicOrigin + path },
    ],
    reason: messages.family.reason(patient),
  };
}

/** To someone a patient wants to have with them. */
export function companionInvitation(data: CompanionInvitationMailData, context: TemplateContext): MailContent {
  const { patient } = data;
  const token = encodeURIComponent(context.permanentToken('accept_companion', data.id));
  return {
    subject: messages.companion.subject,
    preheader: messages.companion.title,
    title: messages.companion.title,
    blocks: [
      greet(data.name),
      paragraph(messages.companion.lead(patient)),
      { kind: 'button', label: messages.companion.accept, href: `${context.publicOrigin}${COMPANION_PATH}${token}` },
      { kind: 'note', text: messages.companion.account },
    ],
    reason: messages.companion.reason(patient),
  };
}

/** To a companion or an interpreter who is invited to a talk. */
export function consultationGuest(
  { kind, name, patient, doctor, starts_at, time_zone, path }: ConsultationGuestMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const when = inBothZones(new Date(starts_at), time_zone);
  return {
    subject: messages.guest.title,
    preheader: when,
    title: messages.guest.title,
    blocks: [
      greet(name),
      paragraph(messages.guest.lead[kind](patient, doctor)),
      ...factsOf([[messages.guest.when, when]]),
      paragraph(messages.guest.opens),
      { kind: 'button', label: messages.guest.open, href: publicOrigin + path },
      { kind: 'note', text: messages.guest.account },
    ],
    reason: messages.guest.reason(patient),
  };
}

/** To a companion or an interpreter: the talk has another time, or does not take place. */
export function consultationGuestChanged(
  { change, name, patient, doctor, starts_at, was, time_zone, path }: ConsultationGuestChangedMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = messages.guest[change];
  const when = inBothZones(new Date(starts_at), time_zone);
  const before = was === null ? null : inBothZones(new Date(was), time_zone);
  return {
    subject: words.title,
    preheader: when,
    title: words.title,
    blocks: [
      greet(name),
      paragraph(words.lead(patient, doctor)),
      ...factsOf([
        [words.when, when],
        [messages.guest.before, before],
      ]),
      ...(change === 'cancelled'
        ? []
        : ([
            paragraph(messages.guest.opens),
            { kind: 'button', label: messages.guest.open, href: publicOrigin + path },
            { kind: 'note', text: messages.guest.account },
          ] as const)),
    ],
    reason: messages.guest.reason(patient),
  };
}
