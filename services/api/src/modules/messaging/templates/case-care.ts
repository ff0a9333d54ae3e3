import { CHECK_IN_PATH, hospitalSentence, staffSentence } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import type {
  CheckInDueMailData,
  CheckInRedFlagsMailData,
  OrderNoticeMailData,
  PaymentMailData,
  StayMailData,
  QuoteAcceptedMailData,
  QuoteDeclinedMailData,
  RequestWithdrawnMailData,
  TreatmentRequestMailData,
} from './case-care-data.js';
import { CASE_CARE_MAIL_MESSAGES as messages } from './case-care-messages.js';
import { greet, openCase } from './case-care-parts.js';
import { factsOf, paragraph, type TemplateContext } from './parts.js';
import { dayIn } from './times.js';

const dayText = (day: string): string => dayIn(new Date(`${day}T12:00:00Z`), 'UTC');

/** To the case manager: the patient has chosen. */
export function quoteAcceptedNotice(data: QuoteAcceptedMailData, context: TemplateContext): MailContent {
  const { patient, hospital, total } = data;
  return {
    subject: messages.quote_accepted.title,
    preheader: total,
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
    subject: messages.quote_chosen.title,
    preheader: total,
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
    subject: title,
    preheader: amount,
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

/** News of a stay for those who work on it: the case number says which. */
export function stayNotice({ name, change, path }: StayMailData, { publicOrigin }: TemplateContext): MailContent {
  const { title, lead } = messages.stay[change];
  return {
    subject: title,
    preheader: lead,
    title,
    blocks: [
      greet(name),
      paragraph(lead),
      { kind: 'button', label: messages.quote_chosen.open, href: `${publicOrigin}${path}` },
    ],
    reason: messages.stay_reason,
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
    subject: words.title,
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
    subject: words.title,
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
