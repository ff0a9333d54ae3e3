import type { Block, MailContent, Text } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  type Fact,
  forTeam,
  given,
  inboxButton,
  mailLink,
  paragraph,
  phoneLink,
  numberOf,
  type TemplateContext,
} from './parts.js';
import type { OfCase } from './of-case.js';
import { dueAt } from './times.js';

interface Request extends OfCase {
  readonly id: string;
  readonly received_at: string;
}

interface Wording {
  readonly subject: (number: string) => string;
  /** When the answer is due, unless the notice says more. */
  readonly preheader?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** To the team: when the answer is due, where to give it, and what was written. */
export function teamNotice(request: Request, context: TemplateContext, wording: Wording): MailContent {
  const { id, received_at } = request;
  const number = numberOf(request);
  const due = forTeam(dueAt(received_at));
  return {
    subject: wording.subject(number),
    preheader: wording.preheader ?? messages.contact.notice_preheader(due),
    title: wording.title,
    reference: number,
    blocks: [paragraph([{ strong: messages.answer_by(due) }]), inboxButton(id, context), ...wording.blocks],
    reason: messages.reason_team,
  };
}

/** The sender and their contact details. */
export function senderFacts(name: Text, email: string, phone: string | null | undefined): Fact[] {
  return [
    [messages.labels.name, name],
    [messages.labels.email, mailLink(email)],
    [messages.labels.phone, phoneLink(given(phone))],
  ];
}

export const receivedFact = ({ received_at }: Request): Fact => [
  messages.labels.received,
  forTeam(new Date(received_at)),
];
