import type { Block, MailContent } from './blocks.js';
import { MAIL_MESSAGES as M } from './messages.js';
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
import type { ConsultationMailData, VideoConsultationMailData } from './template-data.js';
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
      [M.labels.procedure, given(data.procedure_interest)],
      [M.labels.destination_free, given(data.destination_preference)],
      [M.labels.trip_estimate, given(data.trip_estimate)],
    ],
    quotes: quoteOf(M.they_wrote, given(data.notes)),
  });
}

/** To the team: a new video consultation request. */
export function videoConsultationNotice(data: VideoConsultationMailData, context: TemplateContext): MailContent {
  return notice(data, context, {
    name: data.patient_name,
    facts: [
      [M.labels.doctor, given(data.doctor)],
      [M.labels.specialization, given(data.specialization)],
      [M.labels.procedure, given(data.procedure_interest)],
      [M.labels.reason, given(data.reason)],
    ],
    quotes: [
      ...quoteOf(M.labels.condition, given(data.medical_condition)),
      ...quoteOf(M.labels.notes, given(data.notes)),
    ],
  });
}

function notice(
  data: ConsultationMailData | VideoConsultationMailData,
  context: TemplateContext,
  { name, facts, quotes }: Wording,
): MailContent {
  const { consultation: C } = M;
  const type = consultationType(data.consultation_type);
  const preference = preferredInstant(data, data.consultation_type);
  const asked = preference ? inBothZones(preference.start, null) : `${data.preferred_date}, ${data.preferred_time}`;
  return teamNotice(data, context, {
    subject: (number) => C.notice_subject(type.toLowerCase(), shortName(name), given(data.country) ?? '', number),
    preheader: C.notice_preheader(name, asked),
    title: C.notice_title(type.toLowerCase()),
    blocks: [
      { kind: 'moment', moment: momentPanel(data, data.consultation_type, C.they_asked_for, M.visitors_time, false) },
      ...factsOf([
        ...senderFacts(name, data.email, data.phone),
        [M.labels.country, given(data.country)],
        [M.labels.city, given(data.city)],
        [M.labels.zone, given(data.time_zone) ?? given(data.timezone)],
        [M.labels.type, M.minutes(type, minutesOf(data.consultation_type))],
        ...facts,
        receivedFact(data),
      ]),
      ...quotes,
    ],
  });
}
