import type { Block, MailContent } from './blocks.js';
import type {
  BroadcastMailData,
  BroadcastTestMailData,
  BroadcastTestTextData,
  BroadcastTextData,
} from './broadcast-data.js';
import { BROADCAST_MAIL_MESSAGES as messages } from './broadcast-messages.js';
import { paragraph, type TemplateContext } from './parts.js';

const openAddress = (id: string, { publicOrigin, permanentToken }: TemplateContext): string =>
  `${publicOrigin}/api/broadcast-messages/open?token=${encodeURIComponent(permanentToken('open_broadcast_link', id))}`;

const leaveAddress = (id: string, { publicOrigin, permanentToken }: TemplateContext): string =>
  `${publicOrigin}/api/broadcast-messages/leave?token=${encodeURIComponent(permanentToken('leave_by_broadcast', id))}`;

const PREHEADER = 140;

/** To one of its readers. */
export function broadcast(data: BroadcastMailData, context: TemplateContext): MailContent {
  const leave = leaveAddress(data.id, context);
  return {
    ...written(data, data.link_label === null ? null : openAddress(data.id, context)),
    ...(data.is_promotion
      ? { reason: [messages.promotion_reason, ' ', messages.leave_before, { text: messages.leave, href: leave }, '.'] }
      : {}),
    ...(data.is_promotion ? { unsubscribe: leave } : {}),
  };
}

/** To who writes it. */
export function broadcastTest(data: BroadcastTestMailData): MailContent {
  const content = written(data, data.link);
  return {
    ...content,
    subject: messages.test_subject(content.subject),
    blocks: [paragraph([{ strong: messages.test }]), ...content.blocks],
  };
}

function written(
  { subject, body, link_label }: BroadcastTestMailData | BroadcastMailData,
  href: string | null,
): MailContent {
  const button: Block[] = href === null || link_label === null ? [] : [{ kind: 'button', label: link_label, href }];
  return {
    subject,
    preheader: body.trim().replaceAll(/\s+/g, ' ').slice(0, PREHEADER),
    title: subject,
    blocks: [{ kind: 'letter', text: body }, ...button],
    reason: messages.notice_reason,
  };
}

export const broadcastText = ({ id, text, has_link }: BroadcastTextData, context: TemplateContext): string =>
  has_link ? `${text} ${openAddress(id, context)}` : text;

export const broadcastTestText = ({ text }: BroadcastTestTextData): string => messages.test_text(text);
