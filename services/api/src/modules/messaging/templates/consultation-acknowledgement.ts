import { receivedPath, RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { Block, MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
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
  reference,
  type TemplateContext,
} from './parts.js';
import type { ConsultationMailData, VideoConsultationMailData } from './template-data.js';
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
export function consultationAcknowledgement(
  data: ConsultationMailData,
  { publicOrigin }: TemplateContext,
): MailContent {
  return acknowledgement(data, {
    name: data.name,
    subject: M.consultation.subject(reference(data.id)),
    title: M.consultation.title,
    facts: [
      [M.labels.procedure, given(data.procedure_interest)],
      [M.labels.destination_free, given(data.destination_preference)],
      [M.labels.trip_estimate, given(data.trip_estimate)],
    ],
    quotes: quoteOf(M.consultation.quote, given(data.notes)),
    more: [
      paragraph([
        M.received_page,
        { text: M.received_page_link, href: publicOrigin + receivedPath(reference(data.id)) },
        '.',
      ]),
    ],
  });
}

/** To the sender of a video dialog request. */
export function videoConsultationAcknowledgement(data: VideoConsultationMailData): MailContent {
  const phone = isPhoneCall(data.consultation_type);
  return acknowledgement(data, {
    name: data.patient_name,
    subject: phone ? M.consultation.subject(reference(data.id)) : M.consultation.video_subject(reference(data.id)),
    title: phone ? M.consultation.title : M.consultation.video_title,
    facts: [
      [M.labels.specialization, given(data.specialization)],
      [M.labels.procedure, given(data.procedure_interest)],
    ],
    quotes: [
      ...quoteOf(M.consultation.quote_condition, given(data.medical_condition)),
      ...quoteOf(M.consultation.quote, given(data.notes)),
    ],
    more: [],
  });
}

function acknowledgement(data: Request, wording: Wording): MailContent {
  const { consultation: C } = M;
  const type = data.consultation_type;
  const minutes = minutesOf(type);
  const zone = preferredInstant(data, type)?.zone ?? null;
  const due = dueInBothZones(data.received_at, zone);
  const phone = given(data.phone);
  const number = reference(data.id);
  return {
    subject: wording.subject,
    preheader: C.preheader(due),
    title: wording.title,
    reference: number,
    blocks: [
      hello(wording.name),
      paragraph(C.lead),
      { kind: 'moment', moment: momentPanel(data, type, C.asked_for, M.your_time, false) },
      { kind: 'note', text: C.not_yet },
      { kind: 'heading', text: M.next },
      {
        kind: 'steps',
        steps: [
          { state: 'done', when: M.done, title: C.arrived, moment: inBothZones(new Date(data.received_at), zone) },
          { state: 'now', when: M.now, title: C.checking },
          {
            state: 'later',
            when: M.within(RESPONSE_HOURS),
            title: C.confirmed,
            moment: M.by(due),
            detail: phone === null ? C.confirmed_mail_only : C.confirmed_detail(phone),
          },
          {
            state: 'later',
            when: M.after_that,
            title: isPhoneCall(type) ? C.talk_phone(minutes) : C.talk_video(minutes),
            detail: C.talk_detail,
          },
        ],
      },
      { kind: 'heading', text: C.details },
      ...factsOf([
        [M.labels.type, M.minutes(consultationType(type), minutes)],
        ...wording.facts,
        [M.labels.phone, phone],
        [M.labels.city, [given(data.city), given(data.country)].filter((each) => each !== null).join(', ') || null],
      ]),
      ...wording.quotes,
      paragraph(`${M.free} ${M.add_something}`),
      ...wording.more,
      { kind: 'note', text: M.keep_number(number) },
    ],
    reason: M.reason_form(data.email),
  };
}
