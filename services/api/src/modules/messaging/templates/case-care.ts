import {
  CHECK_IN_PATH,
  COMPANION_PATH,
  hospitalSentence,
  staffSentence,
  TRAVEL_LEG_KIND_NAMES,
} from '@ayana/contracts/journey';
import type { Block, MailContent } from './blocks.js';
import type {
  CheckInDueMailData,
  CheckInRedFlagsMailData,
  CompanionInvitationMailData,
  ConsultationGuestChangedMailData,
  ConsultationGuestMailData,
  FamilyNewsMailData,
  OrderNoticeMailData,
  PaymentMailData,
  QuoteAcceptedMailData,
  QuoteDeclinedMailData,
  RequestWithdrawnMailData,
  TravelLegMissedMailData,
  TravelLegMovedMailData,
  TreatmentRequestMailData,
  VisaRefusedMailData,
} from './case-care-data.js';
import { CASE_CARE_MAIL_MESSAGES as messages } from './case-care-messages.js';
import { factsOf, given, hello, inBothZones, paragraph, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const greet = (name: string): Block => (given(name) === null ? paragraph(messages.greeting) : hello(name));

const openCase = ({ path }: { path: string }, { publicOrigin }: TemplateContext): Block => ({
  kind: 'button',
  label: messages.open_case,
  href: publicOrigin + path,
});

const dayText = (day: string): string => dayIn(new Date(`${day}T12:00:00Z`), 'UTC');

/** To the case manager: the patient has chosen. */
export function quoteAcceptedNotice(data: QuoteAcceptedMailData, context: TemplateContext): MailContent {
  const { patient, hospital, total } = data;
  return {
    subject: messages.quote_accepted.subject(patient, hospital),
    preheader: messages.quote_accepted.title,
    title: messages.quote_accepted.title,
    blocks: [
      greet(data.name),
      paragraph(messages.quote_accepted.lead(patient)),
      paragraph(staffSentence(new Set(data.facts))),
      ...factsOf([
        [messages.patient, patient],
        [messages.hospital, hospital],
        [messages.quote_accepted.total, total],
      ]),
      openCase(data, context),
    ],
    reason: messages.reason_staff,
  };
}

/** To the people of the hospital that the patient chose. */
export function quoteChosenNotice(data: QuoteAcceptedMailData, context: TemplateContext): MailContent {
  const next = hospitalSentence(new Set(data.facts));
  const { patient, hospital, total, path } = data;
  return {
    subject: messages.quote_chosen.subject(patient, hospital),
    preheader: messages.quote_chosen.title,
    title: messages.quote_chosen.title,
    blocks: [
      greet(data.name),
      paragraph(messages.quote_chosen.lead(patient)),
      ...(next === null ? [] : [paragraph(next)]),
      ...factsOf([
        [messages.patient, patient],
        [messages.hospital, hospital],
        [messages.quote_accepted.total, total],
      ]),
      { kind: 'button', label: messages.quote_chosen.open, href: `${context.publicOrigin}${path}` },
    ],
    reason: messages.quote_declined.reason,
  };
}

/** To the people of the hospital that the patient chose: a payment was received, or is not needed. */
export function paymentNotice(data: PaymentMailData, { publicOrigin }: TemplateContext): MailContent {
  const { patient, kind, change, amount, path } = data;
  const { title, lead } = messages.payment[kind][change];
  return {
    subject: messages.payment.subject(title, patient),
    preheader: title,
    title,
    blocks: [
      greet(data.name),
      paragraph(lead(patient)),
      ...factsOf([
        [messages.patient, patient],
        [messages.payment.amount, amount],
      ]),
      { kind: 'button', label: messages.quote_chosen.open, href: `${publicOrigin}${path}` },
    ],
    reason: messages.quote_declined.reason,
  };
}

/** To the people of a hospital whose quote was not chosen, or is not needed any more. */
export function quoteDeclinedNotice({ name, hospital, why }: QuoteDeclinedMailData): MailContent {
  const { subject, title, lead } = messages.quote_declined[why];
  return {
    subject,
    preheader: title,
    title,
    blocks: [greet(name), paragraph(lead(hospital))],
    reason: messages.quote_declined.reason,
  };
}

/** To the patient at home: the link to the check-in, which works without signing in. */
export function checkInDue(data: CheckInDueMailData, context: TemplateContext): MailContent {
  const token = encodeURIComponent(context.permanentToken('answer_check_in', data.id));
  return {
    subject: messages.check_in.subject(data.day),
    preheader: messages.check_in.preheader,
    title: messages.check_in.title,
    blocks: [
      greet(data.name),
      paragraph(messages.check_in.lead(data.day)),
      { kind: 'button', label: messages.check_in.answer, href: `${context.publicOrigin}${CHECK_IN_PATH}${token}` },
      { kind: 'note', text: messages.check_in.until(dayText(data.until)) },
      paragraph([{ strong: messages.check_in.urgent }]),
    ],
    reason: messages.check_in.reason,
  };
}

/** To the case manager: an answer of a patient at home is to be read at once. */
export function checkInRedFlags(data: CheckInRedFlagsMailData, context: TemplateContext): MailContent {
  const words = messages.red_flags;
  return {
    subject: words.subject,
    preheader: words.lead,
    title: words.title,
    blocks: [greet(data.name), paragraph([{ strong: words.lead }]), openCase(data, context)],
    reason: messages.reason_staff,
  };
}

/** To the team: a patient asks for a treatment. */
export function treatmentRequestNotice(data: TreatmentRequestMailData, { publicOrigin }: TemplateContext): MailContent {
  const words = messages.treatment_request;
  return {
    subject: words.subject(data.patient),
    preheader: words.lead,
    title: words.title,
    blocks: [
      paragraph(words.lead),
      ...factsOf([[messages.patient, data.patient]]),
      { kind: 'button', label: words.open, href: publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

/** To the case manager: the patient does not want the treatment any more. */
export function requestWithdrawn(data: RequestWithdrawnMailData, context: TemplateContext): MailContent {
  const words = messages.request_withdrawn;
  return {
    subject: words.subject(data.patient),
    preheader: words.lead,
    title: words.title,
    blocks: [
      greet(data.name),
      paragraph(words.lead),
      ...factsOf([[messages.patient, data.patient]]),
      openCase(data, context),
    ],
    reason: messages.reason_staff,
  };
}

/** To the case manager: a part of a trip was missed. */
export function travelLegMissed(data: TravelLegMissedMailData, context: TemplateContext): MailContent {
  const { patient, kind, when, from, to } = data;
  const words = messages.leg_missed;
  return {
    subject: words.subject(patient, TRAVEL_LEG_KIND_NAMES[kind]),
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
    subject: words.subject(patient),
    preheader: words.title,
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

/** To someone who accompanies a patient. */
export function familyNews(
  { name, patient, kind, path }: FamilyNewsMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = messages.family[kind];
  return {
    subject: words.subject(patient),
    preheader: words.lead(patient),
    title: words.subject(patient),
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
    subject: messages.companion.subject(patient),
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

/** Those who have something to do in a laboratory order or a prescription. */
export function orderNotice(
  { about, name, path }: OrderNoticeMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = messages.order_notice[about];
  return {
    subject: words.subject,
    preheader: words.lead,
    title: words.title,
    blocks: [greet(name), paragraph(words.lead), { kind: 'button', label: words.open, href: publicOrigin + path }],
    reason: messages.order_notice.reason,
  };
}

/** To a companion or an interpreter who is invited to a talk. */
export function consultationGuest(
  { kind, name, patient, doctor, starts_at, time_zone, path }: ConsultationGuestMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const when = inBothZones(new Date(starts_at), time_zone);
  return {
    subject: messages.guest.subject(patient, doctor),
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
    subject: words.subject(patient, doctor),
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
