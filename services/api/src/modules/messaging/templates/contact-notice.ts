import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import {
  factsOf,
  forTeam,
  given,
  inboxButton,
  mailLink,
  paragraph,
  phoneLink,
  quoteOf,
  reference,
  shortName,
  type TemplateContext,
} from './parts.js';
import type { ContactMailData } from './template-data.js';
import { dueAt } from './times.js';

/** To the team: who wrote what, and until when the answer is promised. */
export function contactNotice(data: ContactMailData, context: TemplateContext): MailContent {
  const number = reference(data.id);
  const name = `${data.first_name} ${data.last_name}`.trim();
  const due = forTeam(dueAt(data.received_at));
  return {
    subject: M.contact.notice_subject(shortName(name), number),
    preheader: M.contact.notice_preheader(due),
    title: M.contact.notice_title(name),
    reference: number,
    blocks: [
      paragraph([{ strong: M.answer_by(due) }]),
      inboxButton(data.id, context),
      ...quoteOf(M.they_wrote, given(data.additional_info)),
      ...factsOf([
        [M.labels.name, name],
        [M.labels.email, mailLink(data.email)],
        [M.labels.phone, phoneLink(given(data.phone))],
        [M.labels.procedure, given(data.interested_procedure)],
        [M.labels.destination, given(data.preferred_destination)],
        [M.labels.received, forTeam(new Date(data.received_at))],
      ]),
    ],
    reason: M.reason_team,
  };
}
