import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import { given, hello, inboxButton, paragraph, reference, type TemplateContext } from './parts.js';
import type { InboxHandedOverMailData } from './template-data.js';

/** To the member of staff who is to answer a request now. */
export function inboxHandedOver(data: InboxHandedOverMailData, context: TemplateContext): MailContent {
  const note = given(data.note);
  const lead = M.handed_over.lead(data.from, data.visitor);
  return {
    subject: M.handed_over.subject(reference(data.id)),
    preheader: note ?? lead,
    title: M.handed_over.title,
    reference: reference(data.id),
    blocks: [
      hello(data.name),
      paragraph(lead),
      ...(note === null ? [] : [{ kind: 'letter' as const, text: note }]),
      inboxButton(data.id, context),
    ],
    reason: M.handed_over.reason,
  };
}
