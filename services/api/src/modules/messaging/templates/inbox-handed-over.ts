import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { given, hello, inboxButton, paragraph, numberOf, type TemplateContext } from './parts.js';
import type { InboxHandedOverMailData } from './enquiry-data.js';

/** To the member of staff who is to answer a request now. */
export function inboxHandedOver(data: InboxHandedOverMailData, context: TemplateContext): MailContent {
  const note = given(data.note);
  const lead = messages.handed_over.lead(data.from, data.visitor);
  return {
    subject: messages.handed_over.subject(numberOf(data)),
    preheader: note ?? lead,
    title: messages.handed_over.title,
    reference: numberOf(data),
    blocks: [
      hello(data.name),
      paragraph(lead),
      ...(note === null ? [] : [{ kind: 'letter' as const, text: note }]),
      inboxButton(data.id, context),
    ],
    reason: messages.handed_over.reason,
  };
}
