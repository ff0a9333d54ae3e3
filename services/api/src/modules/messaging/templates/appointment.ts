import { dollars } from '@ayana/contracts/language';
import { VISIT_PATH } from '@ayana/contracts/consultation-room';
import { APPOINTMENT_PAGE, APPOINTMENT_PATH, FEE_PAYMENT } from '@ayana/contracts/consultations';
import { calendarFile } from '../calendar/calendar-file.js';
import type { Block, MailContent, Moment, Step } from './blocks.js';
import { waysOn } from './case-opening.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  consultationType,
  dueInBothZones,
  factsOf,
  forTeam,
  given,
  hello,
  inboxButton,
  joinLink,
  mailLink,
  numberOf,
  paragraph,
  phoneLink,
  roomLink,
  shortName,
  type TemplateContext,
} from './parts.js';
import type { AppointmentMailData } from './enquiry-data.js';
import { dayIn, isPhoneCall, minutesOf, placeOf, timeIn } from './times.js';

const { appointment: A, confirmed: C } = messages;
const MINUTE = 60_000;

/** To the visitor: the booked time, and how to change it. */
export function appointmentBooked(data: AppointmentMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  return {
    subject: A.subject(shortName(data.doctor), whenOf(data), number),
    title: A.title,
    ...confirmedContent(data, context, A.lead(data.doctor), A.settled, ways(data, context)),
  };
}

export function appointmentMoved(data: AppointmentMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  return {
    subject: A.subject_moved(shortName(data.doctor), whenOf(data), number),
    title: A.title_moved,
    ...confirmedContent(data, context, A.lead_moved(data.doctor), A.settled_moved),
  };
}

/** To the visitor: the video has a link now, or another one. */
export function appointmentLink(data: AppointmentMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  return {
    subject: A.subject_link(shortName(data.doctor), whenOf(data), number),
    title: A.title_link,
    ...confirmedContent(data, context, A.lead_link(data.doctor), A.settled),
  };
}

export function appointmentCancelled(data: AppointmentMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  const when = whenOf(data);
  return {
    subject: A.subject_cancelled(shortName(data.doctor), when, number),
    preheader: when,
    title: A.title_cancelled,
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(A.lead_cancelled(data.doctor)),
      { kind: 'moment', moment: panel(data, messages.your_time) },
      { kind: 'heading', text: messages.next },
      {
        kind: 'steps',
        steps: [
          { state: 'done', when: messages.done, title: A.title_cancelled },
          { state: 'now', when: messages.now, title: A.calendar_out, detail: A.calendar_out_detail },
        ],
      },
      paragraph(A.again),
      { kind: 'button', label: A.book_again, href: `${context.publicOrigin}/find-doctors` },
      { kind: 'note', text: messages.keep_number(number) },
    ],
    reason: A.reason,
    calendar: invitation(data, context),
  };
}

/** To the team: a visitor moved or cancelled an appointment. */
export function appointmentChangedNotice(data: AppointmentMailData, context: TemplateContext): MailContent {
  const number = numberOf(data);
  const cancelled = data.cancelled === true;
  const when = forTeam(new Date(data.starts_at));
  const was = given(data.was);
  return {
    subject: cancelled ? A.notice_subject_cancelled(when, number) : A.notice_subject_moved(when, number),
    preheader: when,
    title: cancelled ? A.notice_title_cancelled : A.notice_title_moved,
    reference: number,
    blocks: [
      paragraph(cancelled ? A.notice_lead_cancelled : A.notice_lead_moved),
      inboxButton(data.id, context),
      { kind: 'moment', moment: panel(data, messages.visitors_time) },
      ...factsOf([
        [A.was, was === null ? null : forTeam(new Date(was))],
        [messages.labels.doctor, data.doctor],
        [messages.labels.name, data.name],
        [messages.labels.email, mailLink(data.email)],
        [messages.labels.phone, phoneLink(given(data.phone))],
      ]),
    ],
    reason: A.reason_team,
    calendar: invitation(data, context),
  };
}

