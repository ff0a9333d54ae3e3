import type { TextFrame } from '@ayana/contracts/journey';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { given, helloText, numberOf, paragraph, quoteOf } from './parts.js';
import type { InboxReplyMailData } from './enquiry-data.js';

const PREVIEW = 120;

/** A staff member's own text; only the frame is ours. */
export function inboxReply(data: InboxReplyMailData): MailContent {
  const frame = replyFrame({ name: data.name, staff_name: data.staff_name ?? null });
  return {
    subject: messages.reply.subject(numberOf(data)),
    preheader: data.message.trim().replace(/\s+/g, ' ').slice(0, PREVIEW),
    title: messages.reply.title,
    reference: numberOf(data),
    blocks: [
      paragraph(frame.greeting),
      { kind: 'letter', text: data.message },
      paragraph(frame.closing),
      { kind: 'note', text: messages.reply.go_on },
      ...quoteOf(messages.you_wrote, given(data.original)),
    ],
    reason: messages.reply.reason,
    personal: true,
  };
}

/** Who reads an answer, and who writes it. */
export interface ReplyReader {
  to: string;
  name: string;
  staff_name: string | null;
  /** The mail it follows. */
  follows: string;
}

/** What is put around the text, in the current language. */
export function replyFrame({ name, staff_name }: Pick<ReplyReader, 'name' | 'staff_name'>): TextFrame {
  const staff = given(staff_name);
  return {
    greeting: helloText(name),
    closing: staff ? messages.reply.signature(staff) : messages.reply.signature_team,
  };
}
