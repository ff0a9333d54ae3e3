import { mailHref } from '@ayana/contracts/links';
import { safeHref } from '../layout/escape.js';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, forTeam, given, mailLink, paragraph, type TemplateContext } from './parts.js';
import type { NewsletterMailData } from './enquiry-data.js';

/** To the subscriber, with the unsubscribe link. */
export function newsletterAcknowledgement(data: NewsletterMailData, { replyTo }: TemplateContext): MailContent {
  const { newsletter: N } = messages;
  const address = given(data.unsubscribe_url);
  const url = address === null ? null : safeHref(address);
  const leave = url
    ? { text: N.leave_link, href: url }
    : { text: N.leave_by_mail, href: mailHref(replyTo, { subject: 'Unsubscribe' }) };
  return {
    subject: N.subject,
    preheader: N.preheader,
    title: N.title,
    blocks: [paragraph(N.lead), paragraph([N.leave, leave, '.'])],
    reason: N.reason(data.email),
    unsubscribe: url,
  };
}

/** To the team: a new subscriber. */
export function newsletterNotice(data: NewsletterMailData): MailContent {
  const { newsletter: N } = messages;
  return {
    subject: N.notice_subject,
    preheader: N.notice_preheader(data.email),
    title: N.notice_title,
    blocks: factsOf([
      [messages.labels.email, mailLink(data.email)],
      [messages.labels.source, given(data.source)],
      [messages.labels.received, forTeam(new Date(data.received_at))],
    ]),
    reason: messages.reason_team,
  };
}
