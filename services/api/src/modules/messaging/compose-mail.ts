import { BRAND } from '@ayana/contracts/brand';
import { mailHref } from '@ayana/contracts/links';
import type { SendMailOptions } from 'nodemailer';
import { renderHtml } from './layout/html.js';
import { renderText } from './layout/text.js';
import type { MessagingSettings } from './messaging.settings.js';
import type { Block, MailContent } from './templates/blocks.js';
import { MAIL_MESSAGES } from './templates/messages.js';

/** The input of nodemailer; nothing in it is a path or an address to fetch. */
export type ComposedMail = SendMailOptions;

export interface Envelope {
  readonly to: string;
  readonly message_id: string;
  readonly reply_to_message_id: string | null;
  /** The address of the case it speaks of, and the Message-ID that all mails about this case name first. */
  readonly of_case?: { readonly address: string; readonly thread_id: string } | null | undefined;
  /** The request that queued it, so that a mail can be found in the logs. */
  readonly request_id: string | null;
  /** When the mail was queued: a retry has the same date. */
  readonly date: Date;
  /** Its subject says that it is a test. */
  readonly is_test?: boolean;
}

const SUBJECT_LIMIT = 150;

/**
 * One line without control characters: user input can fill a header, but not end it (RFC 5322, 2.2), nor change the direction of the
 * following text.
 */
export function headerText(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, SUBJECT_LIMIT);
}

/** Below a mail about a case: an answer to it is read. */
const answerHere = (): Block => ({ kind: 'note', text: MAIL_MESSAGES.answer_here });

/**
 * Turns content into a mail.
 * `Auto-Submitted` (RFC 3834) prevents absence notices; a reply written by staff does not have it.
 */
export function composeMail(mail: MailContent, envelope: Envelope, settings: MessagingSettings): ComposedMail {
  const ofCase = envelope.of_case ?? null;
  const content = ofCase === null ? mail : { ...mail, blocks: [...mail.blocks, answerHere()] };
  const { calendar, unsubscribe } = content;
  const references = [ofCase?.thread_id, envelope.reply_to_message_id].filter((id) => typeof id === 'string');
  const unsubscribeMail = mailHref(settings.replyTo, { subject: 'Unsubscribe' });
  return {
    from: { name: BRAND.name, address: settings.from },
    replyTo: { name: BRAND.name, address: ofCase?.address ?? settings.replyTo },
    to: { name: '', address: envelope.to },
    envelope: { from: settings.from, to: envelope.to },
    subject: headerText(envelope.is_test === true ? MAIL_MESSAGES.test(content.subject) : content.subject),
    messageId: envelope.message_id,
    date: envelope.date,
    ...(references.length === 0 ? {} : { inReplyTo: references.at(-1) ?? '', references }),
    headers: {
      ...(envelope.request_id === null ? {} : { 'X-Request-Id': envelope.request_id }),
      ...(content.personal ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe':
              unsubscribe === null ? `<${unsubscribeMail}>` : `<${unsubscribe}>, <${unsubscribeMail}>`,
            ...(unsubscribe === null ? {} : { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          }),
    },
    xMailer: false,
    text: renderText(content),
    html: renderHtml(content, settings.publicOrigin),
    ...(calendar ? { icalEvent: { ...calendar } } : {}),
  };
}
