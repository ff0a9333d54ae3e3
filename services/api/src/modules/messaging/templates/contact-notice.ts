import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { factsOf, given, inboxButton, paragraph, quoteOf, shortName, type TemplateContext } from './parts.js';
import { receivedFact, senderFacts, teamNotice } from './team-notice.js';
import type { ContactMailData } from './enquiry-data.js';

/** To the team: the message and its sender, and when the answer is due. */
export function contactNotice(data: ContactMailData, context: TemplateContext): MailContent {
  const name = `${data.first_name} ${data.last_name}`.trim();
  const title = messages.contact.notice_title(name);
  const blocks = [
    ...quoteOf(messages.they_wrote, given(data.additional_info)),
    ...factsOf([
      ...senderFacts(name, data.email, data.phone),
      [messages.labels.procedure, given(data.interested_procedure)],
      [messages.labels.destination, given(data.preferred_destination)],
      receivedFact(data),
    ]),
  ];
  if (data.in_inbox === false) {
    return {
      subject: messages.contact.notice_title(shortName(name)),
      preheader: messages.contact.not_in_inbox,
      title,
      blocks: [paragraph(messages.contact.not_in_inbox), inboxButton(null, context), ...blocks],
      reason: messages.reason_team,
    };
  }
  return teamNotice(data, context, {
    subject: (number) => messages.contact.notice_subject(shortName(name), number),
    title,
    blocks,
  });
}
