import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, given, quoteOf, shortName, type TemplateContext } from './parts.js';
import { requestAcknowledgement } from './request-acknowledgement.js';
import { receivedFact, senderFacts, teamNotice } from './team-notice.js';
import type { ApplicationMailData } from './enquiry-data.js';

const { application: A } = messages;

/** To the applicant: it arrived, when it is answered, and the next steps. */
export function applicationAcknowledgement(data: ApplicationMailData): MailContent {
  return requestAcknowledgement(data, A, {
    last: { title: A.decided, detail: data.afterwards },
    facts: [[A.topic, data.topic], ...data.facts, [messages.labels.phone, given(data.phone)]],
    quotes: quoteOf(A.quote, given(data.message)),
  });
}

/** To the team: the application, and when the first answer is due. */
export function applicationNotice(data: ApplicationMailData, context: TemplateContext): MailContent {
  return teamNotice(data, context, {
    subject: (number) => A.notice_subject(data.topic, shortName(data.name), number),
    title: data.topic,
    blocks: [
      ...quoteOf(messages.they_wrote, given(data.message)),
      ...factsOf([...senderFacts(data.name, data.email, data.phone), ...data.facts, receivedFact(data)]),
    ],
  });
}
