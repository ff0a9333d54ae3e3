import { SUPPORT_FOLLOW_PATH } from '@ayana/contracts/support';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, given, quoteOf, shortName, type TemplateContext } from './parts.js';
import { requestAcknowledgement } from './request-acknowledgement.js';
import { receivedFact, senderFacts, teamNotice } from './team-notice.js';
import type { SupportMailData } from './enquiry-data.js';

const { support: S } = messages;

/** To the sender of a support request: it arrived, when it is answered, and the link that shows its status. */
export function supportAcknowledgement(
  data: SupportMailData,
  { publicOrigin, permanentToken }: TemplateContext,
): MailContent {
  const token = encodeURIComponent(permanentToken('follow_support_request', data.id));
  const href = `${publicOrigin}${SUPPORT_FOLLOW_PATH}${token}`;
  return requestAcknowledgement(data, S, {
    afterLead: [{ kind: 'button', label: S.follow, href }],
    facts: [
      [S.topic, data.topic],
      [messages.labels.phone, given(data.phone)],
    ],
    quotes: quoteOf(S.quote, data.message),
    notes: [{ kind: 'note', text: [S.private, { text: href, href }] }],
  });
}

/** To the team: the support request and its sender, and when the answer is due. */
export function supportNotice(data: SupportMailData, context: TemplateContext): MailContent {
  return teamNotice(data, context, {
    subject: (number) => S.notice_subject(data.topic, shortName(data.name), number),
    title: S.notice_title(data.name),
    blocks: [
      ...quoteOf(messages.they_wrote, data.message),
      ...factsOf([[S.topic, data.topic], ...senderFacts(data.name, data.email, data.phone), receivedFact(data)]),
    ],
  });
}
