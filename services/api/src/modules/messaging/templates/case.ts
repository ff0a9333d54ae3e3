import { ASSIGNMENT_KIND_NAMES, DOCUMENT_KIND_NAMES, patientHref } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import type {
  AssignmentLapsedMailData,
  AssignmentMailData,
  AssignmentPaperAskedMailData,
  CaseHandedOverMailData,
  JourneyInvitationMailData,
} from './case-data.js';
import { CASE_MAIL_MESSAGES as messages } from './case-messages.js';
import { factsOf, forTeam, given, hello, inBothZones, paragraph, type TemplateContext } from './parts.js';

type Wording = (typeof messages)[
  | 'given'
  | 'reminder'
  | 'reminder_accepted'
  | 'paper_arrived'
  | 'colleague'
  | 'not_needed'];

/** To the assignee: there is work. */
export const assignmentGiven = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, messages.given);

/** To the assignee: half of the time has passed without an answer, or without the work being done. */
export const assignmentReminder = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, data.is_accepted === true ? messages.reminder_accepted : messages.reminder);

/** To the assignee: a paper they asked for is there. */
export const assignmentPaperArrived = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, messages.paper_arrived);

/** To someone of the organisation: a colleague handed them the work. */
export const assignmentHandedOver = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, messages.colleague);

/** To the assignee: the request was withdrawn, and their work with it. */
export const assignmentNotNeeded = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, messages.not_needed);

function assignmentMail(data: AssignmentMailData, { publicOrigin }: TemplateContext, words: Wording): MailContent {
  const kind = ASSIGNMENT_KIND_NAMES[data.kind];
  return {
    subject: words.subject(kind),
    preheader: words.lead,
    title: words.title,
    blocks: [
      hello(data.name),
      paragraph(words.lead),
      ...factsOf([
        [messages.kind, kind],
        [messages.paper, data.paper === undefined ? null : DOCUMENT_KIND_NAMES[data.paper]],
        [messages.due, data.due_at ? forTeam(new Date(data.due_at)) : null],
      ]),
      { kind: 'button', label: messages.open_portal, href: publicOrigin + data.path },
    ],
    reason: messages.reason_assignee,
  };
}

/** To the case manager: there was no answer in time, or the work was not done. */
export function assignmentLapsed(data: AssignmentLapsedMailData, { publicOrigin }: TemplateContext): MailContent {
  const { lapsed: L } = messages;
  const kind = ASSIGNMENT_KIND_NAMES[data.kind];
  const lead = data.is_unanswered ? L.unanswered(data.assignee) : L.overdue(data.assignee);
  return {
    subject: L.subject(kind, data.assignee),
    preheader: lead,
    title: data.is_unanswered ? L.title_unanswered : L.title_overdue,
    blocks: [
      hello(data.name),
      paragraph(lead),
      ...factsOf([
        [messages.kind, kind],
        [messages.patient, data.patient],
        [messages.due, forTeam(new Date(data.due_at))],
      ]),
      paragraph(L.what_now),
      {
        kind: 'button',
        label: messages.handed_over.button,
        href: `${publicOrigin}/case-manager/cases/${data.journey_id}`,
      },
    ],
    reason: messages.handed_over.reason,
  };
}

/** To the case manager: an assignee has asked the patient for a paper. */
export function assignmentPaperAsked(
  data: AssignmentPaperAskedMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  const { paper_asked: A } = messages;
  const paper = DOCUMENT_KIND_NAMES[data.paper];
  return {
    subject: A.subject(paper),
    preheader: A.lead(data.assignee),
    title: A.title,
    blocks: [
      hello(data.name),
      paragraph(A.lead(data.assignee)),
      ...factsOf([
        [messages.paper, paper],
        [messages.patient, data.patient],
        [messages.kind, ASSIGNMENT_KIND_NAMES[data.kind]],
      ]),
      { kind: 'letter', text: data.reason },
      paragraph(A.clock),
      {
        kind: 'button',
        label: messages.handed_over.button,
        href: `${publicOrigin}/case-manager/cases/${data.journey_id}`,
      },
    ],
    reason: messages.handed_over.reason,
  };
}

/** To the new case manager. */
export function caseHandedOver(data: CaseHandedOverMailData, { publicOrigin }: TemplateContext): MailContent {
  const { handed_over: H } = messages;
  const note = given(data.note);
  const lead = data.from === null ? H.lead_new(data.patient) : H.lead(data.from, data.patient);
  return {
    subject: data.from === null ? H.subject_new : H.subject,
    preheader: H.title,
    title: H.title,
    blocks: [
      hello(data.name),
      paragraph(lead),
      ...(note === null ? [] : [{ kind: 'letter' as const, text: note }]),
      { kind: 'button', label: H.button, href: `${publicOrigin}/case-manager/cases/${data.journey_id}` },
    ],
    reason: H.reason,
  };
}

/** To the sender of a request without an account. */
export function journeyInvitation(data: JourneyInvitationMailData, { publicOrigin }: TemplateContext): MailContent {
  const { invitation: I } = messages;
  return {
    subject: I.subject,
    preheader: I.preheader,
    title: I.title,
    blocks: [
      hello(data.name),
      paragraph(I.lead(data.treatment)),
      {
        kind: 'button',
        label: I.button,
        href: `${publicOrigin}/login?mode=register&next=${encodeURIComponent(patientHref('home'))}`,
      },
      paragraph(I.until(inBothZones(new Date(data.expires_at), null))),
    ],
    reason: I.reason,
  };
}
