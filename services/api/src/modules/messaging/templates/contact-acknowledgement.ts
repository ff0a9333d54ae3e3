import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
import { dueInBothZones, factsOf, given, hello, inBothZones, paragraph, quoteOf, reference } from './parts.js';
import type { ContactMailData } from './template-data.js';

/** To the sender: it arrived, and staff will answer by the given time. */
export function contactAcknowledgement(data: ContactMailData): MailContent {
  const number = reference(data.id);
  const due = dueInBothZones(data.received_at, null);
  const message = given(data.additional_info);
  return {
    subject: M.contact.subject(number),
    preheader: M.contact.preheader(due),
    title: M.contact.title,
    reference: number,
    blocks: [
      hello(`${data.first_name} ${data.last_name}`, data.first_name),
      paragraph(M.contact.lead),
      { kind: 'heading', text: M.next },
      {
        kind: 'steps',
        steps: [
          {
            state: 'done',
            when: M.done,
            title: M.contact.arrived,
            moment: inBothZones(new Date(data.received_at), null),
          },
          { state: 'now', when: M.now, title: M.contact.reading, detail: M.contact.reading_detail },
          { state: 'later', when: M.within(RESPONSE_HOURS), title: M.contact.answered, moment: M.by(due) },
        ],
      },
      { kind: 'heading', text: M.you_wrote },
      ...factsOf([
        [M.labels.procedure, given(data.interested_procedure)],
        [M.labels.destination, given(data.preferred_destination)],
        [M.labels.phone, given(data.phone)],
      ]),
      ...quoteOf(M.contact.quote, message),
      paragraph(`${M.free} ${M.add_something}`),
      { kind: 'note', text: M.keep_number(number) },
    ],
    reason: M.reason_form(data.email),
  };
}
