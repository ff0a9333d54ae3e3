import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { MailContent } from './blocks.js';
import { caseOpening } from './case-opening.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  dueInBothZones,
  factsOf,
  given,
  hello,
  inBothZones,
  paragraph,
  quoteOf,
  numberOf,
  type TemplateContext,
} from './parts.js';
import type { ContactMailData } from './enquiry-data.js';

/** To the sender: it arrived, and staff will answer by the given time. */
export function contactAcknowledgement(data: ContactMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  const due = dueInBothZones(data.received_at, null);
  const message = given(data.additional_info);
  return {
    subject: messages.contact.subject(number),
    preheader: messages.contact.preheader(due),
    title: messages.contact.title,
    reference: number,
    blocks: [
      hello(`${data.first_name} ${data.last_name}`, data.first_name),
      paragraph(messages.contact.lead),
      { kind: 'heading', text: messages.next },
      {
        kind: 'steps',
        steps: [
          {
            state: 'done',
            when: messages.done,
            title: messages.contact.arrived,
            moment: inBothZones(new Date(data.received_at), null),
          },
          {
            state: 'now',
            when: messages.now,
            title: messages.contact.reading,
            detail: messages.contact.reading_detail,
          },
          {
            state: 'later',
            when: messages.within(RESPONSE_HOURS),
            title: messages.contact.answered,
            moment: messages.by(due),
          },
        ],
      },
      ...caseOpening(data, context, null),
      { kind: 'heading', text: messages.you_wrote },
      ...factsOf([
        [messages.labels.procedure, given(data.interested_procedure)],
        [messages.labels.destination, given(data.preferred_destination)],
        [messages.labels.phone, given(data.phone)],
      ]),
      ...quoteOf(messages.contact.quote, message),
      paragraph(`${messages.free} ${messages.add_something}`),
      { kind: 'note', text: messages.keep_number(number) },
    ],
    reason: messages.reason_form(data.email),
  };
}
