import { LEAD_STAGE_NAMES } from '@ayana/contracts/inbox';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { hello, inboxButton, numberOf, paragraph, type TemplateContext } from './parts.js';
import type { InboxFollowUpMailData } from './enquiry-data.js';

/** To who has a request, on the day that was chosen to follow up. */
export function inboxFollowUp(data: InboxFollowUpMailData, context: TemplateContext): MailContent {
  const lead = messages.follow_up.lead(data.visitor, LEAD_STAGE_NAMES[data.stage]);
  return {
    subject: messages.follow_up.subject(data.visitor, numberOf(data)),
    preheader: lead,
    title: messages.follow_up.title,
    reference: numberOf(data),
    blocks: [hello(data.name), paragraph(lead), inboxButton(data.id, context)],
    reason: messages.follow_up.reason,
  };
}
