import { CHECK_IN_PATH, COMPANION_PATH, TRAVEL_LEG_KIND_NAMES } from '@ayana/contracts/journey';
import type { Block, MailContent } from './blocks.js';
import type {
  CheckInDueMailData,
  CheckInRedFlagsMailData,
  CompanionInvitationMailData,
  ConsultationGuestChangedMailData,
  ConsultationGuestMailData,
  FamilyNewsMailData,
  OrderNoticeMailData,
  QuoteAcceptedMailData,
  QuoteDeclinedMailData,
  RequestWithdrawnMailData,
  TravelLegMissedMailData,
  TravelLegMovedMailData,
  TreatmentRequestMailData,
  VisaRefusedMailData,
} from './case-care-data.js';
import { CASE_CARE_MAIL_MESSAGES as M } from './case-care-messages.js';
import { factsOf, given, hello, inBothZones, paragraph, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const greet = (name: string): Block => (given(name) === null ? paragraph(M.greeting) : hello(name));

const openCase = ({ path }: { path: string }, { publicOrigin }: TemplateContext): Block => ({
  kind: 'button',
  label: M.open_case,
  href: publicOrigin + path,
});

const dayText = (day: string): string => dayIn(new Date(`${day}T12:00:00Z`), 'UTC');

/** To the case manager: the patient has chosen. */
export function quoteAcceptedNotice(data: QuoteAcceptedMailData, context: TemplateContext): MailContent {
  const { patient, hospital, total } = data;
  return {
    subject: M.quote_accepted.subject(patient, hospital),
    preheader: M.quote_accepted.title,
    title: M.quote_accepted.title,
    blocks: [
      greet(data.name),
      paragraph(M.quote_accepted.lead(patient)),
      ...factsOf([
        [M.patient, patient],
        [M.hospital, hospital],
        [M.quote_accepted.total, total],
      ]),
      openCase(data, context),
    ],
    reason: M.reason_staff,
  };
}

/** To the people of the hospital that the patient chose. */
export function quoteChosenNotice(data: QuoteAcceptedMailData, context: TemplateContext): MailContent {
  const { patient, hospital, total, path } = data;
  return {
    subject: M.quote_chosen.subject(patient, hospital),
    preheader: M.quote_chosen.title,
    title: M.quote_chosen.title,
    blocks: [
      greet(data.name),
      paragraph(M.quote_chosen.lead(patient)),
      ...factsOf([
        [M.patient, patient],
        [M.hospital, hospital],
        [M.quote_accepted.total, total],
      ]),
      { kind: 'button', label: M.quote_chosen.open, href: `${context.publicOrigin}${path}` },
    ],
    reason: M.quote_declined.reason,
  };
}

/** To the people of a hospital whose quote was not chosen. */
export function quoteDeclinedNotice({ name, hospital }: QuoteDeclinedMailData): MailContent {
  return {
    subject: M.quote_declined.subject,
    preheader: M.quote_declined.title,
    title: M.quote_declined.title,
    blocks: [greet(name), paragraph(M.quote_declined.lead(hospital))],
    reason: M.quote_declined.reason,
  };
}

/** To the patient at home: the link to the check-in, which works without signing in. */
export function checkInDue(data: CheckInDueMailData, context: TemplateContext): MailContent {
  const token = encodeURIComponent(context.permanentToken('answer_check_in', data.id));
  return {
    subject: M.check_in.subject(data.day),
    preheader: M.check_in.preheader,
    title: M.check_in.title,
    blocks: [
      greet(data.name),
      paragraph(M.check_in.lead(data.day)),
      { kind: 'button', label: M.check_in.answer, href: `${context.publicOrigin}${CHECK_IN_PATH}${token}` },
      { kind: 'note', text: M.check_in.until(dayText(data.until)) },
      paragraph([{ strong: M.check_in.urgent }]),
    ],
    reason: M.check_in.reason,
  };
}

/** To the case manager: an answer of a patient at home is to be read at once. */
export function checkInRedFlags(data: CheckInRedFlagsMailData, context: TemplateContext): MailContent {
  const words = M.red_flags;
  return {
    subject: words.subject,
    preheader: words.lead,
    title: words.title,
    blocks: [greet(data.name), paragraph([{ strong: words.lead }]), openCase(data, context)],
    reason: M.reason_staff,
  };
}

/** To the team: a patient asks for a treatment. */
export function treatmentRequestNotice(data: TreatmentRequestMailData, { publicOrigin }: TemplateContext): MailContent {
  const words = M.treatment_request;
  return {
    subject: words.subject(data.patient),
    preheader: words.lead,
    title: words.title,
    blocks: [
      paragraph(words.lead),
      ...factsOf([[M.patient, data.patient]]),
      { kind: 'button', label: words.open, href: publicOrigin + data.path },
    ],
    reason: words.reason,
  };
}

/** To the case manager: the patient does not want the treatment any more. */
export function requestWithdrawn(data: RequestWithdrawnMailData, context: TemplateContext): MailContent {
  const words = M.request_withdrawn;
  return {
    subject: words.subject(data.patient),
    preheader: words.lead,
    title: words.title,
    blocks: [greet(data.name), paragraph(words.lead), ...factsOf([[M.patient, data.patient]]), openCase(data, context)],
    reason: M.reason_staff,
  };
}

/** To the case manager: a part of a trip was missed. */
export function travelLegMissed(data: TravelLegMissedMailData, context: TemplateContext): MailContent {
  const { patient, kind, when, from, to } = data;
  const words = M.leg_missed;
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
    reason: M.reason_staff,
  };
}

