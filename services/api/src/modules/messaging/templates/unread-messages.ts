import type { MailContent } from './blocks.js';
import { hello, paragraph, shortName, type TemplateContext } from './parts.js';
import type { UnreadMessagesMailData } from './template-data.js';
import { UNREAD_MESSAGES_MAIL_MESSAGES as M } from './unread-messages-texts.js';

/** To the reader of a thread: someone wrote, and it is not read. The mail does not say what was written: it may be about their health. */
export function unreadMessages(data: UnreadMessagesMailData, { publicOrigin }: TemplateContext): MailContent {
  const { name, from, count, path } = data;
  return {
    subject: M.subject(count, shortName(from)),
    preheader: M.preheader,
    title: M.title(count),
    blocks: [
      hello(name),
      paragraph(M.lead(count, from)),
      { kind: 'button', label: M.open, href: publicOrigin + path },
      paragraph(M.why),
    ],
    reason: M.reason,
  };
}
