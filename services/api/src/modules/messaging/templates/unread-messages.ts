import type { MailContent } from './blocks.js';
import { hello, paragraph, type TemplateContext } from './parts.js';
import type { UnreadMessagesMailData } from './enquiry-data.js';
import { UNREAD_MESSAGES_MAIL_MESSAGES as messages } from './unread-messages-texts.js';

/** To the reader of a thread: someone wrote, and it is not read. The mail does not say what was written: it may be about their health. */
export function unreadMessages(data: UnreadMessagesMailData, { publicOrigin }: TemplateContext): MailContent {
  const { name, from, count, path } = data;
  return {
    subject: messages.subject(count),
    preheader: messages.preheader,
    title: messages.title(count),
    blocks: [
      hello(name),
      paragraph(messages.lead(count, from)),
      { kind: 'button', label: messages.open, href: publicOrigin + path },
      paragraph(messages.why),
    ],
    reason: messages.reason,
  };
}
