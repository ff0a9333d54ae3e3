import { NOTIFICATION_KIND_NAMES, notificationKind, notificationPlace } from '@ayana/contracts/notifications';
import type { MailContent } from './blocks.js';
import type { NotificationMailData } from './notification-data.js';
import { NOTIFICATION_MAIL_MESSAGES as messages } from './notification-messages.js';
import { hello, paragraph, type TemplateContext } from './parts.js';

/** To a patient who chose mails about this kind of news. */
export function notification(data: NotificationMailData, context: TemplateContext): MailContent {
  const { publicOrigin, permanentToken } = context;
  const token = permanentToken('stop_notification_mails', data.id);
  const stop = `${publicOrigin}/api/notification-mails/stop?token=${encodeURIComponent(token)}`;
  const choose = { text: messages.choose, href: `${publicOrigin}/subscription` };
  return {
    subject: data.title,
    preheader: data.message,
    title: data.title,
    blocks: [
      hello(data.name),
      paragraph(data.message),
      { kind: 'button', label: messages.open, href: publicOrigin + notificationPlace({ path: data.path }) },
      {
        kind: 'note',
        text: [
          messages.stop_before(NOTIFICATION_KIND_NAMES[notificationKind({ kind: data.kind })]),
          { text: messages.stop, href: stop },
          messages.or,
          choose,
          '.',
        ],
      },
    ],
    reason: messages.reason,
    unsubscribe: stop,
  };
}
