import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import { factsOf, given, inboxButton, paragraph, quoteOf, shortName, type TemplateContext } from './parts.js';
import { receivedFact, senderFacts, teamNotice } from './team-notice.js';
import type { ContactMailData } from './template-data.js';

/** To the team: the message and its sender, and when the answer is due. */
export function contactNotice(data: ContactMailData, context: TemplateContext): MailContent {
  const name = `${data.first_name} ${data.last_name}`.trim();
  const title = M.contact.notice_title(name);
  const blocks = [
    ...quoteOf(M.they_wrote, given(data.additional_info)),
    ...factsOf([
      ...senderFacts(name, data.email, data.phone),
      [M.labels.procedure, given(data.interested_procedure)],
      [M.labels.destination, given(data.preferred_destination)],
      receivedFact(data),
    ]),
  ];
  if (data.in_inbox === false) {
    return {
      subject: M.contact.notice_title(shortName(name)),
      preheader: M.contact.not_in_inbox,
      title,
      blocks: [paragraph(M.contact.not_in_inbox), inboxButton(null, context), ...blocks],
      reason: M.reason_team,
    };
  }
  return teamNotice(data, context, {
    subject: (number) => M.contact.notice_subject(shortName(name), number),
    title,
    blocks,
  });
}