/** The common parts of the mails for booked and moved appointments. */
function confirmedContent(
  data: AppointmentMailData,
  { publicOrigin, permanentToken, ...context }: TemplateContext,
  lead: string,
  settled: string,
  more: readonly Block[] = [],
): Pick<MailContent, 'preheader' | 'reference' | 'blocks' | 'reason' | 'calendar'> {
  const number = numberOf(data);
  const when = whenOf(data);
  const href = `${publicOrigin}${APPOINTMENT_PATH}${encodeURIComponent(permanentToken('manage_appointment', data.id))}`;
  const was = given(data.was);
  const link = roomLink(data, { publicOrigin, permanentToken, ...context });
  const blocks: Block[] = [
    hello(data.name),
    paragraph(lead),
    { kind: 'moment', moment: panel(data, messages.your_time) },
    ...factsOf([[A.was, was === null ? null : at(data, new Date(was))]]),
    ...(link === null ? [] : [{ kind: 'button', label: C.join_button, href: link } as const]),
    { kind: 'button', label: A.manage, href },
    { kind: 'heading', text: messages.next },
    { kind: 'steps', steps: steps(data, link, settled) },
    ...more,
    paragraph(A.cannot),
    { kind: 'note', text: [A.manage_private, { text: href, href }] },
    { kind: 'note', text: messages.keep_number(number) },
  ];
  return {
    preheader: when,
    reference: number,
    blocks,
    reason: A.reason,
    calendar: invitation(data, { publicOrigin, permanentToken, ...context }),
  };
}

/** How to send reports before the talk, and to write. */
function ways(data: AppointmentMailData, context: TemplateContext): Block[] {
  const zone = zoneOf(data);
  return waysOn(data, context, zone, messages.opening.when_booked(dueInBothZones(data.confirmed_at, zone)));
}

function steps(data: AppointmentMailData, link: string | null, settled: string): Step[] {
  const { start, zone } = moment(data);
  const phone = given(data.phone);
  const talk = isPhoneCall(data.consultation_type)
    ? { title: C.join_phone, detail: phone ? C.join_phone_detail(phone) : C.join_phone_no_number }
    : link === null
      ? { title: C.talk_video, detail: C.join_video_later }
      : { title: C.join_video, detail: detailOf(data) };
  return [
    { state: 'done', when: messages.done, title: settled },
    { state: 'now', when: messages.now, title: C.calendar, detail: C.calendar_detail },
    {
      state: 'later',
      when: A.before_talk,
      title: FEE_PAYMENT.title,
      detail: FEE_PAYMENT.text(data.fee_usd == null ? null : dollars(data.fee_usd)),
    },
    { state: 'later', when: dayIn(start, zone), moment: at(data, start), ...talk },
    { state: 'later', when: messages.after_that, title: C.afterwards, detail: A.afterwards_detail },
  ];
}

/** How to enter: elsewhere, in the room with an account, or in the room without one. */
function detailOf(data: AppointmentMailData): string {
  if (joinLink(data) !== null) return C.join_video_detail;
  return data.room === VISIT_PATH ? A.join_room_guest : A.join_room;
}

function moment(data: AppointmentMailData): { start: Date; end: Date; zone: string } {
  const start = new Date(data.starts_at);
  const end = new Date(start.getTime() + minutesOf(data.consultation_type) * MINUTE);
  return { start, end, zone: zoneOf(data) };
}

/** The doctor's clock is shown to a visitor whose zone is unknown. */
const zoneOf = ({ time_zone, timezone, doctor_zone }: AppointmentMailData): string =>
  given(time_zone) ?? given(timezone)?.slice(3) ?? doctor_zone;

const invitation = (data: AppointmentMailData, context: TemplateContext): NonNullable<MailContent['calendar']> =>
  // Calendars are shared: it names the page, and no secret.
  calendarFile(data, moment(data), context, context.publicOrigin + APPOINTMENT_PAGE);

const whenOf = (data: AppointmentMailData): string => at(data, new Date(data.starts_at));

/** An instant on the visitor's clock and the doctor's. */
function at(data: AppointmentMailData, start: Date): string {
  const zone = zoneOf(data);
  return messages.both_times(dayIn(start, zone), timeIn(start, zone), there(data, start, zone), data.doctor_place);
}

function there({ doctor_zone }: AppointmentMailData, start: Date, zone: string): string {
  const time = timeIn(start, doctor_zone);
  const day = dayIn(start, doctor_zone);
  return day === dayIn(start, zone) ? time : `${time} on ${day}`;
}

function panel(data: AppointmentMailData, yours: (place: string) => string): Moment {
  const { start, end, zone } = moment(data);
  const label = messages.minutes(consultationType(data.consultation_type), minutesOf(data.consultation_type));
  return {
    label,
    day: dayIn(start, zone),
    rows: [
      { place: yours(placeOf(data, zone)), time: messages.from_to(timeIn(start, zone), timeIn(end, zone)) },
      {
        place: messages.in_place(data.doctor_place),
        time: messages.from_to(there(data, start, zone), timeIn(end, data.doctor_zone)),
      },
    ],
  };
}
