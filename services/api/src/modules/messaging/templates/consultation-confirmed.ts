import { calendarFile } from '../calendar/calendar-file.js';
import type { MailContent, Step } from './blocks.js';
import { MAIL_MESSAGES as messages } from './messages.js';
import {
  consultationType,
  given,
  hello,
  inBothZones,
  joinLink,
  momentPanel,
  paragraph,
  numberOf,
  type TemplateContext,
} from './parts.js';
import type { ConsultationConfirmedMailData } from './enquiry-data.js';
import { dayIn, inIndia, INDIA_PLACE, isPhoneCall, minutesOf, timeIn, preferredInstant } from './times.js';

/** The appointment is confirmed; the calendar file contains its instant. */
export function consultationConfirmed(data: ConsultationConfirmedMailData, context: TemplateContext): MailContent {
  const { confirmed: C } = messages;
  const type = consultationType(data.consultation_type);
  const minutes = minutesOf(data.consultation_type);
  const number = numberOf(data);
  const instant = preferredInstant(data, data.consultation_type);
  const when = instant ? inBothZones(instant.start, instant.zone) : `${data.preferred_date}, ${data.preferred_time}`;
  const moved = (data.sequence ?? 0) > 0;
  const link = joinLink(data);
  const message = given(data.message);
  return {
    subject: moved ? C.subject_moved(type.toLowerCase(), when, number) : C.subject(type.toLowerCase(), when, number),
    preheader: when,
    title: moved ? C.title_moved(type.toLowerCase()) : C.title(type.toLowerCase()),
    reference: number,
    blocks: [
      hello(data.name),
      paragraph(moved ? C.lead_moved : C.lead),
      {
        kind: 'moment',
        moment: momentPanel(data, data.consultation_type, C.appointment(minutes), messages.your_time, true),
      },
      ...(link ? [{ kind: 'button', label: C.join_button, href: link } as const] : []),
      ...(message ? [{ kind: 'letter', text: message } as const] : []),
      { kind: 'heading', text: messages.next },
      { kind: 'steps', steps: steps(data, instant) },
      paragraph(C.cannot),
      { kind: 'note', text: messages.keep_number(number) },
    ],
    reason: C.reason,
    ...(instant ? { calendar: calendarFile(data, instant, context, link) } : {}),
  };
}

function steps(
  data: ConsultationConfirmedMailData,
  instant: { readonly start: Date; readonly zone: string } | null,
): Step[] {
  const { confirmed: C } = messages;
  const phone = given(data.phone);
  const talk = isPhoneCall(data.consultation_type)
    ? { title: C.join_phone, detail: phone ? C.join_phone_detail(phone) : C.join_phone_no_number }
    : joinLink(data)
      ? { title: C.join_video, detail: C.join_video_detail }
      : { title: C.talk_video, detail: C.join_video_later };
  const at = instant
    ? {
        when: dayIn(instant.start, instant.zone),
        moment: messages.times(timeIn(instant.start, instant.zone), inIndia(instant.start, instant.zone), INDIA_PLACE),
      }
    : { when: data.preferred_date, moment: data.preferred_time };
  return [
    {
      state: 'done',
      when: messages.done,
      title: C.settled,
      moment: inBothZones(new Date(data.confirmed_at), instant?.zone ?? null),
    },
    ...(instant ? [{ state: 'now', when: messages.now, title: C.calendar, detail: C.calendar_detail } as const] : []),
    { state: 'later', ...at, ...talk },
    { state: 'later', when: messages.after_that, title: C.afterwards, detail: C.afterwards_detail },
  ];
}
