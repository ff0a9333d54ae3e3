import type { MailContent } from './blocks.js';
import { consultationAcknowledgement, videoConsultationAcknowledgement } from './consultation-acknowledgement.js';
import { consultationConfirmed } from './consultation-confirmed.js';
import { consultationNotice, videoConsultationNotice } from './consultation-notice.js';
import { contactAcknowledgement } from './contact-acknowledgement.js';
import { contactNotice } from './contact-notice.js';
import { inboxReply } from './inbox-reply.js';
import { newsletterAcknowledgement, newsletterNotice } from './newsletter.js';
import type { TemplateContext } from './parts.js';
import type { MailData, MailTemplate } from './template-data.js';

/** Template name to function: a name without a function, or one with the wrong data, does not compile. */
export const MAIL_TEMPLATES: {
  readonly [T in MailTemplate]: (data: MailData[T], context: TemplateContext) => MailContent;
} = {
  contact_acknowledgement: contactAcknowledgement,
  contact_notice: contactNotice,
  consultation_acknowledgement: consultationAcknowledgement,
  consultation_notice: consultationNotice,
  video_consultation_acknowledgement: videoConsultationAcknowledgement,
  video_consultation_notice: videoConsultationNotice,
  newsletter_acknowledgement: newsletterAcknowledgement,
  newsletter_notice: newsletterNotice,
  inbox_reply: inboxReply,
  consultation_confirmed: consultationConfirmed,
};

/** Renders a template by name; `data` is what was stored when the mail was asked for. */
export function mailContent<T extends MailTemplate>(
  template: T,
  data: MailData[T],
  context: TemplateContext,
): MailContent {
  return MAIL_TEMPLATES[template](data, context);
}
