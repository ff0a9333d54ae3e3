import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { given, hello, paragraph, quoteOf, numberOf } from './parts.js';
import type { InboxReplyMailData } from './template-data.js';

const PREVIEW = 120;

/** A staff member's own text; only the frame is ours. */
export function inboxReply(data: InboxReplyMailData): MailContent {
  const staff = given(data.staff_name);
  return {
    subject: messages.reply.subject(numberOf(data)),
    preheader: data.message.trim().replace(/\s+/g, ' ').slice(0, PREVIEW),
    title: messages.reply.title,
    reference: numberOf(data),
    blocks: [
      hello(data.name),
      { kind: 'letter', text: data.message },
      paragraph(staff ? messages.reply.signature(staff) : messages.reply.signature_team),
      { kind: 'note', text: messages.reply.go_on },
      ...quoteOf(messages.you_wrote, given(data.original)),
    ],
    reason: messages.reply.reason,
    personal: true,
  };
}
