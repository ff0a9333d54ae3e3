import { receivedPath, RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { Block, MailContent } from './blocks.js';
import { caseOpening } from './case-opening.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  consultationType,
  dueInBothZones,
  type Fact,
  factsOf,
  given,
  hello,
  inBothZones,
  momentPanel,
  paragraph,
  quoteOf,
  numberOf,
  type TemplateContext,
} from './parts.js';
import type { ConsultationMailData, VideoConsultationMailData } from './enquiry-data.js';
import { isPhoneCall, minutesOf, preferredInstant } from './times.js';

type Request = ConsultationMailData | VideoConsultationMailData;

interface Wording {
  readonly name: string;
  readonly subject: string;
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly quotes: readonly Block[];
  /** Further reading. */
  readonly more: readonly Block[];
}

/** To the sender of a free consultation request. */
export function consultationAcknowledgement(data: ConsultationMailData, context: TemplateContext): MailContent {
  return acknowledgement(data, context, {
    name: data.name,
    subject: messages.consultation.subject(numberOf(data)),
    title: messages.consultation.title,
    facts: [
      [messages.labels.procedure, given(data.procedure_interest)],
      [messages.labels.destination_free, given(data.destination_preference)],
      [messages.labels.trip_estimate, given(data.trip_estimate)],
    ],
    quotes: quoteOf(messages.consultation.quote, given(data.notes)),
    more: [
      paragraph([
        messages.received_page,
        { text: messages.received_page_link, href: context.publicOrigin + receivedPath(numberOf(data)) },
        '.',
      ]),
    ],
  });
}

/** To the sender of a video dialog request. */
export function videoConsultationAcknowledgement(
  data: VideoConsultationMailData,
  context: TemplateContext,
): MailContent {
  const phone = isPhoneCall(data.consultation_type);
  return acknowledgement(data, context, {
    name: data.patient_name,
    subject: phone
      ? messages.consultation.subject(numberOf(data))
      : messages.consultation.video_subject(numberOf(data)),
    title: phone ? messages.consultation.title : messages.consultation.video_title,
    facts: [
      [messages.labels.specialization, given(data.specialization)],
      [messages.labels.procedure, given(data.procedure_interest)],
    ],
    quotes: [
      ...quoteOf(messages.consultation.quote_condition, given(data.medical_condition)),
      ...quoteOf(messages.consultation.quote, given(data.notes)),
    ],
    more: [],
  });
}

function acknowledgement(data: Request, context: TemplateContext, wording: Wording): MailContent {
  const { consultation: C } = messages;
  const type = data.consultation_type;
  const minutes = minutesOf(type);
  const zone = preferredInstant(data, type)?.zone ?? null;
  const due = dueInBothZones(data.received_at, zone);
  const phone = given(data.phone);
  const number = numberOf(data);
  return {
    subject: wording.subject,
    preheader: C.preheader(due),
    title: wording.title,
    reference: number,
    blocks: [
      hello(wording.name),
      paragraph(C.lead),
      { kind: 'moment', moment: momentPanel(data, type, C.asked_for, messages.your_time, false) },
      { kind: 'note', text: C.not_yet },
      { kind: 'heading', text: messages.next },
      {
        kind: 'steps',
        steps: [
          {
            state: 'done',
            when: messages.done,
            title: C.arrived,
            moment: inBothZones(new Date(data.received_at), zone),
          },
          { state: 'now', when: messages.now, title: C.checking },
          {
            state: 'later',
            when: messages.within(RESPONSE_HOURS),
            title: C.confirmed,
            moment: messages.by(due),
            detail: phone === null ? C.confirmed_mail_only : C.confirmed_detail(phone),
          },
          {
            state: 'later',
            when: messages.after_that,
            title: isPhoneCall(type) ? C.talk_phone(minutes) : C.talk_video(minutes),
            detail: C.talk_detail,
          },
        ],
      },
      ...caseOpening(data, context, zone),
      { kind: 'heading', text: C.details },
      ...factsOf([
        [messages.labels.type, messages.minutes(consultationType(type), minutes)],
        ...wording.facts,
        [messages.labels.phone, phone],
        [
          messages.labels.city,
          [given(data.city), given(data.country)].filter((each) => each !== null).join(', ') || null,
        ],
      ]),
      ...wording.quotes,
      paragraph(`${messages.free} ${messages.add_something}`),
      ...wording.more,
      { kind: 'note', text: messages.keep_number(number) },
    ],
    reason: messages.reason_form(data.email),
  };
}