/** To the case manager: without a visa there is no trip. */
export function visaRefused(data: VisaRefusedMailData, context: TemplateContext): MailContent {
  const { patient } = data;
  const words = M.visa_refused;
  return {
    subject: words.subject(patient),
    preheader: words.title,
    title: words.title,
    blocks: [greet(data.name), paragraph([{ strong: words.lead(patient) }]), openCase(data, context)],
    reason: M.reason_staff,
  };
}

/** To a partner: the part of a trip that they carry out has changed. */
export function travelLegMoved(data: TravelLegMovedMailData, { publicOrigin }: TemplateContext): MailContent {
  const { kind, change, before, when, from, to, path } = data;
  const words = M.leg_moved;
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
  const words = M.family[kind];
  return {
    subject: words.subject(patient),
    preheader: words.lead(patient),
    title: words.subject(patient),
    blocks: [
      greet(name),
      paragraph(words.lead(patient)),
      { kind: 'button', label: M.family.open, href: publicOrigin + path },
    ],
    reason: M.family.reason(patient),
  };
}

/** To someone a patient wants to have with them. */
export function companionInvitation(data: CompanionInvitationMailData, context: TemplateContext): MailContent {
  const { patient } = data;
  const token = encodeURIComponent(context.permanentToken('accept_companion', data.id));
  return {
    subject: M.companion.subject(patient),
    preheader: M.companion.title,
    title: M.companion.title,
    blocks: [
      greet(data.name),
      paragraph(M.companion.lead(patient)),
      { kind: 'button', label: M.companion.accept, href: `${context.publicOrigin}${COMPANION_PATH}${token}` },
      { kind: 'note', text: M.companion.account },
    ],
    reason: M.companion.reason(patient),
  };
}

/** Those who have something to do in a laboratory order or a prescription. */
export function orderNotice(
  { about, name, path }: OrderNoticeMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = M.order_notice[about];
  return {
    subject: words.subject,
    preheader: words.lead,
    title: words.title,
    blocks: [greet(name), paragraph(words.lead), { kind: 'button', label: words.open, href: publicOrigin + path }],
    reason: M.order_notice.reason,
  };
}

/** To a companion or an interpreter who is invited to a talk. */
export function consultationGuest(
  { kind, name, patient, doctor, starts_at, time_zone, path }: ConsultationGuestMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const when = inBothZones(new Date(starts_at), time_zone);
  return {
    subject: M.guest.subject(patient, doctor),
    preheader: when,
    title: M.guest.title,
    blocks: [
      greet(name),
      paragraph(M.guest.lead[kind](patient, doctor)),
      ...factsOf([[M.guest.when, when]]),
      paragraph(M.guest.opens),
      { kind: 'button', label: M.guest.open, href: publicOrigin + path },
      { kind: 'note', text: M.guest.account },
    ],
    reason: M.guest.reason(patient),
  };
}

/** To a companion or an interpreter: the talk has another time, or does not take place. */
export function consultationGuestChanged(
  { change, name, patient, doctor, starts_at, was, time_zone, path }: ConsultationGuestChangedMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const words = M.guest[change];
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
        [M.guest.before, before],
      ]),
      ...(change === 'cancelled'
        ? []
        : ([
            paragraph(M.guest.opens),
            { kind: 'button', label: M.guest.open, href: publicOrigin + path },
            { kind: 'note', text: M.guest.account },
          ] as const)),
    ],
    reason: M.guest.reason(patient),
  };
}
