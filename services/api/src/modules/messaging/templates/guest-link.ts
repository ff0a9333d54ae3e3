import { guestPath } from '@ayana/contracts/guest-case';
import type { Block, MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { hello, inBothZones, paragraph, type TemplateContext } from './parts.js';
import type { GuestLinkMailData, GuestMessagesMailData } from './of-case.js';

const { guest_link: L, guest_messages: M } = messages;

/** To a guest: a new link to their case, which the staff have sent. */
export const guestLink = (data: GuestLinkMailData, context: TemplateContext): MailContent =>
  linked(data, context, { subject: L.subject, title: L.title, lead: L.lead, open: L.open });

/** To a guest: the team has written. What it wrote may be about their health, and is read on the page. */
export const guestMessages = (data: GuestMessagesMailData, context: TemplateContext): MailContent =>
  linked(data, context, { subject: M.subject, title: M.title(data.count), lead: M.lead, open: M.open });

function linked(
  { link, until, name }: GuestLinkMailData,
  { publicOrigin, permanentToken }: TemplateContext,
  words: { subject: string; title: string; lead: string; open: string },
): MailContent {
  const href = publicOrigin + guestPath(permanentToken('open_guest_case', link));
  const blocks: Block[] = [
    hello(name),
    paragraph(words.lead),
    { kind: 'button', label: words.open, href },
    paragraph(L.account),
    { kind: 'note', text: [L.private(inBothZones(new Date(until), null)), { text: href, href }] },
  ];
  return { subject: words.subject, preheader: words.lead, title: words.title, blocks, reason: L.reason };
}
