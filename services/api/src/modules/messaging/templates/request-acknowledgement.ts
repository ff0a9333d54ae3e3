import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { Block, MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import { dueInBothZones, type Fact, factsOf, hello, inBothZones, paragraph, numberOf } from './parts.js';
import type { OfCase } from './of-case.js';

interface Request extends OfCase {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly received_at: string;
}

interface Texts {
  readonly subject: (number: string) => string;
  readonly title: string;
  readonly lead: string;
  readonly arrived: string;
  readonly reading: string;
  readonly reading_detail: string;
  readonly answered: string;
}

interface Parts {
  readonly afterLead?: readonly Block[];
  /** The steps after the answer. */
  readonly last?: { readonly title: string; readonly detail: string };
  readonly facts: readonly Fact[];
  readonly quotes: readonly Block[];
  readonly notes?: readonly Block[];
}

/** To the sender of a form: it arrived, when it is answered, and what they wrote. */
export function requestAcknowledgement(
  { name, email, received_at, ...request }: Request,
  texts: Texts,
  { afterLead = [], last, facts, quotes, notes = [] }: Parts,
): MailContent {
  const number = numberOf(request);
  const due = dueInBothZones(received_at, null);
  return {
    subject: texts.subject(number),
    preheader: messages.contact.preheader(due),
    title: texts.title,
    reference: number,
    blocks: [
      hello(name),
      paragraph(texts.lead),
      ...afterLead,
      { kind: 'heading', text: messages.next },
      {
        kind: 'steps',
        steps: [
          {
            state: 'done',
            when: messages.done,
            title: texts.arrived,
            moment: inBothZones(new Date(received_at), null),
          },
          { state: 'now', when: messages.now, title: texts.reading, detail: texts.reading_detail },
          { state: 'later', when: messages.within(RESPONSE_HOURS), title: texts.answered, moment: messages.by(due) },
          ...(last === undefined ? [] : [{ state: 'later' as const, when: messages.after_that, ...last }]),
        ],
      },
      { kind: 'heading', text: messages.you_wrote },
      ...factsOf(facts),
      ...quotes,
      paragraph(messages.add_something),
      ...notes,
      { kind: 'note', text: messages.keep_number(number) },
    ],
    reason: messages.reason_form(email),
  };
}
