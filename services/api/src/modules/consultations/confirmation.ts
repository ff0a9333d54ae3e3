import {
  consultationMinutes,
  type ConsultationType,
  slotInstant,
  TIME_SLOTS,
  type TimeSlot,
  type VideoConsultationType,
} from '@ayana/contracts/consultations';
import { refusedFields } from '../../platform/app-error.js';
import type { AgreedMoment, ConfirmedMoment } from '../inbox/index.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { MessagingService } from '../messaging/index.js';
import { visitorZone } from './preferred-date.js';
import { CONSULTATION_MESSAGES } from './messages.js';

interface Requested {
  consultation_type: ConsultationType | VideoConsultationType;
  preferred_date: string;
  /** One of the eight times, or that of a doctor's time the visitor cancelled. */
  preferred_time: string;
  country?: string | null | undefined;
  timezone?: string | null | undefined;
  time_zone?: string | null | undefined;
}

type Agreement = Pick<Requested, 'preferred_date'> & { preferred_time: TimeSlot; time_zone: string };

/**
 * The agreed time: what the visitor requested, with the staff's changes.
 * @throws AppError `invalid_fields` when no zone is known, or the time has passed
 */
function agree(
  requested: Requested,
  changed: AgreedMoment,
  now: Date,
): { agreement: Agreement; moment: ConfirmedMoment } {
  const zone =
    changed.time_zone ??
    visitorZone({
      timezone: requested.timezone ?? undefined,
      time_zone: requested.time_zone ?? undefined,
      country: requested.country ?? undefined,
    });
  if (zone === null) {
    throw refusedFields([{ field: 'time_zone', message: CONSULTATION_MESSAGES.zone_unknown }]);
  }
  const preferred_date = changed.preferred_date ?? requested.preferred_date;
  const preferred_time = changed.preferred_time ?? TIME_SLOTS.find((slot) => slot === requested.preferred_time);
  if (preferred_time === undefined)
    throw refusedFields([{ field: 'preferred_time', message: CONSULTATION_MESSAGES.one_of_the_slots }]);
  const starts_at = slotInstant(preferred_date, preferred_time, zone);
  if (starts_at <= now) {
    throw refusedFields([{ field: 'preferred_date', message: CONSULTATION_MESSAGES.passed }]);
  }
  return {
    agreement: { preferred_date, preferred_time, time_zone: zone },
    moment: { starts_at, time_zone: zone, minutes: consultationMinutes(requested.consultation_type) },
  };
}

/** A consultation of either kind, as requested. */
interface RequestedConsultation extends Requested {
  id: string;
  email: string;
  phone?: string | null | undefined;
  procedure_interest?: string | null | undefined;
  city?: string | null | undefined;
}

/**
 * Confirms a consultation: determines its time and queues the mail, in the thread of the acknowledgement.
 * @param sequence 0 for the first confirmation, increased each time it is moved (RFC 5545)
 * @throws AppError `invalid_fields` as `agree` does
 */
export async function confirmConsultation(
  em: EntityManager,
  messaging: MessagingService,
  consultation: {
    kind: 'consultation' | 'video_consultation';
    asked: RequestedConsultation;
    /** Of the sender. */
    name: string;
    changed: AgreedMoment;
    now: Date;
    sequence: number;
  },
): Promise<ConfirmedMoment> {
  const { kind, asked, name, changed, now, sequence } = consultation;
  const { agreement, moment } = agree(asked, changed, now);
  const { id, email, phone, consultation_type, procedure_interest, country, city } = asked;
  await messaging.queueMail(em, {
    template: 'consultation_confirmed',
    to: email,
    data: {
      id,
      name,
      email,
      phone,
      consultation_type,
      procedure_interest,
      country,
      city,
      ...agreement,
      confirmed_at: now.toISOString(),
      sequence,
    },
    dedupe_key: `${kind}:${id}:confirmed:${sequence}`,
    follows: `${kind}:${id}:acknowledgement`,
  });
  return moment;
}
