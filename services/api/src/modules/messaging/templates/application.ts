import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import {
  dueInBothZones,
  factsOf,
  forTeam,
  given,
  hello,
  inboxButton,
  inBothZones,
  mailLink,
  paragraph,
  phoneLink,
  quoteOf,
  reference,
  shortName,
  type TemplateContext,
} from './parts.js';
import type { ApplicationMailData } from './template-data.js';
import { dueAt } from './times.js';

/** To whoever applied: it arrived, who answers by when, and what comes after. */
export function applicationAcknowledgement(data: ApplicationMailData): MailContent {
  const { application: A } = M;
  const number = reference(data.id);
  const due = dueInBothZones(data.received_at, null);
  return {
    subject: A.subject(number),
    preheader: M.contact.preheader(due),
    title: A.title,
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(A.lead),
      { kind: 'heading', text: M.next },
      {
        kind: 'steps',
        steps: [
          { state: 'done', when: M.done, title: A.arrived, moment: inBothZones(new Date(data.received_at), null) },
          { state: 'now', when: M.now, title: A.reading, detail: A.reading_detail },
          { state: 'later', when: M.within(RESPONSE_HOURS), title: A.answered, moment: M.by(due) },
          { state: 'later', when: M.after_that, title: A.decided, detail: data.afterwards },
        ],
      },
      { kind: 'heading', text: M.you_wrote },
      ...factsOf([[A.topic, data.topic], ...data.facts, [M.labels.phone, given(data.phone)]]),
      ...quoteOf(A.quote, given(data.message)),
      paragraph(M.add_something),
      { kind: 'note', text: M.keep_number(number) },
    ],
    reason: M.reason_form(data.email),
  };
}

/** To the team: who applies for what, and until when the first answer is promised. */
export function applicationNotice(data: ApplicationMailData, context: TemplateContext): MailContent {
  const { application: A } = M;
  const number = reference(data.id);
  const due = forTeam(dueAt(data.received_at));
  return {
    subject: A.notice_subject(data.topic, shortName(data.name), number),
    preheader: M.contact.notice_preheader(due),
    title: data.topic,
    reference: number,
    blocks: [
      paragraph([{ strong: M.answer_by(due) }]),
      inboxButton(data.id, context),
      ...quoteOf(M.they_wrote, given(data.message)),
      ...factsOf([
        [M.labels.name, data.name],
        [M.labels.email, mailLink(data.email)],
        [M.labels.phone, phoneLink(given(data.phone))],
        ...data.facts,
        [M.labels.received, forTeam(new Date(data.received_at))],
      ]),
    ],
    reason: M.reason_team,
  };
}
