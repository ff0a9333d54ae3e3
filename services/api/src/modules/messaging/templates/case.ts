import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import type { AssignmentMailData, CaseHandedOverMailData, JourneyInvitationMailData } from './case-data.js';
import { CASE_MAIL_MESSAGES as M } from './case-messages.js';
import { factsOf, forTeam, given, hello, inBothZones, paragraph, type TemplateContext } from './parts.js';

type Wording = typeof M.given | typeof M.reminder;

/** To the assignee: there is work. */
export const assignmentGiven = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, M.given);

/** To the assignee: half of the time has passed without an answer. */
export const assignmentReminder = (data: AssignmentMailData, context: TemplateContext): MailContent =>
  assignmentMail(data, context, M.reminder);

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
        [M.kind, kind],
        [M.due, data.due_at ? forTeam(new Date(data.due_at)) : null],
      ]),
      { kind: 'button', label: M.open_portal, href: publicOrigin + data.path },
    ],
    reason: M.reason_assignee,
  };
}

/** To the new case manager. */
export function caseHandedOver(data: CaseHandedOverMailData, { publicOrigin }: TemplateContext): MailContent {
  const { handed_over: H } = M;
  const note = given(data.note);
  const lead = data.from === null ? H.lead_new(data.patient) : H.lead(data.from, data.patient);
  return {
    subject: data.from === null ? H.subject_new : H.subject,
    preheader: note ?? lead,
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
  const { invitation: I } = M;
  return {
    subject: I.subject,
    preheader: I.preheader,
    title: I.title,
    blocks: [
      hello(data.name),
      paragraph(I.lead(data.treatment)),
      { kind: 'button', label: I.button, href: `${publicOrigin}/login?mode=register&next=%2Fpatient-portal` },
      paragraph(I.until(inBothZones(new Date(data.expires_at), null))),
    ],
    reason: I.reason,
  };
}
