import type { Block, MailContent } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  consultationType,
  type Fact,
  factsOf,
  given,
  inBothZones,
  momentPanel,
  quoteOf,
  shortName,
  type TemplateContext,
} from './parts.js';
import { receivedFact, senderFacts, teamNotice } from './team-notice.js';
import type { ConsultationMailData, VideoConsultationMailData } from './enquiry-data.js';
import { minutesOf, preferredInstant } from './times.js';

interface Wording {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly quotes: readonly Block[];
}

/** To the team: a new free consultation request. */
export function consultationNotice(data: ConsultationMailData, context: TemplateContext): MailContent {
  return notice(data, context, {
    name: data.name,
    facts: [
      [messages.labels.procedure, given(data.procedure_interest)],
      [messages.labels.destination_free, given(data.destination_preference)],
      [messages.labels.trip_estimate, given(data.trip_estimate)],
    ],
    quotes: quoteOf(messages.they_wrote, given(data.notes)),
  });
}

/** To the team: a new video consultation request. */
export function videoConsultationNotice(data: VideoConsultationMailData, context: TemplateContext): MailContent {
  return notice(data, context, {
    name: data.patient_name,
    facts: [
      [messages.labels.doctor, given(data.doctor)],
      [messages.labels.specialization, given(data.specialization)],
      [messages.labels.procedure, given(data.procedure_interest)],
      [messages.labels.reason, given(data.reason)],
    ],
    quotes: [
      ...quoteOf(messages.labels.condition, given(data.medical_condition)),
      ...quoteOf(messages.labels.notes, given(data.notes)),
    ],
  });
}

function notice(
  data: ConsultationMailData | VideoConsultationMailData,
  context: TemplateContext,
  { name, facts, quotes }: Wording,
): MailContent {
  const { consultation: C } = messages;
  const type = consultationType(data.consultation_type);
  const preference = preferredInstant(data, data.consultation_type);
  const asked = preference ? inBothZones(preference.start, null) : `${data.preferred_date}, ${data.preferred_time}`;
  return teamNotice(data, context, {
    subject: (number) => C.notice_subject(type.toLowerCase(), shortName(name), given(data.country) ?? '', number),
    preheader: C.notice_preheader(name, asked),
    title: C.notice_title(type.toLowerCase()),
    blocks: [
      {
        kind: 'moment',
        moment: momentPanel(data, data.consultation_type, C.they_asked_for, messages.visitors_time, false),
      },
      ...factsOf([
        ...senderFacts(name, data.email, data.phone),
        [messages.labels.country, given(data.country)],
        [messages.labels.city, given(data.city)],
        [messages.labels.zone, given(data.time_zone) ?? given(data.timezone)],
        [messages.labels.type, messages.minutes(type, minutesOf(data.consultation_type))],
        ...facts,
        receivedFact(data),
      ]),
      ...quotes,
    ],
  });
}
