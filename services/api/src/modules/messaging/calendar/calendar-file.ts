import { BRAND } from '@ayana/contracts/brand';
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { mailDomain } from '../messaging.settings.js';
import type { MailContent } from '../templates/blocks.js';
import { MAIL_MESSAGES as messages } from '../templates/messages.js';
import { consultationType, given, inBothZones, reference, type TemplateContext } from '../templates/parts.js';
import type { ConsultationConfirmedMailData } from '../templates/enquiry-data.js';

/**
 * The invitation (RFC 5545, RFC 5546 REQUEST), or the CANCEL that removes it. Start and end are instants in UTC, so every calendar shows
 * them in its own zone; the UID is the request's, so a moved appointment replaces the first.
 * @param link where more about it is
 */
export function calendarFile(
  data: ConsultationConfirmedMailData,
  { start, end, zone }: { readonly start: Date; readonly end: Date; readonly zone: string },
  { replyTo }: TemplateContext,
  link: string | null,
): NonNullable<MailContent['calendar']> {
  const type = consultationType(data.consultation_type);
  const cancelled = data.cancelled === true;
  const doctor = given(data.doctor);
  const calendar = ical({
    prodId: { company: BRAND.name, product: BRAND.name, language: 'EN' },
    method: cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  const event = calendar.createEvent({
    id: `${data.id}@${mailDomain(replyTo)}`,
    sequence: data.sequence ?? 0,
    stamp: new Date(data.confirmed_at),
    start,
    end,
    summary:
      doctor === null
        ? messages.confirmed.calendar_summary(type)
        : messages.appointment.calendar_summary(type, oneLine(doctor)),
    description: [inBothZones(start, zone), messages.keep_number(reference(data.id)), ...(link ? [link] : [])].join(
      '\n',
    ),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: BRAND.name, email: replyTo },
    location: link ?? type,
    ...(link ? { url: link } : {}),
  });
  event.createAttendee({
    email: data.email,
    name: oneLine(data.name),
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: !cancelled,
  });
  return {
    filename: messages.confirmed.calendar_filename,
    content: calendar.toString(),
    method: cancelled ? 'CANCEL' : 'REQUEST',
  };
}

/** Parameter values of a calendar have no escape for line breaks and quotes (RFC 5545, 3.2). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029"]+/gu, ' ').trim();
}
