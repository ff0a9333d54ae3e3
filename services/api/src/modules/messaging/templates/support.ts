import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { SUPPORT_FOLLOW_PATH } from '@ayana/contracts/support';
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
import type { SupportMailData } from './template-data.js';
import { dueAt } from './times.js';

/** To the person who asked for support: it arrived, who answers by when, and the link that shows where it stands. */
export function supportAcknowledgement(
  data: SupportMailData,
  { publicOrigin, standingToken }: TemplateContext,
): MailContent {
  const { support: S } = M;
  const number = reference(data.id);
  const due = dueInBothZones(data.received_at, null);
  const token = encodeURIComponent(standingToken('follow_support_request', data.id));
  const href = `${publicOrigin}${SUPPORT_FOLLOW_PATH}${token}`;
  return {
    subject: S.subject(number),
    preheader: M.contact.preheader(due),
    title: S.title,
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(S.lead),
      { kind: 'button', label: S.follow, href },
      { kind: 'heading', text: M.next },
      {
        kind: 'steps',
        steps: [
          { state: 'done', when: M.done, title: S.arrived, moment: inBothZones(new Date(data.received_at), null) },
          { state: 'now', when: M.now, title: S.reading, detail: S.reading_detail },
          { state: 'later', when: M.within(RESPONSE_HOURS), title: S.answered, moment: M.by(due) },
        ],
      },
      { kind: 'heading', text: M.you_wrote },
      ...factsOf([
        [S.topic, data.topic],
        [M.labels.phone, given(data.phone)],
      ]),
      ...quoteOf(S.quote, data.message),
      paragraph(M.add_something),
      { kind: 'note', text: [S.private, { text: href, href }] },
      { kind: 'note', text: M.keep_number(number) },
    ],
    reason: M.reason_form(data.email),
  };
}

/** To the team: who needs what, and until when the answer is promised. */
export function supportNotice(data: SupportMailData, context: TemplateContext): MailContent {
  const { support: S } = M;
  const number = reference(data.id);
  const due = forTeam(dueAt(data.received_at));
  return {
    subject: S.notice_subject(data.topic, shortName(data.name), number),
    preheader: M.contact.notice_preheader(due),
    title: S.notice_title(data.name),
    reference: number,
    blocks: [
      paragraph([{ strong: M.answer_by(due) }]),
      inboxButton(data.id, context),
      ...quoteOf(M.they_wrote, data.message),
      ...factsOf([
        [S.topic, data.topic],
        [M.labels.name, data.name],
        [M.labels.email, mailLink(data.email)],
        [M.labels.phone, phoneLink(given(data.phone))],
        [M.labels.received, forTeam(new Date(data.received_at))],
      ]),
    ],
    reason: M.reason_team,
  };
}
